import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
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
    .filter((path) => /^(\/[\w.-]+)?$/.test(path) && path !== '/card.jpg');
  expect(fixed.length).toBeGreaterThan(10);
  for (const path of fixed) expect([path, await isPagePath(runner, `/en${path}`)]).toEqual([path, true]);
});

test('a topic with published contents is a page in its area', async () => {
  const admin = await app.tokenOf('admin@demo.com');
  const run = async (operation: string, variables: Record<string, unknown>) =>
    Object.values((await app.graphql(operation, variables, admin)).data)[0] as {
      id: string;
      version: number;
    };
  const { id } = await run(
    'mutation { createTopic(input: { area: NEWS, name: "Paths" }) { id version } }',
    {},
  );
  expect(await isPagePath(runner, '/en/news/topic/paths')).toBe(false);
  const content = await run(
    'mutation ($id: ID!) { createContent(input: { kind: NEWS, language: FR, title: "A path", topicId: $id }) { id version } }',
    { id },
  );
  await run(
    'mutation ($id: ID!, $version: Int!) { moveContent(id: $id, version: $version, step: PUBLISH) { id version } }',
    { ...content },
  );
  expect(await isPagePath(runner, '/en/news/topic/paths')).toBe(true);
  for (const path of ['/en/blog/topic/paths', '/en/news/topics/paths', '/en/news/topic/paths/more'])
    expect([path, await isPagePath(runner, path)]).toEqual([path, false]);
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
