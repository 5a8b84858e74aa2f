// The portal in a real browser on the built product, from sign-in to sign-out.
// @module-tag feature/accounts
// @module-tag feature/companies
// @module-tag feature/dashboard
// @module-tag feature/employees
// @module-tag feature/invoices
// @module-tag feature/permissions
// @module-tag feature/users
// @module-tag feature/library
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { goTo } from './support/goTo.ts';
import { pickOption } from './support/pickOption.ts';
import { openAsDemo } from './support/signIn.ts';
import { tone } from './support/sound.ts';
import { browserTest } from './support/browserTest.ts';
import { excessWidth } from './support/width.ts';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const menu = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

/** Waits until a condition on the page holds. */
const until = (condition: () => Promise<boolean>) => expect.poll(condition).toBe(true);

describe('the portal', () => {
  browserTest(
    'sends signed-out users to the sign-in page, and then to the page that they requested',
    { tags: ['smoke'] },
    async ({ page }) => {
      await page.goto('/admin/invoices');
      await page.waitForURL(/\/sign-in/);
      await expectAccessible(page);
      await page.getByLabel('E-mail').fill('admin@demo.com');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('E-mail or password is wrong.').waitFor();
      expect(await page.getByLabel('E-mail').inputValue()).toBe('admin@demo.com');
      await page.getByLabel('Password', { exact: true }).fill('admin');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL('**/admin/invoices');
      await heading(page, /Invoices/);
    },
  );

  browserTest(
    'finds an invoice by its client, filters and pages the list, and opens the invoice',
    async ({ page }) => {
      await openAsDemo(page, 'admin', '/admin/dashboard');
      await heading(page, 'Dashboard');
      await expectAccessible(page);
      await menu(page, 'Invoices');
      await heading(page, /Invoices/);
      await until(async () => (await rows(page).count()) === 10);
      await expectAccessible(page);

      const firstOf = async () =>
        (await rows(page).first().innerText()).split('\n').find((text) => /^#\d+$/.test(text));
      expect(await firstOf()).toBe('#5036');
      await page.getByRole('button', { name: 'Next page' }).click();
      await until(async () => (await firstOf()) === '#5026');
      expect(page.url()).toContain('page=2');

      const name = await rows(page).first().locator('.person-name').innerText();
      expect(name).toContain(' ');
      await page.getByRole('searchbox').fill(name.toUpperCase());
      await until(
        async () =>
          (await rows(page).count()) > 0 &&
          (await rows(page).allInnerTexts()).every((row) => row.includes(name)),
      );
      expect(page.url()).not.toContain('page=2');

      await rows(page).first().click();
      await heading(page, /Invoice #\d+/);
      await page.getByText('Payment details').waitFor();
      await page.getByText(name).first().waitFor();
      await expectAccessible(page);
      await page.goBack();
      await until(async () => (await page.getByRole('searchbox').inputValue()) === name.toUpperCase());
    },
  );

  browserTest('filters by status, and deletes after confirmation', { tags: ['smoke'] }, async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/invoices');
    await heading(page, /Invoices/);
    await page.getByRole('search').getByRole('button', { name: 'Status' }).click();
    await page.getByRole('menu').getByText('Paid', { exact: true }).click();
    await until(
      async () =>
        (await rows(page).count()) > 0 &&
        (await rows(page).allInnerTexts()).every((row) => row.includes('Paid')),
    );

    await rows(page).first().hover();
    const number = /#\d+/.exec(await rows(page).first().innerText())![0];
    await rows(page)
      .first()
      .getByRole('button', { name: /Delete/ })
      .click();
    await page.getByRole('alertdialog').getByText(`Delete invoice ${number}?`).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await page.getByText(number).count()).toBeGreaterThan(0);
    await rows(page).first().hover();
    await rows(page)
      .first()
      .getByRole('button', { name: /Delete/ })
      .click();
    await page.getByRole('button', { name: 'Delete invoice' }).click();
    await page.getByText(`Invoice ${number} deleted`).waitFor();
    await until(async () => !(await rows(page).allInnerTexts()).some((row) => row.includes(number)));
  });

  browserTest(
    'adds a user, who is listed first, and reports a duplicate without losing the contents of the form',
    { tags: ['smoke'] },
    async ({ page }) => {
      await openAsDemo(page);
      await menu(page, 'Users');
      await heading(page, /Users/);
      await page.getByRole('link', { name: 'Add user' }).click();
      await heading(page, 'Add user');
      await page.getByLabel('First name').fill('Nora');
      await page.getByLabel('Last name').fill('Antenne');
      await page.getByLabel('Mobile').fill('+216 20 123 456');
      await page.getByLabel('Username').fill('nora.antenne');
      await page.getByLabel('E-mail').fill('ADMIN@demo.com');
      await page.getByLabel('Role').selectOption({ label: 'Editor' });
      await page.getByRole('combobox', { name: /^Country/ }).fill('Tunis');
      await pickOption(page, 'Tunisia');
      await page.getByRole('combobox', { name: /^State/ }).click();
      await pickOption(page, 'Tunis');
      await page.getByRole('combobox', { name: /^Company/ }).fill('Radio Antenne');
      await page.getByText('“Radio Antenne” will be added').waitFor();
      await page.keyboard.press('Escape');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Add user' }).click();
      await page.getByText('This is already in use').waitFor();
      await until(() => page.getByLabel('E-mail').evaluate((field) => field === document.activeElement));
      expect(await page.getByLabel('First name').inputValue()).toBe('Nora');
      expect(await page.getByRole('combobox', { name: /^Country/ }).inputValue()).toBe('Tunisia');
      await page.getByLabel('E-mail').fill('nora@example.com');
      await page.getByRole('button', { name: 'Add user' }).click();
      await page.getByText('Nora Antenne added').waitFor();
      await until(async () => (await rows(page).first().innerText()).includes('Nora Antenne'));
    },
  );

  browserTest('renames a permission', async ({ page }) => {
    await openAsDemo(page);
    await menu(page, 'Permissions');
    await heading(page, /Permissions/);
    const row = rows(page).filter({ hasText: 'Project Planning' });
    await row.hover();
    await row.getByRole('button', { name: /Rename/ }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Programme Planning');
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    await page.getByText('Renamed to “Programme Planning”').waitFor();
    await until(async () => (await rows(page).filter({ hasText: 'Programme Planning' }).count()) === 1);
  });

  browserTest('switches to French and to the dark skin, remembers both, and signs out', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/dashboard');
    await page.getByRole('button', { name: /Language/ }).click();
    await page.getByText('Français').click();
    await heading(page, 'Tableau de bord');
    await page.getByRole('button', { name: /sombre/ }).click();
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await background();
    await expectAccessible(page);
    await page.reload();
    await heading(page, 'Tableau de bord');
    expect(await background()).toBe(dark);
    await page.getByRole('button', { name: /Ada Merle/ }).click();
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
    await page.waitForURL(/\/sign-in/);
    await page.goto('/admin/invoices');
    await page.waitForURL(/\/sign-in/);
  });

  browserTest('shows the demo client only what their role permits', async ({ page }) => {
    await openAsDemo(page, 'client');
    await page.waitForURL('**/admin/access');
    await heading(page, 'My access');
    expect(await page.getByRole('link', { name: 'Invoices', exact: true }).count()).toBe(0);
    await expectAccessible(page);
    await goTo(page, '/admin/invoices');
    await page.getByText("You don't have access to this").waitFor();
  });

  browserTest('works on a telephone, with nothing wider than the screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAsDemo(page);
    for (const path of [
      'dashboard',
      'invoices',
      'invoices/5030',
      'employees',
      'users/list',
      'users/new',
      'users/49',
      'companies',
      'products',
      'products/1',
      'roles',
      'permission',
      'access',
    ]) {
      await goTo(page, `/admin/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect({ path, excess: await excessWidth(page) }).toEqual({ path, excess: 0 });
      await expectAccessible(page);
    }
  });

  browserTest(
    'opens the explorer for signed-in users, loaded from our own server only',
    async ({ page, product }) => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(product.url) && !url.startsWith('data:') && !url.startsWith('blob:'))
          foreign.push(url);
      });
      await openAsDemo(page, 'admin', '/graphql');
      await page.locator('.graphiql-container').waitFor();
      await page.waitForLoadState('networkidle');
      expect(foreign).toEqual([]);
    },
  );

  browserTest('runs subscriptions in the explorer', async ({ page }) => {
    const sent: string[] = [];
    page.on('websocket', (socket) => {
      if (!socket.url().endsWith('/graphql/live')) return;
      socket.on('framesent', ({ payload }) => sent.push(String(payload)));
    });
    await openAsDemo(page, 'admin', '/graphql');
    await page.locator('.graphiql-query-editor .monaco-editor').first().click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('subscription { mediaChanged { id } }');
    await page.getByRole('button', { name: /^Execute query/ }).click();
    await expect.poll(() => sent.some((frame) => frame.includes('mediaChanged'))).toBe(true);
    const accessToken = await tokenOf(page);
    const metadata = `filename ${btoa('live.wav')},kind ${btoa('SONG')}`;
    const content = tone(523);
    const answer = await page.request.post('/uploads/media', {
      headers: {
        authorization: `Bearer ${accessToken}`,
        'tus-resumable': '1.0.0',
        'upload-length': String(content.length),
        'content-type': 'application/offset+octet-stream',
        'upload-metadata': metadata,
      },
      data: content,
    });
    const id = answer.headers()['x-media-id'];
    await page.locator('.result-window').getByText(`"${id}"`).first().waitFor();
  });
});

/** Returns an access token of the administrator, for API requests outside of the page. */
async function tokenOf(page: Page): Promise<string> {
  const query = 'mutation { signIn(email: "admin@demo.com", password: "admin") { accessToken } }';
  const answer = await page.request.post('/graphql', { data: { query } });
  return ((await answer.json()) as { data: { signIn: { accessToken: string } } }).data.signIn.accessToken;
}
