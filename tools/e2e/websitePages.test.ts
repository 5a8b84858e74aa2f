// All kinds of pages of the website: accessible, on a telephone, in Arabic, and without scripts; and the results of quizzes.
// @module-tag feature/website
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { openPage } from './support/browser.ts';
import { browserTest } from './support/browserTest.ts';
import { excessWidth } from './support/width.ts';

const site = '/site/horizon';

/** Pages below the language, with the path that the first link of each list leads to. */
const listed = ['programmes', 'news', 'blog', 'photos', 'services', 'shop', 'partners'];
const alone = [
  '',
  'schedule',
  'podcasts',
  'team',
  'playlist',
  'frequencies',
  'search',
  'contact',
  'missing-page',
];

const linksBelow = (page: Page, path: string) =>
  page
    .locator(`main a[href^="${path}/"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));

/** Address of a published episode. */
async function findEpisode(page: Page, language: string): Promise<string> {
  const programmes = `${site}/${language}/programmes`;
  await page.goto(programmes);
  for (const programme of await linksBelow(page, programmes)) {
    await page.goto(programme);
    const [episode] = await linksBelow(page, programme);
    if (episode) return episode;
  }
  throw new Error('No programme has an episode.');
}

/** Addresses of a page of each kind, in a language. The kiosk is a screen on a wall, which renews itself. */
async function addressesOf(page: Page, language: string): Promise<string[]> {
  const root = `${site}/${language}`;
  const found = [
    ...alone.map((path) => (path ? `${root}/${path}` : root)),
    await findEpisode(page, language),
  ];
  for (const area of listed) {
    await page.goto(`${root}/${area}`);
    const [first] = await linksBelow(page, `${root}/${area}`);
    found.push(`${root}/${area}`, first!);
  }
  return found;
}

describe('the pages of the website', () => {
  browserTest('are accessible and fit a telephone, in a left-to-right language', async ({ page }) => {
    for (const address of await addressesOf(page, 'en')) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(address);
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      expect([address, await excessWidth(page)]).toEqual([address, 0]);
    }
  });

  browserTest('are accessible on a dark telephone in Arabic', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const address of await addressesOf(page, 'ar')) {
      await page.goto(address);
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      await expectAccessible(page);
      expect([address, await excessWidth(page)]).toEqual([address, 0]);
    }
  });

  browserTest('work without scripts: reading, search and sound', async ({ browser, product }) => {
    const { page } = await openPage(browser, { baseURL: product.url, javaScriptEnabled: false });
    const heading = () => page.getByRole('heading', { level: 1 }).innerText();
    await page.goto(`${site}/en`);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'News' }).click();
    expect(await heading()).toBe('News');
    await page.locator('main h2 a, main h3 a').first().click();
    expect((await page.locator('main article, main .text').first().innerText()).length).toBeGreaterThan(50);

    await page.goto(`${site}/en/search`);
    await page.locator('main').getByRole('searchbox').fill('morning');
    await page.keyboard.press('Enter');
    await page
      .locator('main')
      .getByRole('link', { name: /morning/i })
      .first()
      .waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('morning');

    // The browser's own controls play the live sound and the episodes.
    await page.locator('.player audio[controls]').waitFor();
    await page.goto(await findEpisode(page, 'en'));
    const sound = await page.locator('main audio[controls]').first().getAttribute('src');
    expect((await page.request.get(sound!)).status()).toBe(200);
    await page.context().close();
  });

  browserTest('show the results of a quiz with and without scripts', async ({ page, browser, product }) => {
    const question = 'Which signal did ships in danger send in Morse code?';
    const quizOn = (of: Page) => of.locator('quiz-questions');
    const first = (of: Page) => quizOn(of).getByRole('group', { name: question });
    const without = await openPage(browser, { baseURL: product.url, javaScriptEnabled: false });
    for (const of of [without.page, page]) {
      await of.goto(`${site}/en`);
      expect(await quizOn(of).locator('.result:visible').count()).toBe(0);
      await first(of).getByRole('radio').first().focus();
      await of.keyboard.press('Space');
      // The result belongs to the name of the answer, and so do screen readers read it with the answer.
      await first(of).getByRole('radio', { name: 'Wrong. The right answer is: SOS' }).waitFor();
      await of.keyboard.press('ArrowDown');
      await first(of).getByRole('radio', { name: 'SOS Right.' }).waitFor();
      await first(of).getByText('agreed upon in 1906').waitFor();
      expect(await quizOn(of).locator('.result:visible').count()).toBe(2);
    }
    await without.page.context().close();

    const status = quizOn(page).getByRole('status');
    await expect.poll(() => status.textContent()).toContain('agreed upon in 1906');
    for (const group of (await quizOn(page).getByRole('group').all()).slice(1))
      await group.getByRole('radio').first().check();
    await quizOn(page).locator('.score').getByText('2 of 4 right').waitFor();
    await expect.poll(() => status.textContent()).toContain('2 of 4 right');
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    expect(await quizOn(page).locator('.result:visible, .score:visible').count()).toBe(0);
    expect(await first(page).isVisible()).toBe(true);
  });
});
