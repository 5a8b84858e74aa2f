import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeEmission } from '../../scheduling/testing/plans.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');

const get = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url, headers });

async function newContent(input: object): Promise<{ id: string; version: number; slug: string }> {
  const { data, errors } = await app.graphql(
    'mutation ($input: ContentInput!) { createContent(input: $input) { id version slug } }',
    { input },
    admin,
  );
  expect(errors).toEqual([]);
  return data.createContent;
}

async function move(id: string, version: number, step: string, period: object = {}) {
  return app.graphql(
    'mutation ($id: ID!, $version: Int!, $step: ContentStep!, $from: DateTimeISO, $until: DateTimeISO) { moveContent(id: $id, version: $version, step: $step, from: $from, until: $until) { id version state isPublic } }',
    { id, version, step, ...period },
    admin,
  );
}

async function setWebsite(input: object): Promise<void> {
  const { data } = await app.graphql('{ website { version } }', {}, admin);
  const { errors } = await app.graphql(
    'mutation ($version: Int!, $input: WebsiteInput!) { updateWebsite(version: $version, input: $input) { isPublic } }',
    { version: data.website?.version ?? 0, input },
    admin,
  );
  expect(errors).toEqual([]);
}

interface Rule {
  href_matches?: string;
  not?: { href_matches: string };
}

describe('the website of a radio', () => {
  test('answers 404 until it is public', async () => {
    await setWebsite({ isPublic: false });
    for (const path of ['', '/', '/en', '/contact', '/schedule.ics', '/en/schedule.ics', '/prefetch.json'])
      expect([path, (await get(`/site/horizon${path}`)).statusCode]).toEqual([path, 404]);
    await setWebsite({ isPublic: true, tagline: 'The wide view', email: 'hello@example.com' });
    const home = await get('/site/horizon/en');
    expect(home.statusCode).toBe(200);
    expect(home.body).toContain('The wide view');
    expect(home.headers['set-cookie']).toBeUndefined();
  });

  test('lets browsers fetch a page that is about to be opened, and no form', async () => {
    await setWebsite({ isPublic: true });
    const home = await get('/site/horizon/en');
    const path = JSON.parse(String(home.headers['speculation-rules'])) as string;
    const rules = await get(path);
    expect(rules.headers['content-type']).toBe('application/speculationrules+json');
    const { where } = rules.json<{ prefetch: [{ where: { and: Rule[] } }] }>().prefetch[0];
    const isFetched = (address: string) =>
      where.and.every(({ href_matches, not }) => {
        const pattern = new URLPattern({ pathname: href_matches ?? not!.href_matches });
        return pattern.test(`https://example.com${address}`) === (href_matches !== undefined);
      });
    expect(isFetched('/site/horizon/en/news')).toBe(true);
    for (const uncached of ['/admin', '/site/horizon/en/contact', '/site/horizon/en/news/feed.xml'])
      expect(isFetched(uncached)).toBe(false);
    expect((await get('/site/horizon/en/contact')).headers['speculation-rules']).toBeUndefined();
  });

  test('shows published contents alone, at their addresses and in lists, feeds and the sitemap', async () => {
    await setWebsite({ isPublic: true });
    const draft = await newContent({
      kind: 'NEWS',
      language: 'EN',
      title: 'A secret plan',
      body: '<p>x</p>',
    });
    const addresses = ['news', `news/${draft.slug}`, 'news/feed.xml', 'sitemap/contents-1.xml', ''];
    const pages = async () =>
      Promise.all(addresses.map(async (path) => (await get(`/site/horizon/en${path && `/${path}`}`)).body));
    for (const body of await pages()) expect(body).not.toMatch(/secret/i);
    expect((await get(`/site/horizon/en/news/${draft.slug}`)).statusCode).toBe(404);
    const { data } = await move(draft.id, draft.version, 'PUBLISH');
    expect(data.moveContent).toMatchObject({ state: 'PUBLISHED', isPublic: true });
    for (const body of await pages()) expect(body).toMatch(/secret/i);
    for (const address of [`fr/news/${draft.slug}`, `en/blog/${draft.slug}`])
      expect([address, (await get(`/site/horizon/${address}`)).statusCode]).toEqual([address, 404]);
    await move(draft.id, data.moveContent.version, 'WITHDRAW');
    for (const body of await pages()) expect(body).not.toMatch(/secret/i);
  });

  test('lists blog posts by date, newest first, whatever their position', async () => {
    const blogPost = { kind: 'BLOG', language: 'EN' };
    const older = await newContent({ ...blogPost, title: 'The older post', position: 1 });
    const newer = await newContent({ ...blogPost, title: 'The newer post', position: 9 });
    await move(newer.id, newer.version, 'PUBLISH', { from: '2026-02-02T00:00:00Z' });
    await move(older.id, older.version, 'PUBLISH', { from: '2026-02-01T00:00:00Z' });
    for (const path of ['blog', 'blog/feed.xml']) {
      const { body } = await get(`/site/horizon/en/${path}`);
      expect(body).toMatch(/The newer post.*The older post/s);
    }
    expect((await get(`/site/horizon/en/blog/${newer.slug}`)).body).toContain('"@type":"BlogPosting"');
  });

  test('shows a scheduled content from its moment on, and not after its end', async () => {
    const { id, version, slug } = await newContent({ kind: 'NEWS', language: 'EN', title: 'Tomorrow' });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const { data } = await move(id, version, 'PUBLISH', { from: tomorrow });
    expect(data.moveContent).toMatchObject({ state: 'PUBLISHED', isPublic: false });
    expect((await get(`/site/horizon/en/news/${slug}`)).statusCode).toBe(404);

    const past = await newContent({ kind: 'NEWS', language: 'EN', title: 'Yesterday' });
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const moved = await move(past.id, past.version, 'PUBLISH', { from: hoursAgo(2), until: hoursAgo(1) });
    expect(moved.data.moveContent).toMatchObject({ state: 'PUBLISHED', isPublic: false });
    expect((await get(`/site/horizon/en/news/${past.slug}`)).statusCode).toBe(404);
  });

  test('leads from a former slug to the current one, until another content takes it', async () => {
    const first = await newContent({ kind: 'NEWS', language: 'EN', title: 'First', slug: 'first-slug' });
    const published = (await move(first.id, first.version, 'PUBLISH')).data.moveContent;
    const { errors } = await app.graphql(
      'mutation ($id: ID!, $version: Int!) { updateContent(id: $id, version: $version, input: { slug: "second-slug" }) { id } }',
      { id: first.id, version: published.version },
      admin,
    );
    expect(errors).toEqual([]);
    const moved = await get('/site/horizon/en/news/first-slug');
    expect([moved.statusCode, moved.headers['location']]).toEqual([301, '/site/horizon/en/news/second-slug']);
    const otherContent = await newContent({
      kind: 'NEWS',
      language: 'EN',
      title: 'Other',
      slug: 'first-slug',
    });
    expect((await get('/site/horizon/en/news/first-slug')).statusCode).toBe(404);
    await move(otherContent.id, otherContent.version, 'PUBLISH');
    expect((await get('/site/horizon/en/news/first-slug')).statusCode).toBe(200);
  });

  test('renders once for many, and answers 304 to a browser that has the page', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('/site/horizon/en/programmes')));
    const [first] = answers;
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const etag = String(first!.headers['etag']);
    expect((await get('/site/horizon/en/programmes', { 'if-none-match': etag })).statusCode).toBe(304);
    const packed = await get('/site/horizon/en/programmes', { 'accept-encoding': 'br, gzip' });
    expect(packed.headers['content-encoding']).toBe('br');
  });

  test('is in the language of the address, and Arabic from right to left', async () => {
    expect((await get('/site/horizon/ar')).body).toContain('<html lang="ar" dir="rtl">');
    expect((await get('/site/horizon/fr/schedule')).body).toContain('Grille des programmes');
    expect((await get('/site/horizon/xx')).statusCode).toBe(404);
    expect((await get('/site/horizon')).headers['location']).toMatch(/^\/site\/horizon\/(en|fr|ar)$/);
  });

  test('is named to search engines with its sitemaps, which leave the portal alone', async () => {
    const { headers, body } = await get('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('Disallow: /\n');
    const [, sitemap] = /^Sitemap: https?:\/\/[^/]+(\/site\/horizon\/en\/.*)$/m.exec(body)!;
    expect((await get(sitemap!)).statusCode).toBe(200);
  });

  test('sends a policy without scripts, styles or connections of others', async () => {
    await setWebsite({ isPublic: true });
    const policy = String((await get('/site/horizon/en')).headers['content-security-policy']);
    const directives = policy.split('; ').map((directive) => directive.split(' '));
    const own = expect.stringMatching(
      /^http:\/\/localhost(:80)?\/(robots\.txt|site\/horizon\/|public\/horizon\/now-playing\.json)$/,
    ) as unknown;
    expect(Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]))).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'"],
      'media-src': expect.arrayContaining(["'self'"]) as unknown,
      'font-src': ["'self'"],
      'connect-src': [own, own, own],
      'form-action': [own],
      'frame-ancestors': ["'self'"],
      'base-uri': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['site'],
    });
  });

  test('sends its forms to its own pages alone, also in a preview', async () => {
    const targetsOf = async (url: string) => {
      const { headers, body } = await get(url);
      const [, targets] = /form-action ([^;]*);/.exec(String(headers['content-security-policy']))!;
      const [, action] = /<form[^>]* action="([^"]+)"/.exec(body)!;
      return { targets, action: new URL(action!, 'http://localhost').href };
    };
    const { data } = await app.graphql('mutation { createSitePreview { path } }', {}, admin);
    const root = String(data.createSitePreview.path).replace(/\/(en|fr|ar)$/, '');
    for (const site of ['/site/horizon', root])
      for (const page of ['contact', 'search', 'playlist']) {
        const { targets, action } = await targetsOf(`${site}/en/${page}`);
        expect(targets).toMatch(new RegExp(`^http://[^/ ]+${site}/$`));
        expect(new URL(action).pathname.startsWith(`${site}/en/`)).toBe(true);
      }
  });
});

describe('the search of a website', () => {
  test('finds published contents and listed programmes, however they are typed', async () => {
    const draft = await newContent({ kind: 'NEWS', language: 'EN', title: 'Zéphyr over the harbour' });
    const search = async (text: string) =>
      (await get(`/site/horizon/en/search?q=${encodeURIComponent(text)}`)).body;
    expect(await search('zephyr')).not.toContain('over the harbour');
    await move(draft.id, draft.version, 'PUBLISH');
    expect(await search('zephyr')).toContain('over the harbour');
    await makeEmission(app, 1, { slug: 'searched', title: 'Ligne de nuit', state: 'RUNNING' });
    expect(await search('NUIT ligne')).toContain('/site/horizon/en/programmes/searched');
  });

  test('shows the typed text as text, and is left out of search engines', async () => {
    const { body } = await get(
      `/site/horizon/en/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`,
    );
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
  });
});

test('the screen in the station shows the current programme, and reloads itself without scripts', async () => {
  const { body } = await get('/site/horizon/fr/kiosk');
  expect(body).toContain('<noscript><meta http-equiv="refresh" content="20"/></noscript>');
  expect(body.match(/http-equiv="refresh"/g)).toHaveLength(1);
  expect(body).not.toContain('<nav');
});
