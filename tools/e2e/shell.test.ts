// The page frame: appearance, text direction, and the stored settings.
// @module-tag feature/portal
// @module-tag feature/audit
// @module-tag feature/dashboard
// @module-tag feature/invoices
// @module-tag feature/users
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { goTo } from './support/goTo.ts';
import { letPass } from './support/quiet.ts';
import { projectFolder } from './support/product/product.ts';
import { openAsDemo } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';
import { excessWidth } from './support/width.ts';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const customizer = (page: Page) => page.getByRole('dialog', { name: 'Customise' });
const choose = (page: Page, group: string, name: string) =>
  customizer(page).getByRole('group', { name: group, exact: true }).getByText(name, { exact: true }).click();
const appearanceOf = (page: Page) =>
  page.evaluate(() => {
    const { dataset, lang, dir, classList } = document.documentElement;
    return { ...dataset, lang, dir, isDark: classList.contains('dark') };
  });
const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;

/** Sets a local storage entry before any script of the page runs. */
const store = (page: Page, stored: string) =>
  page.addInitScript((text) => localStorage.setItem('regie.layout', text), stored);

describe('the shell', () => {
  browserTest(
    'has the documented defaults until somebody customises it, and stores the changes',
    async ({ page }) => {
      await openAsDemo(page, 'admin', '/admin/dashboard');
      await heading(page, 'Dashboard');
      expect(await appearanceOf(page)).toMatchObject({
        skin: 'semi-dark',
        colour: 'violet',
        menu: 'open',
        width: 'full',
        navbar: 'static',
        lang: 'en',
        dir: 'ltr',
        isDark: false,
      });

      await page.getByRole('button', { name: 'Customise the portal' }).click();
      await choose(page, 'Theme', 'Dark');
      await choose(page, 'Colour', 'Teal');
      await choose(page, 'Content width', 'Boxed');
      await choose(page, 'Bar position', 'Fixed');
      await choose(page, 'Page transition', 'Slide');
      await customizer(page).getByText('Show the station and its local time above the page').click();
      await page.getByRole('timer', { name: /^Local time/ }).waitFor();
      await expectAccessible(page);
      const before = await page.getByRole('timer', { name: /^Local time/ }).innerText();
      expect(before).toMatch(/^\d\d:\d\d:\d\d$/);
      await expect.poll(() => page.getByRole('timer', { name: /^Local time/ }).innerText()).not.toBe(before);

      await page.keyboard.press('Escape');
      await customizer(page).waitFor({ state: 'detached' });
      await page.mouse.wheel(0, 400);
      await expect.poll(async () => (await boxOf(page, 'header')).y).toBe(0);

      await page.reload();
      await heading(page, 'Dashboard');
      await page.getByRole('timer', { name: /^Local time/ }).waitFor();
      expect(await appearanceOf(page)).toMatchObject({
        skin: 'dark',
        colour: 'teal',
        width: 'boxed',
        navbar: 'sticky',
        isDark: true,
      });
      await page.getByRole('button', { name: 'Hide the station banner' }).click();
      await page.getByRole('timer', { name: /^Local time/ }).waitFor({ state: 'detached' });

      await page.getByRole('button', { name: 'Customise the portal' }).click();
      await page.getByRole('button', { name: 'Reset to defaults' }).click();
      expect(await appearanceOf(page)).toMatchObject({
        skin: 'semi-dark',
        colour: 'violet',
        navbar: 'static',
      });
    },
  );

  browserTest('still offers the menu and the account when the bar is hidden', async ({ page }) => {
    await store(page, '{"navbar":"hidden","layout":"horizontal"}');
    await openAsDemo(page, 'admin', '/admin/dashboard');
    await heading(page, 'Dashboard');
    await page.getByRole('navigation').getByRole('button', { name: 'Business' }).click();
    await page.getByRole('menuitem', { name: 'Invoices' }).click();
    await heading(page, /Invoices/);
    await page.getByRole('button', { name: /^Account/ }).click();
    // The menu has the focus as soon as it is loaded, so typing selects an entry.
    await page.getByRole('menuitem', { name: 'Customise the portal' }).waitFor();
    await page.keyboard.type('cus');
    await page.keyboard.press('Enter');
    await customizer(page).waitFor();
  });

  browserTest('ignores hostile values in local storage, and uses the valid ones', async ({ page }) => {
    await store(
      page,
      JSON.stringify({
        skin: '"><img src=x onerror=alert(1)>',
        themeColour: { toString: 'teal' },
        language: '../../etc/passwd',
        direction: ['rtl'],
        navbar: 'x'.repeat(100_000),
        contentWidth: 'boxed',
      }).replace('{', '{"__proto__":{"skin":"dark"},'),
    );
    let wasRequested = false;
    page.on('dialog', (dialog) => {
      wasRequested = true;
      void dialog.dismiss();
    });
    await openAsDemo(page, 'admin', '/admin/dashboard');
    await heading(page, 'Dashboard');
    expect(await appearanceOf(page)).toMatchObject({
      skin: 'semi-dark',
      colour: 'violet',
      lang: 'en',
      dir: 'ltr',
      navbar: 'static',
      width: 'boxed',
      isDark: false,
    });
    expect(wasRequested).toBe(false);
  });

  browserTest('paints the chosen appearance before any of its scripts has loaded', async ({ page }) => {
    await store(page, '{"skin":"dark","language":"ar","themeColour":"plum","menuCollapsed":true}');
    await page.route(/\/assets\/(?!before-paint)[^/]*\.js$/, () => undefined);
    await page.goto('/sign-in', { waitUntil: 'commit' });
    await page.locator('#first').waitFor();
    expect(await appearanceOf(page)).toMatchObject({
      skin: 'dark',
      colour: 'plum',
      menu: 'collapsed',
      lang: 'ar',
      dir: 'rtl',
      isDark: true,
    });
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await background()).toBe('rgb(15, 15, 19)');
  });

  browserTest(
    'requests the portal before its own scripts have run, on pages that need it',
    async ({ page }) => {
      const sentRequests: string[] = [];
      page.on('request', (request) => sentRequests.push(new URL(request.url()).pathname.slice(1)));
      await page.route(/\/assets\/index-[^/]*\.js$/, () => undefined);
      const portal = async (path: string) => {
        sentRequests.length = 0;
        await page.goto(path, { waitUntil: 'commit' });
        const named = await page.locator('script[data-portal]').getAttribute('data-portal');
        const scripts = named?.split(' ') ?? [];
        expect(scripts.length).toBeGreaterThan(3);
        // The inline script runs while the page is parsed, and its requests follow at once.
        await letPass(page, 300);
        return { scripts, requested: scripts.filter((script) => sentRequests.includes(script)) };
      };
      const inside = await portal('/admin/invoices');
      expect(inside.requested).toEqual(inside.scripts);
      expect((await portal('/sign-in')).requested).toEqual([]);
    },
  );

  browserTest('lets browsers cache its files for ever, except those with a fixed name', async ({ page }) => {
    const retained = new Map<string, string | undefined>();
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname;
      if (/\.(js|css|woff2)$/.test(path)) retained.set(path, response.headers()['cache-control']);
    });
    await openAsDemo(page, 'admin', '/admin/dashboard');
    await heading(page, 'Dashboard');
    expect(retained.size).toBeGreaterThan(20);
    const mutableFiles = [...retained].filter(([, header]) => !header?.includes('immutable'));
    expect(mutableFiles).toEqual([['/assets/before-paint.js', 'no-cache']]);
  });

  browserTest('prefetches a page once when the pointer is over its menu entry', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/dashboard');
    await heading(page, 'Dashboard');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => performance.clearResourceTimings());
    const sentRequests = new Set<string>();
    page.on('request', (request) => {
      const { href, pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) sentRequests.add(href);
    });
    const entry = page.getByRole('link', { name: 'Audit', exact: true });
    // Waits for all requests of a page. A response may cause the next request.
    const allRequests = async (before: number) => {
      await expect.poll(() => sentRequests.size).toBeGreaterThan(before);
      // The number of requests is unknown: stop when no new request was sent for a second.
      for (let size = 0; size !== sentRequests.size; await letPass(page, 1000)) size = sentRequests.size;
    };
    await entry.hover();
    await allRequests(0);
    const ofAudit = sentRequests.size;
    await page.getByRole('link', { name: 'Roles', exact: true }).hover();
    await allRequests(ofAudit);
    const beforehand = [...sentRequests];
    await entry.click();
    await heading(page, /Audit/);
    await page.getByRole('row').nth(1).waitFor();
    expect([...sentRequests]).toEqual(beforehand);
    // Resources from the browser's cache are not transferred.
    const transferred = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
        .map(({ name }) => name),
    );
    expect(transferred.length).toBeGreaterThan(0);
    expect(new Set(transferred).size).toBe(transferred.length);
  });

  browserTest(
    'silences the console, removes old service workers, and shows ripples',
    async ({ page, product }) => {
      const written: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('walk')) written.push(message.text());
      });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await openAsDemo(page, 'admin', '/admin/dashboard');
      await heading(page, 'Dashboard');
      const worker = readdirSync(join(projectFolder, 'dist/client/assets')).find((name) =>
        /^editor\.worker.*\.js$/.test(name),
      );
      const registered = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      await page.evaluate((url) => navigator.serviceWorker.register(url), `/assets/${worker}`);
      expect(await registered()).toBe(1);
      await page.goto(`${product.url}/admin/invoices`);
      await heading(page, /Invoices/);
      await expect.poll(registered).toBe(0);

      await page.evaluate(() => {
        for (const method of ['log', 'info', 'debug', 'warn', 'error'] as const) console[method]('a walk');
      });
      expect(written).toEqual([]);

      const button = page.getByRole('button', { name: 'Use dark mode' });
      await button.hover();
      // Read the style at the start of the animation: on a loaded machine, half a second is too short to catch it later.
      await button.evaluate((element) => {
        const begun = () =>
          (element.dataset['lasts'] = getComputedStyle(element, '::after').animationDuration);
        element.addEventListener('animationstart', begun, { once: true });
      });
      await page.mouse.down();
      await expect.poll(() => button.getAttribute('data-lasts')).toBe('0.5s');
      await page.mouse.up();
      await page.locator('[data-ripple]').waitFor({ state: 'detached' });
    },
  );

  // Must be the last test: the language is saved in the account, and other tests expect English.
  browserTest(
    'is mirrored in Arabic, also on a telephone, with nothing wider than the screen',
    async ({ page }) => {
      const missing: string[] = [];
      page.on('response', (response) => void (response.status() === 404 && missing.push(response.url())));
      await openAsDemo(page, 'admin', '/admin/dashboard');
      await heading(page, 'Dashboard');
      await page.getByRole('button', { name: /^Language/ }).click();
      await page.getByText('العربية').click();
      await expect.poll(() => appearanceOf(page)).toMatchObject({ lang: 'ar', dir: 'rtl' });
      await page.waitForFunction(() => document.fonts.check('14px "Noto Sans Arabic Variable"', 'ش'));
      const menu = await boxOf(page, 'aside');
      expect(menu.x + menu.width).toBeGreaterThan(1400);
      const mirrored = await page
        .locator('.lucide-panel-left-close')
        .evaluate((icon) => getComputedStyle(icon).scale);
      expect(mirrored).toBe('-1 1');
      await expectAccessible(page);

      await page.setViewportSize({ width: 390, height: 844 });
      for (const path of ['dashboard', 'invoices', 'users/list', 'users/1', 'users/49', 'account/settings']) {
        await goTo(page, `/admin/${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect({ path, excess: await excessWidth(page) }).toEqual({ path, excess: 0 });
      }
      expect(missing).toEqual([]);
    },
  );
});
