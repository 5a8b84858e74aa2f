// Create a clock and assign it to hours; edit a rundown by search and keyboard, fill it, and edit it with a second
// person.
// @module-tag feature/scheduling
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { openPage } from './support/browser.ts';
import { showWeekAfterNext } from './support/calendarWeek.ts';
import { pickOption } from './support/pickOption.ts';
import { openAsDemo } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const drawer = (page: Page) => page.getByRole('dialog');
const closed = (page: Page) => drawer(page).waitFor({ state: 'hidden' });
const items = (page: Page) => page.getByRole('list', { name: 'Items of the rundown' }).getByRole('listitem');
const titles = (page: Page) =>
  items(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));

/** Schedules ten minutes at night, and opens their rundown from the calendar. */
async function planAndOpen(
  page: Page,
  { title, time } = { title: 'Harbour lights', time: '04:20' },
): Promise<void> {
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await page.getByRole('button', { name: 'Night Line' }).first().waitFor();
  const [, , wednesday] = await showWeekAfterNext(page);
  await button(page, 'Add slot').click();
  await drawer(page)
    .getByRole('combobox', { name: /^Emission/ })
    .fill('night');
  await pickOption(page, 'Night Line');
  await drawer(page)
    .getByLabel(/^Title/)
    .fill(title);
  await drawer(page).getByLabel('First day').fill(wednesday!);
  await drawer(page).getByLabel('Start', { exact: true }).fill(time);
  await drawer(page).getByLabel('Length in minutes').fill('10');
  await drawer(page).getByLabel('Layer').selectOption('Adverts');
  await drawer(page).getByRole('button', { name: 'Add slot' }).click();
  await closed(page);
  await button(page, 'List').click();
  await page
    .getByRole('button', { name: new RegExp(`^${time} ${title}`) })
    .first()
    .click();
  await drawer(page).getByRole('link', { name: 'Rundown' }).click();
  await page.getByRole('heading', { level: 1, name: `Rundown: ${title}` }).waitFor();
}

async function talk(page: Page, title: string, length: string) {
  await button(page, 'Add').click();
  await page.getByRole('menuitem', { name: 'Talk' }).click();
  await drawer(page).getByLabel('Title').fill(title);
  await drawer(page).getByLabel('Length').fill(length);
  await drawer(page).getByRole('button', { name: 'Add' }).click();
  await closed(page);
}

describe('clocks and rundowns', () => {
  browserTest(
    'a clock is built from parts, and assigned to hours of the week by keyboard',
    async ({ page }) => {
      await openAsDemo(page, 'admin', '/admin/planning/clocks');
      await button(page, 'Add clock').first().click();
      await drawer(page).getByLabel('Name').fill('Harbour');
      await drawer(page).getByRole('button', { name: 'Add clock' }).click();
      await closed(page);
      await page.getByText('Harbour', { exact: true }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Harbour' }).waitFor();

      await button(page, 'Add part').click();
      await page.getByRole('menuitem', { name: 'Songs' }).click();
      await drawer(page).getByLabel('Songs', { exact: true }).fill('4');
      await drawer(page).getByRole('button', { name: 'Done' }).click();
      await closed(page);
      await button(page, 'Add part').click();
      await page.getByRole('menuitem', { name: 'Top of the hour' }).click();
      await drawer(page).getByRole('button', { name: 'Done' }).click();
      await closed(page);
      // Move the top-of-hour part to the first position.
      await page.getByRole('button', { name: 'Move Top of the hour' }).focus();
      await page.keyboard.press('Alt+ArrowUp');
      await page.getByText('Top of the hour is now at position 1 of 2.').waitFor();
      await expectAccessible(page);
      await button(page, 'Save changes').click();
      await page.getByText('The parts were changed').waitFor({ state: 'hidden' });

      await page.getByRole('link', { name: 'Week', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Week' }).waitFor();
      await page.getByText('Harbour', { exact: true }).first().click();
      const first = page.getByRole('gridcell', { name: /^Tuesday 03:00/ });
      await first.focus();
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('Enter');
      await page.getByRole('gridcell', { name: 'Wednesday 04:00: Harbour' }).waitFor();
      await page.getByRole('gridcell', { name: 'Tuesday 03:00: Harbour' }).waitFor();
      await expectAccessible(page);
    },
  );

  browserTest('a rundown is filled from a clock, and each item names that clock', async ({ page }) => {
    await openAsDemo(page);
    await planAndOpen(page, { title: 'Night harbour', time: '04:40' });
    await button(page, 'Fill').click();
    await drawer(page).getByLabel('Fill with').selectOption('A clock');
    await drawer(page)
      .getByRole('combobox', { name: /^Clock/ })
      .fill('nuit');
    await pickOption(page, 'La nuit');
    await drawer(page).getByRole('button', { name: 'Fill' }).click();
    await closed(page);
    await items(page).nth(2).waitFor();
    // The first item is the top-of-hour jingle. Another jingle may follow, depending on what is planned before. The first item without
    // "Radio Horizon" is a song of the clock's playlist.
    const song = items(page).filter({ hasNotText: 'Radio Horizon' }).first();
    await song.getByRole('button', { name: /^Why/ }).click();
    await drawer(page).getByText('A part of a clock selected it.').waitFor();
    await drawer(page)
      .getByText(/^It was chosen from \d+\.$/)
      .waitFor();
    await drawer(page).getByRole('link', { name: 'La nuit · Evening jazz' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await closed(page);

    // The printed rundown has all times and lengths, and no controls.
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('body');
    for (const role of ['button', 'checkbox', 'textbox', 'combobox', 'navigation'] as const)
      await expect.poll(() => paper.getByRole(role).count(), { message: role }).toBe(0);
    await page.getByRole('heading', { level: 1, name: 'Rundown: Night harbour' }).waitFor();
    expect(await items(page).first().innerText()).toMatch(/^04:40:00/);
    for (const item of (await items(page).all()).slice(0, 3))
      expect(await item.innerText()).toMatch(/^04:4\d:\d\d\n[^]+\n0:\d\d$/);
    // The print has no mark on the current item.
    const current = page.locator('[data-item][data-current]');
    expect(await current.evaluate((row) => getComputedStyle(row, '::before').display)).toBe('none');
    await page.emulateMedia({ media: 'screen' });
  });

  browserTest(
    'a rundown is edited by two people, shows times to the second, and explains the choice of an item',
    async ({ page, browser, product }) => {
      await openAsDemo(page);
      await planAndOpen(page);
      await page.getByText('10:00 left', { exact: true }).waitFor();

      await talk(page, 'Good night', '1:30');
      await talk(page, 'The ferry', '2:15');
      await page.getByText('6:15 left', { exact: true }).waitFor();
      expect(await titles(page)).toEqual(['04:20:00 Good night', '04:21:30 The ferry']);
      await expectAccessible(page);

      // A second person opens the rundown: both see each other.
      const otherPerson = await openPage(browser, { baseURL: product.url });
      await openAsDemo(otherPerson.page, 'admin', new URL(page.url()).pathname);
      await items(otherPerson.page).first().waitFor();
      await page.getByText(/^Also here:/).waitFor();
      await otherPerson.page.getByText(/^Also here:/).waitFor();

      // A medium from the library is inserted after the current item.
      await items(page).first().focus();
      await page.getByLabel('Search the library').fill('long wave');
      await page
        .getByRole('list', { name: 'Results' })
        .getByRole('button', { name: /Long Wave/ })
        .first()
        .waitFor();
      await page.getByLabel('Search the library').press('Enter');
      await items(otherPerson.page).nth(2).waitFor();
      expect((await titles(otherPerson.page))[1]).toMatch(/^04:21:30 Long Wave/);

      await items(page).first().focus();
      await page.keyboard.press('Alt+ArrowDown');
      await page.getByText('Good night is now at position 2 of 3.').waitFor();
      await otherPerson.page.getByRole('listitem', { name: /^04:20:00 Long Wave/ }).waitFor();

      // Fill the rest by rules; each item explains why it was chosen.
      await button(page, 'Fill').click();
      await drawer(page).getByRole('button', { name: 'Fill' }).click();
      await closed(page);
      await items(page).nth(3).waitFor();
      await items(page).last().getByRole('button', { name: /^Why/ }).click();
      await drawer(page)
        .getByText(/^It was chosen from|^It was the only one/)
        .waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await closed(page);

      await otherPerson.page.getByRole('link', { name: 'Calendar', exact: true }).first().click();
      await page.getByText(/^Also here:/).waitFor({ state: 'hidden' });
      await otherPerson.page.context().close();
      expect(otherPerson.errors).toEqual([]);
    },
  );
});
