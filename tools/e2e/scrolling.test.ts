// The library as one scrolling table: selected in the pager, scrolled to its end by keyboard and wheel, left and
// reopened.
// @module-tag feature/library
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { openAsDemo } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

describe('a list that scrolls through all rows', () => {
  browserTest('reaches its end, and returns to the same position', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 520 });
    await openAsDemo(page, 'admin', '/admin/multimedia/songs');
    await page.getByLabel('Rows per page').selectOption('All, scrolling');
    await page.waitForURL('**/songs?perPage=all');
    const range = page.getByText(/^Rows 1–\d+ of \d+$/);
    await range.waitFor();
    const count = Number(/\d+$/.exec(await range.innerText())![0]);
    const table = page.getByRole('table', { name: 'Songs' });
    expect(await table.getAttribute('aria-rowcount')).toBe(String(count + 1));
    await expectAccessible(page);

    await page.keyboard.press('End');
    await page.getByText(new RegExp(`^Rows \\d+–${count} of ${count}$`)).waitFor();
    const last = page.locator(`tr[aria-rowindex="${count + 1}"]`);
    await expect.poll(() => last.getByRole('link').count()).toBe(1);
    expect(await page.getByRole('columnheader', { name: 'Title' }).boundingBox()).toMatchObject({ y: 0 });
    await last.hover();
    await last.getByRole('checkbox').check();
    await page.getByRole('region', { name: 'Selected rows' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear selection' }).click();

    const scrollOffset = await page.evaluate(() => scrollY);
    expect(scrollOffset).toBeGreaterThan(0);
    const name = await last.getByRole('link').innerText();
    await last.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: name.split('\n')[0]! }).waitFor();
    await page.goBack();
    await last.getByRole('link').waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollOffset);

    await last.getByRole('link').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    const focused = page.locator(`tr[aria-rowindex="${count - 1}"] a:focus`);
    await focused.waitFor();
    await page.mouse.move(640, 300);
    await page.mouse.wheel(0, -5000);
    await range.waitFor();
    expect(await focused.count()).toBe(1);
  });
});
