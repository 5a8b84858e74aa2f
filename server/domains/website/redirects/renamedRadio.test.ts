import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../tools/testing/testApp.ts';
import { makeEmission, makePodcast } from '../../scheduling/testing/plans.ts';

/* The addresses of a website after the slug of its radio has changed. */

const own = 'https://horizon.example';
const portal = 'https://regie.example';
const shared = await createTestApp({}, afterAll);
const hosted = await createTestApp(
  { env: { PUBLIC_URL: portal, WEBSITE_HOSTS: `horizon=${own}` } },
  afterAll,
);

async function rename(app: TestApp, slug: string): Promise<void> {
  const admin = await app.tokenOf('admin@demo.com');
  const { data } = await app.graphql('{ radios(perPage: 10) { items { id version slug } } }', {}, admin);
  const { id, version } = data.radios.items.find((radio: { slug: string }) => radio.slug === 'horizon');
  const { errors } = await app.graphql(
    'mutation ($id: ID!, $version: Int!, $input: RadioPatch!) { updateRadio(id: $id, version: $version, input: $input) { id } }',
    { id, version, input: { slug } },
    admin,
  );
  expect(errors).toEqual([]);
}

const locationOf = async (app: TestApp, url: string, host = 'regie.example') => {
  const { statusCode, headers } = await app.server.inject({ url, headers: { host } });
  return [statusCode, headers['location']];
};

beforeAll(async () => {
  await rename(shared, 'horizon-plus');
  await rename(hosted, 'horizon-plus');
});

const paths = [
  '',
  '/contact',
  '/legal/IMPRINT',
  '/en',
  '/fr/news?page=2',
  '/en/blog/a-post?utm_source=x&utm_medium=y',
  '/en/programmes/morning/2f1b',
  '/en/news/feed.xml',
  '/ar/sitemap.xml',
  '/en/card.jpg',
  '/en/blog/a-post/card.jpg',
  '/en/contact?sent=1',
  `/ar/news/${encodeURIComponent('قديم')}`,
  '/en/some/where/deep',
  '/audio/4/12?x=1',
];

describe('an address with the former slug of a radio', () => {
  test.each(paths)('leads to the same page: %s', async (path) => {
    expect(await locationOf(shared, `/site/horizon${path}`)).toEqual([301, `/site/horizon-plus${path}`]);
  });

  test.each(paths)('leads from the own host of the former slug to the portal: %s', async (path) => {
    // The root of a host has no path of its own.
    if (path === '') return;
    const { hostname } = new URL(own);
    expect(await locationOf(hosted, path, hostname)).toEqual([301, `${portal}/site/horizon-plus${path}`]);
  });

  test('leads from the root of the own host to the portal', async () => {
    expect(await locationOf(hosted, '/', new URL(own).hostname)).toEqual([
      301,
      `${portal}/site/horizon-plus`,
    ]);
  });

  test('leads from a feed on the own host to the feed of the portal', async () => {
    const emission = await makeEmission(hosted, 1, { slug: 'moving', title: 'Moving' });
    await makePodcast(hosted, 1, { emission, previewKey: 'moved-key' });
    const file = 'moving.xml?preview=moved-key';
    const moved = `/feeds/horizon-plus/${file}`;
    expect(await locationOf(hosted, `/feeds/horizon/${file}`, new URL(own).hostname)).toEqual([
      301,
      `${portal}${moved}`,
    ]);
    expect(await locationOf(hosted, moved)).toEqual([200, undefined]);
  });

  test('takes the fields of a form along', async () => {
    const { statusCode, headers } = await shared.server.inject({
      method: 'POST',
      url: '/site/horizon/en/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=A',
    });
    expect([statusCode, headers['location']]).toEqual([308, '/site/horizon-plus/en/contact']);
  });

  test('leads nowhere while the website is not public', async () => {
    const admin = await shared.tokenOf('admin@demo.com');
    const setPublic = async (isPublic: boolean) => {
      const { data } = await shared.graphql('{ website { version } }', {}, admin);
      await shared.graphql(
        'mutation ($version: Int!, $input: WebsiteInput!) { updateWebsite(version: $version, input: $input) { id } }',
        { version: data.website.version, input: { isPublic } },
        admin,
      );
    };
    await setPublic(false);
    for (const path of ['', '/contact', '/legal/IMPRINT', '/en/news', '/audio/4/12'])
      expect(await locationOf(shared, `/site/horizon${path}`)).toEqual([404, undefined]);
    await setPublic(true);
  });
});
