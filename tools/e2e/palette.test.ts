// The command palette and its shortcuts, and bookmarks that are added in the palette and on pages.
// @module-tag feature/portal
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { goTo } from './support/goTo.ts';
import { openAsDemo } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search pages, records and commands' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const barOf = (page: Page) => page.getByRole('navigation', { name: 'Bookmarks' }).getByRole('link');
const namesIn = (page: Page) => barOf(page).evaluateAll((links) => links.map((link) => link.ariaLabel));

async function openPalette(page: Page) {
  await page.keyboard.press('ControlOrMeta+k');
  await field(page).waitFor();
}

/** Waits for the announcement that the moving bookmark is at a position. */
const isAt = (page: Page, name: string, position: number) =>
  page.getByText(new RegExp(`^${name}.* position ${position} of`)).waitFor({ state: 'attached' });

/** Moves a bookmark one position down with the keyboard. */
async function moveDown(page: Page, name: string, position: number) {
  await page.getByRole('button', { name: `Move ${name}` }).focus();
  await page.keyboard.press('Space');
  await isAt(page, name, position);
  await page.keyboard.press('ArrowDown');
  await isAt(page, name, position + 1);
  await page.keyboard.press('Space');
}

/** Drags the last bookmark by its handle to the position of the first. */
async function dragToTop(page: Page, name: string, first: string, position: number) {
  const middle = async (of: string) => {
    const handle = page.getByRole('button', { name: `Move ${of}` });
    // Waits until the handle is at rest: the popover is positioned a moment after it opens.
    await handle.hover();
    const { x, y, width, height } = (await handle.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [start, end] = [await middle(name), await middle(first)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y - 8, { steps: 4 });
  await isAt(page, name, position);
  await page.mouse.move(end.x, end.y, { steps: 10 });
  await isAt(page, name, 1);
  await page.mouse.up();
}

describe('the palette', () => {
  browserTest('finds pages and records by keyboard alone', async ({ page }) => {
    await openAsDemo(page);
    await page
      .getByRole('searchbox')
      .or(page.getByRole('heading', { level: 1 }))
      .first()
      .waitFor();
    await openPalette(page);
    await page.keyboard.type('employ');
    await page.getByRole('option', { name: 'Employees', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await heading(page, 'Employees');

    await page.getByRole('searchbox').waitFor();
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    await openPalette(page);
    await page.keyboard.type('ada mer');
    const users = page.getByRole('group', { name: 'Users' });
    await users.getByRole('option', { name: /Ada Merle/ }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    await openPalette(page);
    await page.keyboard.type('an');
    await page.getByRole('option', { name: /^All results in Users/ }).click();
    await page.waitForURL('**/admin/users/list?q=an');
    await heading(page, 'Users');
    expect(await page.getByRole('searchbox').inputValue()).toBe('an');

    await openPalette(page);
    await page.getByRole('group', { name: 'Recent searches' }).getByRole('option', { name: 'an' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.locator('h1').click();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await expectAccessible(page);
  });
});

describe('bookmarks', () => {
  browserTest('are added with a star, appear in the bar, and stay in the chosen order', async ({ page }) => {
    await openAsDemo(page);
    for (const [path, name] of [
      ['invoices', 'Invoices'],
      ['roles', 'Roles'],
    ] as const) {
      await goTo(page, `/admin/${path}`);
      await page.getByRole('button', { name: `Bookmark ${name}` }).click();
      await page.getByRole('button', { name: `Remove bookmark: ${name}` }).waitFor();
    }
    await openPalette(page);
    await page.keyboard.type('team');
    await page.getByRole('option', { name: 'Team', exact: true }).waitFor();
    await page.keyboard.press('ControlOrMeta+d');
    await page.getByText('Bookmarked').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await expect.poll(() => namesIn(page)).toEqual(['Invoices', 'Roles', 'Team']);

    await page.getByRole('button', { name: 'Bookmarks', exact: true }).click();
    await page.getByRole('button', { name: 'Move Invoices' }).waitFor();
    await expectAccessible(page);
    await moveDown(page, 'Invoices', 1);
    await expect.poll(() => namesIn(page)).toEqual(['Roles', 'Invoices', 'Team']);
    await page.reload();
    await expect.poll(() => namesIn(page)).toEqual(['Roles', 'Invoices', 'Team']);
    await page.getByRole('button', { name: 'Bookmarks', exact: true }).click();
    await page.getByRole('button', { name: 'Move Team' }).waitFor();
    await dragToTop(page, 'Team', 'Roles', 3);
    await expect.poll(() => namesIn(page)).toEqual(['Team', 'Roles', 'Invoices']);
    await barOf(page).first().click();
    await page.waitForURL('**/admin/team');
    // While the popover is closing, its entries still have buttons with the same name.
    await page.getByRole('dialog', { name: 'Bookmarks' }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Remove bookmark: Team' }).click();
    await expect.poll(() => namesIn(page)).toEqual(['Roles', 'Invoices']);
  });
});

// Must be the last test: the language is saved in the account.
describe('the palette on a telephone', () => {
  browserTest('fills the screen, from right to left in Arabic', { tags: ['smoke'] }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAsDemo(page, 'admin', '/admin/access');
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    await page.getByRole('button', { name: 'بحث', exact: true }).click();
    await page.getByRole('dialog').getByRole('combobox').fill('users');
    const option = page.getByRole('dialog').getByRole('option').first();
    await option.waitFor();
    const box = (await page.getByRole('dialog').boundingBox())!;
    expect([box.x, box.width, box.height]).toEqual([0, 390, 844]);
    expect((await option.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    await expectAccessible(page);
    await option.click();
    await page.waitForURL('**/admin/users/list');
  });
});
