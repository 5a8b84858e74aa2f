// From an emission to its first published episode: people, chapters, the palette, and the recycle bin.
// @module-tag feature/programmes
// @module-tag feature/scheduling
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { goTo } from './support/goTo.ts';
import { pressInMessage } from './support/message.ts';
import { pickOption } from './support/pickOption.ts';
import { openAsDemo } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const drawer = (page: Page) => page.getByRole('dialog');
const closed = (page: Page) => drawer(page).waitFor({ state: 'hidden' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function findInPalette(page: Page, text: string) {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Search pages, records and commands' }).fill(text);
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click();
}

describe('planning', () => {
  browserTest('leads from an emission with its people to a published episode', async ({ page }) => {
    await openAsDemo(page);
    await page.getByRole('link', { name: 'Emissions', exact: true }).click();
    await page.getByRole('link', { name: /^Horizon matin/ }).waitFor();
    await expectAccessible(page);

    await button(page, 'Add emission').click();
    await drawer(page).getByLabel('Title').fill('Harbour talk');
    await drawer(page)
      .getByRole('combobox', { name: /^Category/ })
      .fill('cult');
    await pickOption(page, 'Culture');
    await drawer(page)
      .getByLabel(/^Usual length/)
      .fill('30');
    await expectAccessible(page);
    await drawer(page).getByRole('button', { name: 'Add emission' }).click();
    await closed(page);
    await page.getByRole('link', { name: /^Harbour talk/ }).click();
    await heading(page, 'Harbour talk');
    await page.getByText('30:00').waitFor();

    await button(page, 'Edit people').click();
    await button(page, 'Add person').click();
    await drawer(page).getByRole('combobox', { name: 'Name' }).fill('ada mer');
    await pickOption(page, /Ada Merle/);
    await button(page, 'Add person').click();
    await drawer(page).getByRole('combobox', { name: 'Name' }).nth(1).fill('The ferryman');
    await drawer(page).getByRole('combobox', { name: 'Part' }).nth(1).selectOption('Guest');
    await button(page, 'Move The ferryman').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByText('The ferryman dropped at position 1 of 2').waitFor({ state: 'attached' });
    await expectAccessible(page);
    await button(page, 'Save changes').click();
    await closed(page);
    const people = page.getByRole('list', { name: 'People' }).getByRole('listitem');
    await people.nth(1).waitFor();
    expect(await people.allInnerTexts()).toEqual([
      expect.stringMatching(/The ferryman\s+Guest/),
      expect.stringMatching(/Ada Merle\s+Presenter/),
    ]);

    await button(page, 'Add episode').click();
    await drawer(page).getByLabel('Title').fill('The first crossing');
    await drawer(page).getByRole('button', { name: 'Add episode' }).click();
    await closed(page);
    await page.getByRole('link', { name: 'The first crossing' }).click();
    await heading(page, 'The first crossing');
    await button(page, 'Edit chapters').click();
    for (const [index, [start, title]] of [
      ['2:30', 'Casting off'],
      ['0:00', 'On the quay'],
    ].entries()) {
      await button(page, 'Add chapter').click();
      const row = drawer(page).getByRole('listitem', { name: `Chapter ${index + 1}` });
      await row.getByLabel('Starts at').fill(start!);
      await row.getByLabel('Title').fill(title!);
    }
    await expectAccessible(page);
    await button(page, 'Save changes').click();
    await closed(page);
    const chapters = page.getByRole('list', { name: 'Chapters' }).getByRole('listitem');
    expect(await chapters.allInnerTexts()).toEqual([
      expect.stringMatching(/0:00\s+On the quay/),
      expect.stringMatching(/2:30\s+Casting off/),
    ]);

    await button(page, 'Edit').click();
    await drawer(page).getByLabel('Status').selectOption('Published');
    await button(page, 'Save changes').click();
    await closed(page);
    await page.getByText('Published', { exact: true }).first().waitFor();
    await expectAccessible(page);
  });

  browserTest(
    'offers its records in the palette, and restores them from the recycle bin',
    async ({ page }) => {
      await openAsDemo(page);
      await page.getByRole('link', { name: 'Emissions', exact: true }).waitFor();
      await findInPalette(page, 'Harbour talk');
      await heading(page, 'Harbour talk');
      await button(page, 'Delete').click();
      await page.getByText('It has 1 episode. Delete it or move it to another emission first.').waitFor();

      await findInPalette(page, 'The first crossing');
      await heading(page, 'The first crossing');
      await button(page, 'Delete').click();
      await heading(page, 'Episodes');
      await findInPalette(page, 'Harbour talk');
      await heading(page, 'Harbour talk');
      await button(page, 'Delete').click();
      await heading(page, 'Emissions');
      await pressInMessage(page, 'Undo', 'Harbour talk');
      await page.getByRole('link', { name: /^Harbour talk/ }).waitFor();

      await goTo(page, '/admin/planning/episodes/bin');
      await page.getByRole('button', { name: 'Restore: The first crossing' }).click();
      await page.getByText('“The first crossing” restored').waitFor();
      await goTo(page, '/admin/planning/episodes');
      await page.getByRole('link', { name: /^The first crossing/ }).waitFor();
      await expectAccessible(page);
    },
  );
});
