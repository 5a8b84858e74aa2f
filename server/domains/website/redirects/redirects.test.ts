import { afterAll, describe, expect, test } from 'vitest';
import { addRole, createTestApp } from '../../../testing/testApp.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'redirectReader', 'read Redirect');
const admin = await app.tokenOf('admin@demo.com');
const get = (url: string) => app.server.inject({ method: 'GET', url });

const add = (path: string, target: string, token = admin) =>
  app.graphql(
    'mutation ($input: RedirectInput!) { createRedirect(input: $input) { id version path target } }',
    { input: { path, target } },
    token,
  );

async function added(path: string, target: string) {
  const { data, errors } = await add(path, target);
  expect(errors).toEqual([]);
  return data.createRedirect as { id: string; version: number; path: string; target: string };
}

const targetOf = async (id: string) =>
  (await app.graphql('query ($id: ID!) { redirect(id: $id) { target } }', { id }, admin)).data.redirect
    .target;

describe('a redirect', () => {
  test('leads from an address without a page, whether its language exists or not', async () => {
    await added('/en/old-news', '/en/news');
    await added('/blog/2019/post', 'https://example.com/archive');
    await added('/accueil', '/fr');
    for (const [path, location] of [
      ['en/old-news', '/site/horizon/en/news'],
      ['blog/2019/post', 'https://example.com/archive'],
      ['accueil', '/site/horizon/fr'],
    ]) {
      const { statusCode, headers } = await get(`/site/horizon/${path}`);
      expect([statusCode, headers['location']]).toEqual([301, location]);
    }
  });

  test('never hides a page, and does not work in another radio', async () => {
    await added('/en/schedule', '/en/news');
    expect((await get('/site/horizon/en/schedule')).statusCode).toBe(200);
    const { data } = await app.graphql('{ radios { items { slug } } }', {}, admin);
    const other = data.radios.items.find(({ slug }: { slug: string }) => slug !== 'horizon').slug;
    expect((await get(`/site/${other}/accueil`)).statusCode).toBe(404);
  });

  test('takes full addresses of the website, and addresses in any script, as paths', async () => {
    expect(await added('/site/horizon/ar/قديم/', '/site/horizon/ar/news?x=1')).toMatchObject({
      path: '/ar/قديم',
      target: '/ar/news',
    });
    const { headers } = await get(`/site/horizon/ar/${encodeURIComponent('قديم')}`);
    expect(headers['location']).toBe('/site/horizon/ar/news');
  });

  test.each([
    ['/', '/en', { path: 'invalid' }],
    ['javascript:alert(1)', '/en', { path: 'invalid' }],
    ['https://example.com/a', '/en', { path: 'invalid' }],
    ['/en/a', 'javascript:alert(1)', { target: 'address' }],
    ['/en/a', 'mailto:hello@example.com', { target: 'address' }],
    ['/en/a', '/en/a', { target: 'loop' }],
    ['/en/a', '/site/horizon/en/a/', { target: 'loop' }],
    ['/en/old-news', '/en/team', { path: 'taken' }],
  ])('from %s to %s is refused', async (path, target, fields) => {
    expect(await add(path, target)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  test('is added by people with the right', async () => {
    expect((await add('/en/x', '/en', await app.as('redirectReader'))).code).toBe('FORBIDDEN');
  });
});

describe('a chain of redirects', () => {
  test('is flattened when it is entered from its end, and from its beginning', async () => {
    const last = await added('/en/c', '/en/news');
    expect((await added('/en/b', '/en/c')).target).toBe('/en/news');
    const first = await added('/en/1', '/en/2');
    await added('/en/2', '/en/3');
    expect(await targetOf(first.id)).toBe('/en/3');
    const change =
      'mutation ($id: ID!, $version: Int!, $input: RedirectPatch!) { updateRedirect(id: $id, version: $version, input: $input) { target } }';
    const input = { target: '/en/1' };
    const { data } = await app.graphql(change, { id: last.id, version: last.version, input }, admin);
    expect(data.updateRedirect.target).toBe('/en/3');
  });

  test('cannot be a loop', async () => {
    await added('/en/x', '/en/y');
    await added('/en/y', '/en/z');
    expect(await add('/en/z', '/en/x')).toMatchObject({ fields: { target: 'loop' } });
  });

  test('ends when its redirect is deleted', async () => {
    const { id } = await added('/en/gone', '/en/news');
    await app.graphql('mutation ($id: ID!) { deleteRedirect(id: $id) }', { id }, admin);
    expect((await get('/site/horizon/en/gone')).statusCode).toBe(404);
  });
});
