// The static sign-in page. It works before the portal has loaded, and also if the portal never loads.
// @module-tag feature/accounts
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openPage } from './support/browser.ts';
import { expectAccessible } from './support/accessibility.ts';
import { letPass } from './support/quiet.ts';
import { browserTest } from './support/browserTest.ts';

/** Blocks the portal's scripts until the returned function is called. */
async function delayScripts(page: Page): Promise<() => void> {
  let letThemCome = () => {};
  const delayed = new Promise<void>((resolve) => (letThemCome = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (!route.request().url().includes('before-paint')) await delayed;
    await route.continue();
  });
  return letThemCome;
}

describe('signing in', () => {
  browserTest(
    'works without scripts, in the language of the browser or another',
    async ({ browser, product }) => {
      const context = await browser.newContext({
        baseURL: product.url,
        javaScriptEnabled: false,
        locale: 'fr-FR',
      });
      try {
        const page = await context.newPage();
        await page.goto('/sign-in?next=/admin/invoices');
        await page.getByRole('heading', { name: 'Connexion' }).waitFor();
        await page.getByLabel('E-mail').fill('admin@demo.com');
        await page.getByLabel('Mot de passe').fill('wrong');
        await page.getByRole('button', { name: 'Se connecter' }).click();
        await page.getByRole('alert').filter({ hasText: 'E-mail ou mot de passe incorrect' }).waitFor();
        expect(await page.getByLabel('E-mail').inputValue()).toBe('admin@demo.com');

        await page.getByRole('link', { name: 'العربية' }).click();
        await page.locator('main[dir=rtl]').waitFor();
        await page.locator('[name=email]').fill('admin@demo.com');
        await page.locator('[name=password]').fill('admin');
        await page.locator('form button').click();
        await page.waitForURL('**/admin/invoices');
        await page.goto('/sign-in');
        expect(await page.locator('html').getAttribute('lang')).toBe('ar');
      } finally {
        await context.close();
      }
    },
  );

  browserTest(
    'continues in the portal with the text typed before the portal had loaded',
    async ({ page }) => {
      const letThemCome = await delayScripts(page);
      await page.goto('/sign-in', { waitUntil: 'commit' });
      await page.locator('#first').waitFor();
      await page.evaluate(() => document.fonts.ready);
      await expectAccessible(page);
      await page.getByLabel('E-mail').fill('admin@demo.com');
      await page.getByLabel('Password', { exact: true }).pressSequentially('adm');
      letThemCome();
      await page.locator('#first').waitFor({ state: 'detached' });
      await page.keyboard.type('in');
      await page.getByRole('button', { name: 'Show the password' }).click();
      expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
      expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('admin');
      expect(await page.getByLabel('E-mail').inputValue()).toBe('admin@demo.com');
      await expectAccessible(page);
      await page.getByLabel('Password', { exact: true }).press('Enter');
      await page.waitForURL('**/admin/dashboard');
    },
  );

  browserTest(
    'reports an unreachable server before the portal has loaded, and preserves the typed text',
    async ({ page }) => {
      await delayScripts(page);
      await page.goto('/sign-in', { waitUntil: 'commit' });
      await page.locator('#first').waitFor();
      await page.getByLabel('E-mail').fill('admin@demo.com');
      await page.getByLabel('Password', { exact: true }).fill('admin');
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('alert').filter({ hasText: "The server can't be reached." }).waitFor();
      await expectAccessible(page);
      expect(await page.getByLabel('E-mail').inputValue()).toBe('admin@demo.com');
      await page.context().setOffline(false);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL('**/admin/dashboard');
    },
  );

  browserTest('preserves the typed text while the session cannot be checked', async ({ page }) => {
    const letThemCome = await delayScripts(page);
    await page.route('**/graphql', (route) => route.abort());
    await page.goto('/sign-in', { waitUntil: 'commit' });
    await page.getByLabel('E-mail').fill('admin@demo.com');
    await page.getByLabel('Password', { exact: true }).fill('admin');
    const requesting = page.waitForRequest('**/graphql');
    letThemCome();
    await requesting;
    // Give the page time to process the failure. The page must ignore it.
    await letPass(page, 1000);
    expect(await page.getByLabel('E-mail').inputValue()).toBe('admin@demo.com');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.locator('#first').waitFor({ state: 'detached' });
    expect(await page.getByLabel('E-mail').inputValue()).toBe('admin@demo.com');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/admin/dashboard');
  });

  browserTest('switches to the chosen language', async ({ page }) => {
    await page.goto('/sign-in');
    await page.locator('#first').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Français' }).click();
    await page.getByRole('heading', { name: 'Connexion' }).waitFor();
    await page.getByLabel('E-mail').fill('admin@demo.com');
    await page.getByLabel('Mot de passe', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'incorrect' });
    await alert.waitFor();
    expect(await alert.innerText()).not.toMatch(/\d/);
  });

  browserTest(
    'shows the splash screen before the scripts of the portal have loaded',
    async ({ browser, product }) => {
      const { page } = await openPage(browser, { baseURL: product.url });
      try {
        await delayScripts(page);
        await page.goto('/admin/dashboard', { waitUntil: 'commit' });
        await page.getByRole('status').filter({ hasText: 'Regie' }).waitFor();
        const { width } = (await page.locator('.splash').boundingBox())!;
        expect(width).toBe(240);
      } finally {
        await page.context().close();
      }
    },
  );
});
