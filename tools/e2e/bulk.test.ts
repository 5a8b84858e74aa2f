// Bulk editor of songs: spreadsheet editing, CSV import, merging duplicates, and saved views.
// @module-tag feature/library
// @module-tag feature/portal
import { readFile } from 'node:fs/promises';
import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { goTo } from './support/goTo.ts';
import { openAsDemo } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

const cellOf = (page: Page, row: number, column: string) =>
  page
    .getByRole('row')
    .nth(row)
    .locator(`[aria-colindex="${columns.indexOf(column) + 2}"]`);
const columns = ['title', 'artistes', 'credit', 'album', 'genre', 'year', 'trackNumber', 'isrc'];

describe('many songs', () => {
  browserTest(
    'are edited, saved together, found as duplicates, merged, and saved as a view',
    async ({ page }) => {
      await openAsDemo(page, 'admin', '/admin/multimedia/songs?sort=title');
      await page.getByRole('link', { name: 'Bulk edit' }).click();
      const grid = page.getByRole('grid', { name: 'Cells' });
      await grid.waitFor();
      const first = (await cellOf(page, 1, 'title').textContent())!;
      const second = (await cellOf(page, 2, 'title').textContent())!;

      // Copy the title and artistes of the first row into the second, then type an invalid year.
      await cellOf(page, 1, 'title').click();
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('Control+d');
      await cellOf(page, 2, 'year').click();
      await page.keyboard.type('19x');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Preview' }).click();
      await page.getByText('1 row is not valid').waitFor();
      await cellOf(page, 2, 'title').locator('del').getByText(second).waitFor();
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Next problem' }).click();
      await grid.focus();
      await page.keyboard.type('1984');
      await page.keyboard.press('Enter');
      await cellOf(page, 2, 'album').click();
      await page.keyboard.type('Night shift');
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Songs', exact: true }).first().click();
      await page.getByRole('button', { name: 'Keep editing' }).click();
      await page.getByRole('button', { name: /^Save \d+ changes$/ }).click();
      await page.getByText('1 row saved').waitFor();
      await page.getByText('No changes').waitFor();
      await expect.poll(() => cellOf(page, 2, 'title').textContent()).toBe(first);
      await expect.poll(() => cellOf(page, 2, 'year').textContent()).toBe('1984');
      await expect.poll(() => cellOf(page, 2, 'album').textContent()).toBe('Night shift');

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export CSV' }).click(),
      ]);
      const csv = await readFile((await download.path())!, 'utf8');
      const [head, line] = csv.split('\r\n');
      expect(head).toContain('id,version,title,artistes');
      const changed = `${head!.replace('genre', 'nothing')}\r\n${line!.replace(first, `${first} again`)}`;
      await page
        .locator('[data-bulk=csv]')
        .setInputFiles({ name: 'songs.csv', mimeType: 'text/csv', buffer: Buffer.from(changed) });
      await page.getByText('Unknown columns: nothing.').waitFor();
      await page.getByRole('gridcell', { name: `from ${first} to ${first} again` }).waitFor();
      await grid.focus();
      await page.keyboard.press('Control+z');
      await page.getByText('No changes').waitFor();
      await page.keyboard.press('Control+y');
      await page.getByText('1 change', { exact: true }).waitFor();
      await page.keyboard.press('Control+z');
      await page.getByText('No changes').waitFor();

      await page.getByRole('link', { name: 'Songs', exact: true }).first().click();
      await page.getByRole('link', { name: 'Duplicates' }).click();
      await page.getByRole('group', { name: 'The same title and credit' }).waitFor();
      await expectAccessible(page);
      await page.getByRole('radio').last().check();
      await page.getByRole('button', { name: 'Keep one, delete 1' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Keep one, delete 1' }).click();
      await page.getByText('No duplicates').waitFor();

      await goTo(page, '/admin/multimedia/songs?genre=jazz&sort=title');
      await page.getByRole('button', { name: 'Views' }).click();
      await page.getByRole('menuitem', { name: /Save this view/ }).click();
      await page.getByLabel('Name').fill('Jazz by name');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Save view' }).click();
      await page.getByText('“Jazz by name” saved').waitFor();
      await goTo(page, '/admin/multimedia/songs');
      await page.getByRole('button', { name: 'Views' }).click();
      await page.getByRole('menuitem', { name: 'Jazz by name' }).click();
      await page.waitForURL('**/songs?genre=jazz&sort=title');
    },
  );

  browserTest(
    'are imported in the background, row by row, when they exceed the limit of the grid',
    async ({ page }) => {
      await openAsDemo(page, 'admin', '/admin/multimedia/edit?kind=SONG&sort=title');
      await page.getByRole('grid', { name: 'Cells' }).waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export CSV' }).click(),
      ]);
      const [, line] = (await readFile((await download.path())!, 'utf8')).split('\r\n');
      const [id, version] = line!.split(',');
      const missing = Array.from({ length: 1200 }, (_, index) => `${900_000 + index},1,Missing`);
      const buffer = Buffer.from(
        ['id,version,genre', `${id},${version},Imported`, ...missing, `${Number(id) + 800_000},x,Ill`].join(
          '\n',
        ),
      );
      await page
        .locator('[data-bulk=csv]')
        .setInputFiles({ name: 'large.csv', mimeType: 'text/csv', buffer });
      const drawer = page.getByRole('dialog', { name: 'Import in the background' });
      await drawer.getByText('1 row cannot be read and is skipped').waitFor();
      await expectAccessible(page);
      await drawer.getByRole('button', { name: 'Import 1,201 rows' }).click();
      const panel = page.getByRole('region', { name: 'Import in the background' });
      await panel.getByText('1,201 of 1,201 rows · 1 changed · 1,200 rejected').waitFor();

      await page.reload();
      await panel.getByText('No row of this kind has this id').first().waitFor();
      await expectAccessible(page);
      const [refused] = await Promise.all([
        page.waitForEvent('download'),
        panel.getByRole('button', { name: 'Export CSV' }).click(),
      ]);
      const rows = (await readFile((await refused.path())!, 'utf8')).trimEnd().split('\r\n');
      expect(rows).toHaveLength(1001);
      await page.getByRole('gridcell').getByText('Imported').waitFor();
      await panel.getByRole('button', { name: 'Dismiss' }).click();
      await panel.waitFor({ state: 'detached' });
    },
  );
});
