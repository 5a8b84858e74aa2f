// The dashboard and the statistics: real numbers, cards, charts as drawings and tables, and file export.
// @module-tag feature/dashboard
// @module-tag feature/cards
// @module-tag feature/statistics
// @module-tag feature/invoices
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { goTo } from './support/goTo.ts';
import { openAsDemo, signIn } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';
import { excessWidth } from './support/width.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Scrolls down until a panel appears; panels load shortly before they become visible. */
async function scrollTo(page: Page, name: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 250);
      return heading(page, name).isVisible();
    })
    .toBe(true);
}

/** Number of scripts loaded so far. */
const scriptCount = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  );

describe('the dashboard', () => {
  browserTest('shows the state of the station, and the cards with their options', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/graphql')) return;
      requests.push((JSON.parse(request.postData() ?? '{}') as { operationName: string }).operationName);
    });
    await signIn(page, 'admin@demo.com', 'admin');
    await page.waitForURL('**/admin/dashboard');
    await heading(page, 'Dashboard').waitFor();
    await page.mouse.move(700, 400);
    await scrollTo(page, 'Invoices by status');
    await scrollTo(page, 'Support tracker');
    expect(requests.filter((name) => name === 'DashboardCards')).toHaveLength(1);
    expect(requests.filter((name) => /Panels$|Card/.test(name)).length).toBeLessThanOrEqual(5);
    await card(page, 'Invoices by status').scrollIntoViewIfNeeded();
    await card(page, 'Invoices by status').locator('[role=img] svg path').first().waitFor();
    await expectAccessible(page);

    const customers = card(page, 'Customers');
    await customers.getByText('690').waitFor();
    await customers.getByRole('combobox').selectOption({ label: 'Last year' });
    await customers.getByText('7,940').waitFor();
    expect(requests.filter((name) => name === 'CustomersCard')).toHaveLength(1);

    const table = customers.getByRole('button', { name: 'Show as table: Customers' });
    await table.focus();
    await page.keyboard.press('Enter');
    await customers.getByRole('row', { name: 'Returning 3,417' }).waitFor();
    await expectAccessible(page);

    await card(page, 'Invoices by status')
      .getByRole('link', { name: /Past Due/ })
      .click();
    await page.waitForURL('**/admin/invoices?invoiceStatus=PAST_DUE');
  });

  browserTest(
    'draws charts when they scroll into view, and recolours them at once with the skin',
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 500 });
      // By default, browsers record only 250 resources: raise the limit.
      await page.addInitScript(() => performance.setResourceTimingBufferSize(2000));
      await openAsDemo(page, 'admin', '/admin/dashboard');
      await page.waitForURL('**/admin/dashboard');
      await heading(page, 'Dashboard').waitFor();
      await page.waitForLoadState('networkidle');
      const beforehand = await scriptCount(page);
      expect(await heading(page, 'Newsletter').count()).toBe(0);
      await page.mouse.move(700, 400);
      await scrollTo(page, 'Newsletter');
      const newsletter = card(page, 'Newsletter');
      await newsletter.scrollIntoViewIfNeeded();
      const line = newsletter.locator('path[stroke-linecap=round]');
      await line.waitFor();
      expect(await scriptCount(page)).toBeGreaterThan(beforehand);

      const bars = card(page, 'Orders').locator('svg rect[fill]:not([fill=transparent])').last();
      const before = await bars.getAttribute('fill');
      await page.evaluate(() => (document.documentElement.dataset['colour'] = 'green'));
      await expect.poll(() => bars.getAttribute('fill')).not.toBe(before);
    },
  );

  browserTest('is not available to clients of the station', async ({ page }) => {
    await openAsDemo(page, 'client');
    await page.waitForURL('**/admin/access');
    for (const path of ['/admin/dashboard', '/admin/date/statistics']) {
      await goTo(page, path);
      await page.waitForURL('**/admin/access');
    }
  });
});

describe('statistics', () => {
  browserTest(
    'of a chosen period are compared with the previous period, and available by address, as tables and as a file',
    async ({ page }) => {
      await openAsDemo(page, 'admin', '/admin/date/statistics?period=2019-01-01..2019-12-31');
      await page.getByText('1 Jan – 31 Dec 2019, compared with 1 Jan – 31 Dec 2018').waitFor();
      const issued = card(page, 'Invoices issued');
      await issued.locator('svg rect[fill]:not([fill=transparent])').first().waitFor();
      await expectAccessible(page);

      await page.getByLabel('To', { exact: true }).fill('2018-12-31');
      await page.getByText('This day is before the first one.').waitFor();
      await page.getByLabel('To', { exact: true }).fill('2019-06-30');
      await page.getByText('1 Jan – 30 Jun 2019').waitFor();
      expect(page.url()).toContain('period=2019-01-01..2019-06-30');

      await issued.getByRole('button', { name: /Show as table/ }).click();
      await issued.getByRole('columnheader', { name: 'Previous period' }).waitFor();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export CSV' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('statistics-2019-01-01-2019-06-30.csv');
      const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
      expect(lines[0]).toContain('Invoices issued,"Invoices issued, previous period"');
      expect(lines[1]).toMatch(/^2019-01-01,/);

      await page.getByRole('button', { name: 'Last 7 days' }).click();
      await expect.poll(() => page.url()).toContain('period=last7');
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await excessWidth(page)).toBe(0);
      await expectAccessible(page);
    },
  );
});
