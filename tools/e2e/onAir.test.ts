// On-air page without a player: pause and resume the plan, insert an item, and read the listener statistics.
// @module-tag feature/broadcasting
// @module-tag feature/audience
// @module-tag feature/dashboard
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { openAsDemo } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

describe('the plan', () => {
  browserTest('is paused for a time and resumed, shown at once in other tabs', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/dashboard');
    const otherPage = await page.context().newPage();
    await otherPage.goto('/admin/dashboard');
    await otherPage.getByRole('button', { name: 'Pause plan' }).waitFor();
    await page.getByRole('button', { name: 'Pause plan' }).click();
    await page.getByRole('menuitem', { name: 'For 15 minutes' }).click();
    await page.getByText(/^Paused until/).waitFor();
    await otherPage.getByText(/^Paused until/).waitFor();
    await expectAccessible(page);
    await otherPage.getByRole('button', { name: 'Resume plan' }).click();
    await page.getByRole('button', { name: 'Pause plan' }).waitFor();
    await otherPage.close();
  });

  browserTest('takes an item of the library to play next', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/dashboard');
    await page.getByRole('button', { name: 'Play next' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('combobox', { name: /^Item/ }).fill('a');
    await page.getByRole('option').first().click();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Play next' }).click();
    await page.getByText(/is played next$/).waitFor();
  });
});

describe('listener statistics', () => {
  browserTest('are shown by time, mount point, device and country, and exported', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/audience');
    await page.getByRole('group', { name: 'Average listeners' }).waitFor();
    await page.getByRole('rowheader', { name: 'France' }).waitFor();
    await expectAccessible(page);
    expect(await saved(page, 'Export CSV · Countries')).toMatch(/^audience-countries-.*\.csv$/);
    expect(await saved(page, 'Export CSV')).toMatch(/^audience-\d.*\.csv$/);
    await page.getByRole('button', { name: 'Last 28 days' }).click();
    await page.waitForURL(/period=/);
    await page.getByRole('rowheader', { name: 'France' }).waitFor();
  });

  browserTest('show the incidents of each mount point', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/streamMonitor/stats');
    await page.getByRole('heading', { name: 'Events' }).waitFor();
    await page.getByText('Down').first().waitFor();
    await expectAccessible(page);
  });

  browserTest('are not available to clients of the station', async ({ page }) => {
    await openAsDemo(page, 'client', '/admin/audience');
    await page.getByText("You don't have access to this").waitFor();
  });
});

async function saved(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return download.suggestedFilename();
}
