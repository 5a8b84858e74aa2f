import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';

/* Changes of records whose pages are cached: the next request gets the new page. */

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');

const get = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url, headers });

async function run(document: string, variables: object, radio = '1') {
  const { data, errors } = await app.graphql(document, variables, admin, { 'x-radio': radio });
  expect(errors).toEqual([]);
  return Object.values(data as object)[0];
}

describe('a change of a radio', () => {
  test('that was made from another current radio is on its pages at once', async () => {
    expect((await get('/site/lagune/fr')).body).not.toContain('Radio Marée');
    const { version } = await run('{ radio(id: 2) { version } }', {});
    await run(
      'mutation ($version: Int!) { updateRadio(id: 2, version: $version, input: { name: "Radio Marée" }) { id } }',
      { version },
    );
    expect((await get('/site/lagune/fr')).body).toContain('Radio Marée');
  });

  test('is in the list of sitemaps of all websites', async () => {
    const sitemap = '/site/lagune/fr/sitemap.xml';
    expect((await get('/robots.txt')).body).toContain(sitemap);
    const { version } = await run('{ website { version } }', {}, '2');
    const setPublic = `mutation ($version: Int!) { updateWebsite(version: $version, input: { isPublic: false }) { id } }`;
    await run(setPublic, { version }, '2');
    expect((await get('/robots.txt')).body).not.toContain(sitemap);
  });
});

test('a category that is renamed has its new name on the cards of programmes', async () => {
  const { id, version } = await run(
    'mutation { createEmissionCategory(input: { name: "Tides" }) { id version } }',
    {},
  );
  await run(
    'mutation ($categoryId: ID!) { createEmission(input: { title: "High water", slug: "high-water", state: RUNNING, isListed: true, categoryId: $categoryId }) { id } }',
    { categoryId: id },
  );
  expect((await get('/site/horizon/en/programmes')).body).toContain('Tides');
  await run(
    'mutation ($id: ID!, $version: Int!) { updateEmissionCategory(id: $id, version: $version, input: { name: "Currents" }) { id } }',
    { id, version },
  );
  expect((await get('/site/horizon/en/programmes')).body).toContain('Currents');
});

describe('a public document', () => {
  test.each(['schedule', 'now-playing'])('%s.json is sent from the cache, compressed', async (name) => {
    const url = `/public/horizon/${name}.json`;
    const first = await get(url, { 'accept-encoding': 'br' });
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': expect.stringMatching(/^public, max-age=\d+$/),
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const again = await get(url, { 'if-none-match': String(first.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});
