import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { designsOf } from '../testing/designs.ts';

const app = await createTestApp(
  { env: { PUBLIC_URL: 'https://regie.example', WEBSITE_HOSTS: 'horizon=https://horizon.example' } },
  afterAll,
);
const admin = await app.tokenOf('admin@demo.com');

const own = 'horizon.example';
const portal = 'regie.example';

const get = (host: string, url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url, headers: { ...headers, host } });

const locationOf = async (host: string, url: string) => {
  const { statusCode, headers } = await get(host, url);
  return [statusCode, headers['location']];
};

beforeAll(async () => {
  await designsOf(app, admin).show({ sections: [{ kind: 'NEWS' }] });
});

describe('a website with a host of its own', () => {
  test('has its pages below the root of the host', async () => {
    expect(await locationOf(own, '/')).toEqual([302, '/fr']);
    const home = await get(own, '/en');
    expect(home.statusCode).toBe(200);
    expect(home.body).toContain('<link rel="canonical" href="https://horizon.example/en"/>');
    expect(home.body).toContain('href="/en/news"');
    expect(home.body).not.toContain('"/site/');
    expect(home.headers['content-security-policy']).toContain(
      `connect-src http://${own}/robots.txt http://${own}/ http://${own}/public/horizon/now-playing.json;`,
    );
  });

  test('serves what its pages need: style, rules for prefetching, feeds and sitemaps', async () => {
    const { body, headers } = await get(own, '/en');
    const [, style] = /<link rel="stylesheet" href="([^"]+)"/.exec(body)!;
    expect((await get(own, style!)).headers['content-type']).toContain('text/css');
    const rules = await get(own, JSON.parse(String(headers['speculation-rules'])));
    expect(rules.json().prefetch[0].where.and[0]).toEqual({ href_matches: '/*' });
    expect((await get(own, '/en/news/feed.xml')).body).toContain(
      '<link>https://horizon.example/en/news</link>',
    );
    expect((await get(own, '/en/sitemap/pages-1.xml')).body).toContain(
      '<loc>https://horizon.example/en/schedule</loc>',
    );
    expect((await get(own, '/robots.txt')).body).toBe(
      `User-agent: *\nDisallow:\n${['en', 'fr', 'ar'].map((tag) => `Sitemap: https://horizon.example/${tag}/sitemap.xml\n`).join('')}`,
    );
  });

  test.each([
    '/graphql',
    '/graphql/live',
    '/admin',
    '/jwt/login',
    '/apps/users/list-all-data',
    '/uploads/website/photos',
    '/preview/abc',
    '/media/horizon/1/file',
    '/healthz',
    '/metrics',
    '/index.html',
  ])('has none of the paths of the portal: %s', async (path) => {
    for (const host of [own, own.toUpperCase()]) {
      const { statusCode, headers } = await get(host, path);
      expect(statusCode).toBe(404);
      expect(headers['set-cookie']).toBeUndefined();
    }
    const post = await app.server.inject({
      method: 'POST',
      url: path,
      headers: { host: own, origin: 'https://regie.example' },
      payload: { query: '{ __typename }' },
    });
    expect(post.statusCode).toBe(404);
  });

  test('is redirected from the host of the portal', async () => {
    expect(await locationOf(portal, '/site/horizon')).toEqual([301, 'https://horizon.example/']);
    expect(await locationOf(portal, '/site/horizon/en/news?page=2')).toEqual([
      301,
      'https://horizon.example/en/news?page=2',
    ]);
    expect(await locationOf(own, '/site/horizon/fr')).toEqual([301, 'https://horizon.example/fr']);
    const form = await app.server.inject({
      method: 'POST',
      url: '/site/horizon/en/contact',
      headers: { host: portal, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=A',
    });
    expect([form.statusCode, form.headers['location']]).toEqual([308, 'https://horizon.example/en/contact']);
  });

  test('does not show the website of another radio', async () => {
    // Rendered and cached before the other host asks for it.
    expect((await get(portal, '/site/lagune/fr')).statusCode).toBe(200);
    for (const path of ['/site/lagune', '/site/lagune/fr', '/site/%6Cagune/fr', '/site-style/lagune/abc.css'])
      expect((await get(own, path)).statusCode).toBe(421);
    expect((await get(own, '/lagune/fr')).statusCode).toBe(404);
    expect((await get(own, '/site/%zz/en')).statusCode).toBe(400);
  });

  test('serves the feeds of its radio, and no document of another radio', async () => {
    for (const path of [
      '/feeds/lagune/news.xml',
      '/feeds/%6Cagune/news/00000000-0000-0000-0000-000000000000.mp3',
      '/public/lagune/now-playing.json',
      '/public/lagune/schedule.json',
    ])
      expect([path, (await get(own, path)).statusCode]).toEqual([path, 421]);
    for (const path of ['/feeds/horizon/unknown.xml', '/public/images/old.png'])
      expect([path, (await get(own, path)).statusCode]).toEqual([path, 404]);
    expect((await get(portal, '/public/lagune/now-playing.json')).statusCode).toBe(200);
  });

  test('has one address for each page, without a slash at its end', async () => {
    expect(await locationOf(own, '/en/news/?page=2')).toEqual([301, '/en/news?page=2']);
    expect(await locationOf(own, '/')).toEqual([302, '/fr']);
    expect(await locationOf(portal, '/site/lagune/en/news/')).toEqual([301, '/site/lagune/en/news']);
  });

  test('is chosen by the Host header alone', async () => {
    const forwarded = { 'x-forwarded-host': own, forwarded: `host=${own}` };
    expect((await get(portal, '/en', forwarded)).body).not.toContain('horizon.example');
    expect((await get(own, '/en', { 'x-forwarded-host': portal })).statusCode).toBe(200);
    expect((await get(`${own}:8443`, '/en')).body).not.toContain('canonical');
  });

  test('has its address in the portal, and its former paths in redirects', async () => {
    const { data } = await app.graphql('{ websiteAddress { path ownUrl isPublic } }', {}, admin);
    expect(data.websiteAddress).toEqual({
      path: '/site/horizon',
      ownUrl: 'https://horizon.example',
      isPublic: true,
    });
    const { errors } = await app.graphql(
      'mutation { createRedirect(input: { path: "/old", target: "/en/news" }) { id } }',
      {},
      admin,
    );
    expect(errors).toEqual([]);
    expect(await locationOf(own, '/old')).toEqual([301, '/en/news']);
  });

  const redirect = (path: string, target: string) =>
    app.graphql(
      'mutation ($path: String!, $target: String!) { createRedirect(input: { path: $path, target: $target }) { path target } }',
      { path, target },
      admin,
    );

  test.each([
    ['/loop-1', 'https://horizon.example/loop-1'],
    ['/loop-2', 'http://horizon.example/loop-2/'],
    ['/loop-3', 'https://regie.example/site/horizon/loop-3'],
    ['https://horizon.example/loop-4', '/loop-4'],
  ])('refuses a redirect that leads back to itself through its host: %s to %s', async (path, target) => {
    expect(await redirect(path, target)).toMatchObject({ fields: { target: 'loop' } });
  });

  test('takes its full addresses in redirects as paths, and those of other hosts as they are', async () => {
    const { data } = await redirect('https://horizon.example/moved', 'https://horizon.example/en/team');
    expect(data.createRedirect).toEqual({ path: '/moved', target: '/en/team' });
    expect(await locationOf(own, '/moved')).toEqual([301, '/en/team']);
    const foreignUrl = 'https://other.example/site/horizon/x';
    expect((await redirect('/elsewhere', foreignUrl)).data.createRedirect.target).toBe(foreignUrl);
    expect(await locationOf(own, '/elsewhere')).toEqual([301, foreignUrl]);
    expect(await redirect('https://other.example/site/horizon/y', '/en')).toMatchObject({
      fields: { path: 'invalid' },
    });
  });

  test('limits its forms to its host', async () => {
    const { headers } = await get(own, '/en/contact');
    expect(headers['content-security-policy']).toContain(`form-action http://${own}/;`);
  });

  test('is left out of the list of sitemaps of the portal', async () => {
    const { body } = await get(portal, '/robots.txt');
    expect(body).toContain('Sitemap: https://regie.example/site/lagune/fr/sitemap.xml');
    expect(body).not.toContain('horizon');
    expect(body).not.toContain('Sitemap: https://regie.example/en/');
  });
});

describe('the website of a radio that was renamed', () => {
  test('leads from the host of the former name to the address of today', async () => {
    const { data } = await app.graphql(
      '{ radios(perPage: 10) { items { id version name slug } } }',
      {},
      admin,
    );
    const { id, version } = data.radios.items.find(({ slug }: { slug: string }) => slug === 'horizon');
    const { errors } = await app.graphql(
      'mutation ($id: ID!, $version: Int!) { updateRadio(id: $id, version: $version, input: { slug: "horizon-plus" }) { id } }',
      { id, version },
      admin,
    );
    expect(errors).toEqual([]);
    expect(await locationOf(own, '/en')).toEqual([301, 'https://regie.example/site/horizon-plus/en']);
    expect((await get(own, '/feeds/horizon-plus/x.xml')).statusCode).toBe(421);
  });
});
