// The page frame while the connection is down: it stays, shows a message, and recovers by itself.
// @module-tag feature/accounts
// @module-tag feature/employees
// @module-tag feature/invoices
// @module-tag several
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { openAsDemo } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const menu = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();
const banner = (page: Page) => page.getByText(/^Offline\./);

/** Marks the document, to verify later that no full page load has stopped playback. */
const mark = (page: Page) => page.evaluate(() => void (document.body.dataset['same'] = 'yes'));
const isSame = (page: Page) => page.evaluate(() => document.body.dataset['same'] === 'yes');

describe('while the server is unreachable', () => {
  browserTest(
    'a page that is not loaded yet shows an error inside the frame, and appears once the server is reachable',
    async ({ page }) => {
      await openAsDemo(page, 'admin', '/admin/access');
      await heading(page, /./).waitFor();
      await mark(page);
      await page.context().setOffline(true);
      await banner(page).waitFor();
      await menu(page, 'Invoices').click();
      await heading(page, 'This page could not be loaded').waitFor();
      expect(new URL(page.url()).pathname).toBe('/admin/invoices');
      await page.getByRole('navigation').first().waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await heading(page, 'This page could not be loaded').waitFor();

      // Only parts that were not loaded before the connection was lost are missing.
      await page.getByRole('button', { name: 'Customise the portal' }).click();
      await menu(page, 'Employees').click();
      await heading(page, 'This page could not be loaded').waitFor();

      await page.context().setOffline(false);
      await heading(page, 'Employees').waitFor();
      await banner(page).waitFor({ state: 'detached' });
      await menu(page, 'Invoices').click();
      await heading(page, 'Invoices').waitFor();
      expect(await isSame(page)).toBe(true);
    },
  );

  browserTest(
    'a page of which only some files were loaded appears once the others can be loaded',
    async ({ page }) => {
      await openAsDemo(page, 'admin', '/admin/access');
      await heading(page, /./).waitFor();
      await mark(page);
      let letThrough = 3;
      await page.route('**/assets/-*.js', (route) => (letThrough-- > 0 ? route.fallback() : route.abort()));
      await menu(page, 'Employees').click();
      await heading(page, 'This page could not be loaded').waitFor();
      expect(letThrough).toBeLessThan(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await heading(page, 'Employees').waitFor();
      await page.getByRole('row').nth(1).waitFor();
      expect(await isSame(page)).toBe(true);
    },
  );

  browserTest(
    'the sign-in page is not shown just because the session cannot be checked',
    async ({ page }) => {
      await openAsDemo(page, 'admin', '/admin/access');
      await heading(page, /./).waitFor();
      for (const answer of [503, 'aborted'] as const) {
        await page.route('**/graphql', (route) =>
          answer === 503
            ? route.fulfill({
                status: 503,
                json: { errors: [{ message: 'Away.', extensions: { code: 'UNAVAILABLE' } }] },
              })
            : route.abort(),
        );
        for (const path of ['/admin/employees', '/', '/sign-in']) {
          await page.goto(path);
          await heading(page, "The server can't be reached").waitFor();
          expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0);
        }
        await expectAccessible(page);
        await page.goto('/admin/employees');
        await heading(page, "The server can't be reached").waitFor();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await heading(page, 'Employees').waitFor();
      }
    },
  );
});
