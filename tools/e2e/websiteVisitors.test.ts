// The website as visitors use it: the contact form, comments and their approval, banners, maintenance, and the live player.
// @module-tag feature/website
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { isThere } from '../../server/player/testing/listener.ts';
import { patience } from '../testing/running/patience.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openPage } from './support/browser.ts';
import { mailsOf } from './support/product/mails.ts';
import { startStation } from './support/product/station.ts';
import { openAsDemo } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

const site = '/site/horizon';
const patient = { timeout: 60_000 * patience };

/** Milliseconds for which the server takes a form to be filled in by a program. */
const minAge = 3000;

/** Waits until a form that was opened at a moment is old enough to be sent. */
const untilOldEnough = (page: Page, openedAt: number) =>
  page.waitForFunction((moment) => Date.now() > moment, openedAt + minAge + 500);

describe('a visitor of the website', () => {
  browserTest('writes to the station, which receives an e-mail', async ({ page, product }) => {
    await page.goto(`${site}/en/contact`);
    const openedAt = Date.now();
    await expectAccessible(page);
    await page.getByLabel('Your name').fill('Ines');
    await page.getByLabel('Subject').fill('Lost umbrella');
    await page.getByLabel('Message').fill('Did anybody find it after the concert?');
    await untilOldEnough(page, openedAt);
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('The message was not sent. Please correct the marked fields.').waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('Did anybody find it after the concert?');
    await expectAccessible(page);
    await page.getByLabel('Your e-mail address').fill('ines@example.com');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
    const mails = async () => (await mailsOf(product.dataFolder)).join('\n');
    await expect.poll(mails, patient).toContain('Lost umbrella');
    expect(await mails()).toMatch(/^Reply-To:.*ines@example\.com/m);
  });

  browserTest('comments on a blog post, and others read it once it is approved', async ({ page }) => {
    const text = 'My uncle built that turntable.';
    await page.goto(`${site}/en/blog`);
    await page.locator('main :is(h2, h3) a').first().click();
    const post = new URL(page.url()).pathname;
    const form = page.locator('comment-form');
    await form.getByLabel('Your name').fill('Basil');
    await form.getByLabel('Your e-mail address').fill('basil@example.com');
    await form.getByLabel('Comment').fill(text);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Send comment' }).click();
    await page.waitForURL('**/comment?sent=*', patient);
    const publicPage = async () => (await page.request.get(post)).text();
    expect(await publicPage()).not.toContain(text);

    await openAsDemo(page, 'admin', '/admin/website/comments');
    const row = page.getByRole('row').filter({ hasText: text });
    await row.waitFor();
    await expectAccessible(page);
    await row.hover();
    await row.getByRole('button', { name: 'Approve: Comment by Basil' }).click();
    await page.getByText('Comment approved').waitFor();
    await expect.poll(publicPage).toContain(text);

    await row.hover();
    await row.getByRole('button', { name: 'Mark as spam: Comment by Basil' }).click();
    await page.getByText('Comment marked as spam').waitFor();
    await expect.poll(publicPage).not.toContain(text);
  });

  browserTest('sees a banner during its time, and a click is counted', async ({ page, browser, product }) => {
    await openAsDemo(page, 'admin', '/admin/website/banners');
    await page.getByRole('button', { name: 'Add banner' }).first().click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Name', { exact: true }).fill('Quayside market');
    await drawer.getByLabel(/^Text/).fill('Quayside market every Saturday');
    await drawer.getByLabel('Link').fill(`${site}/en/contact`);
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Add banner' }).click();
    await page.getByText('Quayside market added').waitFor();

    // Programs are not counted, and Chromium without a window names itself as one.
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const { page: visitor } = await openPage(browser, { baseURL: product.url, userAgent });
    await visitor.goto(`${site}/en/schedule`);
    const banner = visitor.getByRole('link', { name: 'Quayside market every Saturday' });
    await banner.waitFor();
    await expectAccessible(visitor);
    await banner.click();
    await visitor.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
    await visitor.context().close();

    await page.goto('/admin/website/banners?q=quayside');
    await page.getByRole('link', { name: 'Quayside market' }).click();
    await page.getByRole('heading', { level: 1, name: 'Quayside market' }).waitFor();
    // The banner was on both pages. Counts are stored from time to time.
    const counts = async () => {
      await page.reload();
      return page.getByText(/^In the last/).innerText();
    };
    await expect.poll(counts, patient).toContain('In total: 2 views, 1 clicks.');
  });

  browserTest('reads the maintenance page until the maintenance ends', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/website/webmaster');
    const isOn = page.getByRole('checkbox', { name: 'Show the maintenance page instead of the website' });
    const save = async () => {
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByText('Webmaster settings saved').last().waitFor();
    };
    const publicPage = () => page.request.get(`${site}/en`);
    await isOn.check({ force: true });
    await page.getByLabel('Text for visitors').fill('New cables, back at noon.');
    await expectAccessible(page);
    await save();
    await expect.poll(async () => (await publicPage()).status()).toBe(503);
    expect(await (await publicPage()).text()).toContain('New cables, back at noon.');

    const [preview] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Preview' }).click(),
    ]);
    await preview.getByRole('navigation', { name: 'Main menu' }).waitFor();
    await preview.close();

    await isOn.uncheck({ force: true });
    await save();
    await expect.poll(async () => (await publicPage()).status()).toBe(200);
  });
});

describe('a listener', () => {
  browserTest('hears the live stream without a gap while reading five pages', async ({ page, product }) => {
    const mount = await startStation(product.url);
    await expect.poll(() => isThere(mount), patient).toBe(true);
    await page.goto(`${site}/en`);
    const audio = page.locator('.player audio');
    await audio.focus();
    await page.keyboard.press('Space');
    const played = () =>
      audio.evaluate(({ currentTime, played: ranges, paused }: HTMLAudioElement) => ({
        currentTime,
        ranges: ranges.length,
        paused,
      }));
    const continues = async () => {
      const { currentTime } = await played();
      await expect.poll(async () => (await played()).currentTime, patient).toBeGreaterThan(currentTime + 0.5);
    };
    await continues();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await audio.evaluate(recordInterruptions);
    await page.getByLabel('Sleep timer').selectOption({ label: '30 min' });
    await expectAccessible(page);

    for (const name of ['Schedule', 'Programmes', 'News', 'Blog', 'Home']) {
      const link =
        name === 'Home'
          ? page.locator('a.brand')
          : page.locator('header nav').getByRole('link', { name, exact: true });
      const title = await page.title();
      await link.click();
      await expect.poll(() => page.title(), patient).not.toBe(title);
      await continues();
    }

    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    // One range of played time from the start: the sound neither stopped nor jumped.
    expect(await played()).toMatchObject({ ranges: 1, paused: false });
    expect(await page.evaluate(() => window.interruptions)).toEqual([]);
  });
});

declare global {
  interface Window {
    /** Events of the live sound that listeners hear as an interruption. */
    interruptions?: string[];
  }
}

/** Runs in the page. Waiting for data is not recorded, because a busy machine may be late with it. */
function recordInterruptions(audio: HTMLMediaElement): void {
  const interruptions: string[] = (window.interruptions = []);
  for (const event of ['pause', 'emptied', 'abort', 'error', 'loadstart', 'seeking', 'ended'])
    audio.addEventListener(event, () => interruptions.push(event));
}
