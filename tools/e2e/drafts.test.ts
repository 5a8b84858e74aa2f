// Drafts survive a reload, a crash of the page, and an expired session.
// @module-tag feature/website
// @module-tag feature/companies
// @module-tag feature/accounts
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { administratorOf } from './support/administrator.ts';
import { openAsDemo, signIn } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

const offer = (page: Page) => page.getByRole('group', { name: 'Unsaved draft' });
const restore = (page: Page) => offer(page).getByRole('button', { name: 'Restore draft' }).click();

describe('a draft', () => {
  browserTest('is restored after the page crashed, with the contents of the editor', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/website/blog/new');
    await page.getByLabel('Title', { exact: true }).fill('The sound of the harbour');
    await page.getByRole('textbox', { name: /^Text/ }).click();
    await page.keyboard.type('Boats hum ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('before they leave');
    await expect.poll(() => drafts(page)).toContain('<strong>before they leave</strong>');

    const crashed = page.waitForEvent('crash');
    await page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    const next = await page.context().newPage();
    await next.goto('/admin/website/blog/new');
    await offer(next).waitFor();
    await expectAccessible(next);
    await restore(next);
    expect(await next.getByLabel('Title', { exact: true }).inputValue()).toBe('The sound of the harbour');
    await next.getByRole('strong').getByText('before they leave').waitFor();
    expect(await offer(next).count()).toBe(0);
  });

  browserTest('is restored after the session ended, for its author only', async ({ page, product }) => {
    await openAsDemo(page, 'admin', '/admin/companies');
    await page.getByRole('button', { name: 'Add company' }).click();
    const name = page.getByRole('dialog').getByLabel('Name', { exact: true });
    await name.fill('Harbour Records');
    await endSessions(product.url);
    // The page may already know that the session has ended. Otherwise the request below is rejected.
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Add company' })
      .click({ timeout: 5000 })
      .catch(() => undefined);
    await page.waitForURL('**/sign-in?next=**');

    await signIn(page, 'client@demo.com', 'client');
    expect(await page.getByText('Harbour Records').count()).toBe(0);
    await page.context().clearCookies();
    await page.goto('/sign-in?next=/admin/companies');
    await signIn(page, 'admin@demo.com', 'admin');
    await page.getByRole('button', { name: 'Add company' }).click();
    await restore(page);
    await expect.poll(() => name.inputValue()).toBe('Harbour Records');
    await page.getByRole('dialog').getByRole('button', { name: 'Add company' }).click();
    await page.getByText('Harbour Records').first().waitFor();
    await expect.poll(() => drafts(page)).toBe('');
  });
});

/** All form drafts in the browser's storage. */
const drafts = (page: Page) =>
  page.evaluate(() =>
    Object.entries({ ...localStorage } as Record<string, string>)
      .filter(([key]) => key.startsWith('regie.draft.'))
      .map(([, stored]) => stored)
      .join('\n'),
  );

/** Ends all sessions of the owner from another device. */
async function endSessions(url: string): Promise<void> {
  const execute = await administratorOf(url);
  await execute('mutation { revokeOtherSessions }');
}
