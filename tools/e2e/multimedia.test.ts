// The library: search keywords, editing a song, a song in use, deletion and undo, and duplicate artistes.
// @module-tag feature/library
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { pressInMessage } from './support/message.ts';
import { pickOption } from './support/pickOption.ts';
import { openAsDemo } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const rows = (page: Page) => page.locator('tbody tr');

describe('the library', () => {
  browserTest('is searched with search keywords, and a song is opened and edited', async ({ page }) => {
    await openAsDemo(page);
    await page.getByRole('link', { name: 'Songs', exact: true }).click();
    await heading(page, 'Songs');
    await rows(page).nth(9).waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Search syntax' }).click();
    await page.getByRole('dialog', { name: 'Search syntax' }).getByText('is:unused').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('is:lost');
    await page.getByText('This search is not valid').waitFor();
    await page.getByRole('searchbox').fill('artist:finch -tag:night');
    await expect.poll(() => rows(page).count()).toBe(1);
    await page.getByRole('link', { name: /^Long Wave/ }).click();

    await heading(page, 'Long Wave');
    await page.getByRole('img', { name: /^Waveform of “Long Wave”/ }).waitFor();
    await page.getByRole('link', { name: 'Daytime rotation' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Edit “Long Wave”' });
    await drawer.getByLabel('Title').fill('Short Wave');
    const tags = drawer.getByRole('combobox', { name: /^Tags/ });
    await tags.fill('inst');
    await pickOption(page, 'instrumental');
    await tags.fill('at sea,');
    await drawer.getByLabel(/^Fade in/).fill('9:59');
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Save changes' }).click();
    await drawer.getByText('This value is too large').waitFor();
    await drawer.getByLabel(/^Fade in/).fill('0.25');
    await drawer.getByRole('button', { name: 'Save changes' }).click();
    await heading(page, 'Short Wave');
    await page.getByText('at sea', { exact: true }).waitFor();
    await page.getByText('0:00.250').waitFor();

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: '“Short Wave” is in use' });
    await dialog.getByRole('link', { name: 'Daytime rotation' }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  browserTest('restores deleted records, and deletes records permanently', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/multimedia/generics');
    await expect.poll(() => rows(page).count()).toBe(5);
    await page.getByRole('row', { name: /Summer series, opener/ }).hover();
    await page.getByRole('button', { name: 'Delete: Summer series, opener' }).click();
    await expect.poll(() => rows(page).count()).toBe(4);
    await pressInMessage(page, 'Undo');
    await expect.poll(() => rows(page).count()).toBe(5);

    await page.getByRole('checkbox', { name: 'Select Summer series, opener' }).check();
    await page.getByRole('checkbox', { name: 'Select Summer series, closer' }).check();
    const bar = page.getByRole('region', { name: 'Selected rows' });
    await expectAccessible(page);
    await bar.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => rows(page).count()).toBe(3);
    await page.getByRole('link', { name: 'Recycle bin' }).click();
    await heading(page, 'Recycle bin');
    await expect.poll(() => rows(page).count()).toBe(2);
    await rows(page).nth(0).hover();
    await page.getByRole('button', { name: 'Delete permanently: Summer series, opener' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('textbox').fill('Summer series, opener');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await page.getByText('“Summer series, opener” deleted permanently').waitFor();
    await expect.poll(() => rows(page).count()).toBe(1);
  });

  browserTest('suggests duplicate artistes, and merges them', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/multimedia/artistes');
    await rows(page).nth(1).waitFor();
    await page.getByRole('button', { name: 'Add artiste' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'Add artiste' });
    await drawer.getByRole('textbox', { name: 'Name' }).fill('Finch Marlow');
    await drawer.getByRole('button', { name: 'Add artiste' }).click();
    const message = page.getByText('“Finch Marlow” added');
    await message.waitFor();
    // Close the message: it would cover the next button.
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await message.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Duplicates' }).click();
    await heading(page, 'Possible duplicates');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Merge 2' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Keep “Marlow Finch”?' });
    await dialog.getByRole('button', { name: 'Merge 2' }).click();
    await page.getByText('No two names are nearly the same.').waitFor();
  });
});
