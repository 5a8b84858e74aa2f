import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/testApp.ts';
import { sitePages } from '../pages/sitePages.ts';
import { isPagePath } from './pagePaths.ts';

const app = await createTestApp({}, afterAll);
const runner = { database: app.shared.database, radioId: 1 };
const root = '/site/:radio/:language';

test('every page with a fixed address below a language is a page', async () => {
  const fixed = sitePages
    .map(({ path }) => path)
    .filter((path) => path.startsWith(root))
    .map((path) => path.slice(root.length))
    .filter((path) => /^(\/[\w.]+)?$/.test(path) && path !== '/card.jpg');
  expect(fixed.length).toBeGreaterThan(10);
  for (const path of fixed) expect([path, await isPagePath(runner, `/en${path}`)]).toEqual([path, true]);
});

test('a list of contents is a page, and addresses without a page are none', async () => {
  expect(await isPagePath(runner, '/fr/news')).toBe(true);
  for (const path of [
    '/en/unknown',
    '/xx',
    '/news',
    '/en/news/unknown',
    '/en/programmes/unknown',
    '/en/news/a/b',
  ])
    expect([path, await isPagePath(runner, path)]).toEqual([path, false]);
});
