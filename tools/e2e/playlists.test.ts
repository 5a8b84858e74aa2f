// Playlists: reorder by keyboard, preview of criteria while typing, and the default playlist.
// @module-tag feature/library
// @module-tag feature/broadcasting
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { pressInMessage } from './support/message.ts';
import { openAsDemo } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Items', exact: true }).getByRole('listitem');
const firstTitles = async (page: Page) =>
  Promise.all([0, 1, 2].map((index) => rows(page).nth(index).locator('.person-name').textContent()));

describe('playlists', () => {
  browserTest('are reordered by keyboard, and keep the new order', async ({ page }) => {
    await openAsDemo(page);
    await page.getByRole('link', { name: 'Playlists', exact: true }).click();
    await page.getByText('One item after every 3 songs').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Evening jazz/ }).click();
    await rows(page).nth(2).waitFor();
    const [first, second, third] = await firstTitles(page);
    await rows(page).first().focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByText(`${first} is now at position 2 of 11.`).waitFor();
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByText(`${first} is now at position 3 of 11.`).waitFor();
    await expect.poll(() => firstTitles(page)).toEqual([second, third, first]);
    await expectAccessible(page);

    await page.getByRole('checkbox', { name: `Select ${second}` }).check();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.poll(() => firstTitles(page)).toContain(first);
    await pressInMessage(page, 'Undo');
    await expect.poll(() => firstTitles(page)).toEqual([second, third, first]);

    await page.getByRole('textbox', { name: 'Write a comment' }).fill('Quieter now.');
    await page.getByRole('button', { name: 'Send comment' }).click();
    await page.getByText('Quieter now.').and(page.locator('p')).waitFor();
    await page.getByRole('button', { name: 'Hide the comment of Ada Merle' }).click();
    await page.getByText('Hidden', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('Hidden', { exact: true }).waitFor();
    await expect.poll(() => firstTitles(page)).toEqual([second, third, first]);
  });

  browserTest('find their items by criteria, and play when nothing is planned', async ({ page }) => {
    await openAsDemo(page);
    await page.getByRole('link', { name: 'Playlists', exact: true }).click();
    await page.getByRole('link', { name: /^Gold before 2000/ }).click();
    const found = page.getByRole('list', { name: 'Current result' }).getByRole('listitem');
    await found.nth(2).waitFor();
    const before = await found.count();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Value, 2' }).fill('1000');
    await page.getByText('No media match the criteria at the moment.').waitFor();
    await page.getByRole('textbox', { name: 'Value, 2' }).fill('9999');
    await found.nth(before).waitFor();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('“Gold before 2000” saved').waitFor();

    await page.getByRole('link', { name: 'Default playlist', exact: true }).click();
    await page.getByLabel(/^Playlist/).selectOption({ label: 'Daytime rotation' });
    await page.getByLabel('Between two songs of an artiste, in minutes').fill('600');
    await page.getByText('The same artiste does not play again within 600 minutes.').waitFor();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Default playlist saved').waitFor();
    const plays = page.getByRole('list', { name: 'Next hours' }).getByRole('listitem');
    await plays.nth(20).waitFor();
    expect(await plays.first().getByRole('time').textContent()).toMatch(/^\d\d:\d\d:\d\d$/);
    // There are too few artistes to play none of them twice within ten hours.
    await page.getByText('Artiste too soon').first().waitFor();
    await expectAccessible(page);
  });
});
