// Injection attacks (XSS and others): stored through the real API, opened in a real browser.
// @module-tag feature/website
// @module-tag feature/profile
// @module-tag feature/audit
// @module-tag feature/dashboard
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { attacks, openAttacks } from '../testing/attacks.ts';
import { administratorOf } from './support/administrator.ts';
import { goTo } from './support/goTo.ts';
import { projectFolder } from './support/product/product.ts';
import { untilQuiet } from './support/quiet.ts';
import { openAsDemo } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

/** Attacks that are short enough for a title. */
const short = attacks.filter((attack) => attack.length <= 150);
const schema = readFileSync(join(projectFolder, 'schema.graphql'), 'utf8');
const has = (field: string) => schema.includes(`\n  ${field}(`);

describe('hostile text', () => {
  browserTest(
    'is not executed wherever it is shown, and harmless text stays intact',
    async ({ product, page }) => {
      const api = await administratorOf(product.url);
      const watch = await watched(page, product.url);
      const posts = await writeArticles(api);
      await writePosts(api);

      await openAsDemo(page, 'admin', '/admin/website/blog');
      await page.getByRole('link', { name: short[0] }).first().waitFor();
      for (const { id, slug } of posts) {
        await goTo(page, `/admin/website/blog/${id}`);
        await page.getByRole('textbox', { name: /^Text/ }).getByText('harmless 0', { exact: true }).waitFor();
        await provoke(page);
        await page.goto(`/site/horizon/en/blog/${slug}`);
        await page.getByText('harmless 0', { exact: true }).waitFor();
        // The form for comments is outside of the article.
        await provoke(page, 'article');
        await page.goto('/admin/website/blog');
        await page.getByRole('link', { name: short[0] }).first().waitFor();
      }
      for (const path of ['/admin/profile', '/admin/audit', '/admin/dashboard']) {
        await goTo(page, path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await untilQuiet(page);
        await provoke(page);
      }

      expect(watch.found).toEqual([]);
      expect(await watch.isPoisoned()).toBe(false);
    },
  );

  browserTest('is detected by this test when it is executed', async ({ product, page }) => {
    const watch = await watched(page, product.url);
    await page.goto('/');
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="https://attacker.example/x.gif" onerror="alert(1)">',
      );
      alert(1);
      (window as unknown as { attacked: number }).attacked = 1;
    });
    await expect.poll(() => watch.found.length).toBeGreaterThanOrEqual(2);
    expect(watch.found.join()).toMatch(/dialog.*|violation.*/);
    expect(await watch.isPoisoned()).toBe(true);
  });
});

type Api = (query: string, variables: object) => Promise<Record<string, { id: string; slug: string }>>;

/**
 * Publishes blog posts with the attacks as bodies, titles, excerpts and tags. Attacks with unclosed markup get a post of
 * their own.
 */
async function writeArticles(api: Api) {
  const create = 'mutation ($input: ContentInput!) { createContent(input: $input) { id version slug } }';
  const publish = `mutation ($id: ID!, $version: Int!) {
    moveContent(id: $id, version: $version, step: PUBLISH) { id } }`;
  const bodies = [
    attacks.map((attack, index) => `<p>harmless ${index}</p>${attack}`).join('\n'),
    ...openAttacks.map((attack) => `<p>harmless 0</p>${attack}`),
  ];
  const made: Array<{ id: string; slug: string }> = [];
  for (const [index, body] of bodies.entries()) {
    const input = {
      kind: 'BLOG',
      language: 'EN',
      title: short[(bodies.length - index - 1) % short.length],
      excerpt: `harmless excerpt ${short[(index + 20) % short.length]}`,
      tags: short.filter((attack) => attack.length <= 40).slice(0, 12),
      body,
    };
    const { createContent } = await api(create, { input });
    await api(publish, createContent!);
    made.push(createContent!);
  }
  // The first article contains all attacks.
  return made;
}

/** Creates posts with all attacks, if the schema has posts. */
async function writePosts(api: Api): Promise<void> {
  if (!has('createPost')) return;
  const create = 'mutation ($input: PostInput!) { createPost(input: $input) { id } }';
  for (let start = 0; start < attacks.length; start += 20)
    await api(create, {
      input: {
        text: attacks
          .slice(start, start + 20)
          .join('\n')
          .slice(0, 2000),
      },
    });
}

/**
 * Records signs of a successful attack. These are dialogs, new windows, content security policy violations, and requests to other
 * hosts.
 */
async function watched(page: Page, home: string) {
  const found: string[] = [];
  page.on('dialog', (dialog) => {
    found.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.context().on('page', (opened) => found.push(`window: ${opened.url()}`));
  await page.context().route(/.*/, (route) => {
    const url = route.request().url();
    if (url.startsWith(home) || /^(data|blob|about):/.test(url)) return route.continue();
    found.push(`request: ${url}`);
    return route.abort();
  });
  await page.exposeFunction('reportViolation', (text: string) => void found.push(`violation: ${text}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
        `${effectiveDirective} ${blockedURI}`,
      ),
    );
  });
  const isPoisoned = () => page.evaluate(() => 'attacked' in window);
  return { found, isPoisoned };
}

/**
 * Triggers event handlers as a reader might by accident, then inspects the resulting DOM. Every element of the content
 * receives the events.
 */
async function provoke(page: Page, part = 'main'): Promise<void> {
  const strangers = await page.evaluate((within) => {
    const written = document.querySelectorAll(`${within} :is([dir=auto], p, li)`);
    for (const element of [...written].flatMap((root) => [root, ...root.querySelectorAll('*')]))
      for (const type of ['mouseover', 'focus', 'pointerenter', 'animationstart', 'error', 'load'])
        element.dispatchEvent(new Event(type));
    const isStrange = ({ attributes }: Element) =>
      [...attributes].some(
        ({ name, value }) => name.startsWith('on') || /^\s*(javascript|vbscript|data:text)/i.test(value),
      );
    return [...document.querySelectorAll(`${within} *`)]
      .filter(isStrange)
      .map((element) => element.outerHTML.slice(0, 200));
  }, part);
  expect(strangers).toEqual([]);
  expect(
    await page
      .locator(`${part} :is(script, iframe, object, embed, form[action], base, meta, link, math, style)`)
      .count(),
  ).toBe(0);
}
