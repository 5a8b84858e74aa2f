// Authentication in a real browser: passkeys with a virtual authenticator, an authenticator app, recovery codes and
// tokens.
// @module-tag feature/accounts
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { goTo } from './support/goTo.ts';
import { browserTest } from './support/browserTest.ts';

/** Adds a virtual authenticator that approves everything. */
async function plugAuthenticatorIn(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function typePassword(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('admin@demo.com');
  await page.getByLabel('Password', { exact: true }).fill('admin');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Ada Merle/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(/\/sign-in/);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dashboard = (page: Page) => page.waitForURL('**/admin/dashboard');

describe('the security settings', () => {
  browserTest(
    'add a passkey, an authenticator app and an API token, each of which signs in',
    async ({ page, product }) => {
      // Passkeys require a host name instead of an IP address.
      const site = product.url.replace('127.0.0.1', 'localhost');
      await plugAuthenticatorIn(page);
      await page.goto(`${site}/sign-in`);
      await typePassword(page);
      await dashboard(page);

      await goTo(page, '/admin/account/security');
      await page.getByRole('heading', { level: 1, name: 'Security' }).waitFor();
      await expectAccessible(page);
      await button(page, 'Add passkey').click();
      await page.getByRole('dialog').getByLabel('Name').fill('Desk');
      await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click();
      await page.getByRole('dialog', { name: 'Save your recovery codes' }).waitFor();
      await expectAccessible(page);
      const codes = await page.getByRole('dialog').getByRole('listitem').allInnerTexts();
      expect(codes).toHaveLength(10);
      await button(page, 'I have saved them').click();
      await page.getByText('Desk', { exact: true }).waitFor();

      await button(page, 'Set up app').click();
      const drawer = page.getByRole('dialog', { name: 'Set up app' });
      const typed = await drawer.getByRole('textbox', { name: 'Secret' }).innerText();
      await expectAccessible(page);
      const app = new TOTP({ secret: Secret.fromBase32(typed.replaceAll(' ', '')) });
      await drawer.getByLabel('Code from the app').fill('000000');
      await button(page, 'Turn on').click();
      await drawer
        .getByText('This value isn’t valid')
        .or(drawer.getByText('This value is not valid'))
        .waitFor();
      await drawer.getByLabel('Code from the app').fill(app.generate());
      await button(page, 'Turn on').click();
      await button(page, 'Remove app').waitFor();

      await button(page, 'Create token').click();
      const making = page.getByRole('dialog', { name: 'Create token' });
      await making.getByLabel('Name').fill('Playout');
      await making.getByRole('group', { name: 'invoices', exact: true }).getByLabel('see').check();
      await making
        .getByRole('group', { name: /clients/ })
        .getByLabel('see')
        .check();
      await expectAccessible(page);
      await making.getByRole('button', { name: 'Create token' }).click();
      const token = await page.getByRole('textbox', { name: 'Token' }).innerText();
      await button(page, 'I have saved it').click();
      const request = (path: string) =>
        fetch(`${product.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
      expect((await request('/apps/invoice/invoices')).status).toBe(200);
      expect((await request('/api/datatables/initial-data')).status).toBe(403);
      await page.getByRole('button', { name: 'Revoke Playout' }).click();
      await page.getByRole('button', { name: 'Revoke token' }).click();
      await page.getByText('Token revoked: Playout').waitFor();
      expect((await request('/apps/invoice/invoices')).status).toBe(401);

      await signOut(page);
      await button(page, 'Sign in with a passkey').click();
      await dashboard(page);

      await signOut(page);
      await typePassword(page);
      await page.getByRole('heading', { name: 'One more step' }).waitFor();
      await expectAccessible(page);
      await page.getByLabel('Code').fill('000000');
      await button(page, 'Sign in').click();
      await page.getByText('The code or password is wrong. Try again.').waitFor();
      await button(page, 'Use a recovery code').click();
      await page.getByLabel('Recovery code').fill(codes[0]!);
      await button(page, 'Sign in').click();
      await dashboard(page);

      await signOut(page);
      await typePassword(page);
      await button(page, 'Use a passkey').click();
      await dashboard(page);
    },
  );
});
