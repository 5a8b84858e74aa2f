// On air without its player: what is planned can be held and let go on, something be put in, and figures of listeners be read.
// @module-tag feature/broadcasting
// @module-tag feature/audience
// @module-tag feature/dashboard
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { openAsDemo } from './support/signIn.ts';
import { walk } from './support/walk.ts';

describe('on air', () => {
  walk(
    'is held for a time and let go on, and told at once to who looks at it elsewhere',
    async ({ page }) => {
      await openAsDemo(page, 'admin', '/admin/dashboard');
      const other = await page.context().newPage();
      await other.goto('/admin/dashboard');
      await other.getByRole('button', { name: 'Hold the plan' }).waitFor();
      await page.getByRole('button', { name: 'Hold the plan' }).click();
      await page.getByRole('menuitem', { name: 'For 15 minutes' }).click();
      await page.getByText(/^Held until/).waitFor();
      await other.getByText(/^Held until/).waitFor();
      await expectAccessible(page);
      await other.getByRole('button', { name: 'Let the plan go on' }).click();
      await page.getByRole('button', { name: 'Hold the plan' }).waitFor();
      await other.close();
    },
  );

  walk('takes something of the library in to be played next', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/dashboard');
    await page.getByRole('button', { name: 'Play next' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('combobox', { name: /What is played/ }).fill('a');
    await page.getByRole('option').first().click();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Play next' }).click();
    await page.getByText(/is played next$/).waitFor();
  });
});

describe('figures of listeners', () => {
  walk('are read by the time, what was heard, device and country, and saved', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/audience');
    await page.getByRole('group', { name: 'Listeners on average' }).waitFor();
    await page.getByRole('rowheader', { name: 'France' }).waitFor();
    await expectAccessible(page);
    expect(await saved(page, 'Export CSV · Countries')).toMatch(/^audience-countries-.*\.csv$/);
    expect(await saved(page, 'Export CSV')).toMatch(/^audience-\d.*\.csv$/);
    await page.getByRole('button', { name: 'Last 28 days' }).click();
    await page.waitForURL(/period=/);
    await page.getByRole('rowheader', { name: 'France' }).waitFor();
  });

  walk('say of each mount point how it was on the air', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/streamMonitor/stats');
    await page.getByRole('heading', { name: 'What happened' }).waitFor();
    await page.getByText('Down').first().waitFor();
    await expectAccessible(page);
  });

  walk('are not for clients of the station', async ({ page }) => {
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
