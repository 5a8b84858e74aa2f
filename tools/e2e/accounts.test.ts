// Accounts by e-mail: accepting an invitation, and resetting a forgotten password.
// @module-tag feature/accounts
// @module-tag feature/users
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { goTo } from './support/goTo.ts';
import { mailsOf } from './support/product/mails.ts';
import { signIn } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';
import { excessWidth } from './support/width.ts';

const first = 'a horse on a roof in the rain';
const second = 'a goat on a boat in the snow';

browserTest(
  'a user is invited by mail twice, signs in and out, and signs in again after a password reset by mail',
  async ({ page, product }) => {
    const { dataFolder } = product;
    await signIn(page, 'admin@demo.com', 'admin');
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await page.getByRole('row').filter({ hasText: 'Pending' }).first().click();
    await page.getByText('Not invited yet').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    const reported = await page.getByText(/^Invitation sent to /).innerText();
    const email = reported.replace('Invitation sent to ', '');
    await page.getByText(/^Sent .* by Ada Merle$/).waitFor();
    await page.getByRole('button', { name: 'Resend' }).click();
    // The server sends other mails too, such as warnings about empty slots of the next day, so only invitations count.
    await expect.poll(() => linksTo(dataFolder, 'accept-invitation').then(({ length }) => length)).toBe(2);
    await signOut(page, 'Ada Merle');

    await page.goto(await linkTo(dataFolder, 'accept-invitation'));
    await page.getByRole('heading', { level: 1, name: /^Welcome, / }).waitFor();
    await page.getByText(email).waitFor();
    const [, name = ''] = (await page.getByRole('heading', { level: 1 }).innerText()).split(', ');
    await expectAccessible(page);
    await page.getByLabel('New password', { exact: true }).fill(first);
    await page.getByLabel('Confirm new password').fill(first);
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page.waitForURL('**/admin/**');
    await signOut(page, name);

    await page.goto(await linkTo(dataFolder, 'accept-invitation'));
    await page.getByText('This invitation was accepted already').waitFor();
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expectAccessible(page);
    await page.getByLabel('E-mail').fill(email.toUpperCase());
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('a link is on its way').waitFor();

    await page.goto(await linkTo(dataFolder, 'reset-password'));
    await heading(page, 'Choose a new password');
    await page.getByLabel('New password', { exact: true }).fill(second);
    await page.getByLabel('Confirm new password').fill(second);
    await page.getByRole('button', { name: 'Set new password' }).click();
    await heading(page, 'Your password was changed');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, email, second);
    await page.getByRole('button', { name }).waitFor();
  },
);

browserTest(
  'account settings: every section opens on a telephone, and the language follows the account',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'admin@demo.com', 'admin');
    await page.waitForURL('**/admin/dashboard');
    const sections = [
      'general',
      'information',
      'socialLinks',
      'connectedAccounts',
      'notifications',
      'password',
      'language',
    ];
    for (const section of sections) {
      await goTo(page, `/admin/account/settings/${section}`);
      await heading(page, 'Account settings');
      await page.getByRole('button', { name: /Save changes|Add account|Change password/ }).waitFor();
      expect({ section, excess: await excessWidth(page) }).toEqual({ section, excess: 0 });
      await expectAccessible(page);
    }
    await page.getByLabel('Language', { exact: true }).selectOption({ label: 'Français' });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await heading(page, 'Paramètres du compte');
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await heading(page, 'Paramètres du compte');
  },
);

async function signOut(page: Page, name: string) {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(/\/sign-in/);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Returns the links to a page in all mails sent so far, oldest first. */
async function linksTo(dataFolder: string, path: string): Promise<string[]> {
  const pattern = new RegExp(`/${path}#token=(?:3D)?(\\d+\\.[\\w-]+)`);
  return (await mailsOf(dataFolder)).flatMap((mail) => {
    const token = pattern.exec(mail)?.[1];
    return token === undefined ? [] : [`/${path}#token=${token}`];
  });
}

/** Waits for a link to a page, and returns the one in the newest mail. */
async function linkTo(dataFolder: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect.poll(async () => (link = (await linksTo(dataFolder, path)).at(-1))).toBeDefined();
  return link!;
}
