import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/testApp.ts';

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

describe('the website of a radio', () => {
  test('answers 404 until it is public', async () => {
    await setWebsite({ isPublic: false });
    expect((await get('/site/horizon/en')).statusCode).toBe(404);
    await setWebsite({ isPublic: true, tagline: 'The wide view', email: 'hello@example.com' });
    const home = await get('/site/horizon/en');
    expect(home.statusCode).toBe(200);
    expect(home.body).toContain('The wide view');
    expect(home.headers['set-cookie']).toBeUndefined();
  });

  test('shows published contents alone, at their addresses and in lists, feeds and the sitemap', async () => {
    await setWebsite({ isPublic: true });
    const draft = await newContent({
      kind: 'NEWS',
      language: 'EN',
      title: 'A secret plan',
      body: '<p>x</p>',
    });
    const addresses = ['news', `news/${draft.slug}`, 'news/feed.xml', 'sitemap.xml', ''];
    const pages = async () =>
      Promise.all(addresses.map(async (path) => (await get(`/site/horizon/en${path && `/${path}`}`)).body));
    for (const body of await pages()) expect(body).not.toMatch(/secret/i);
    expect((await get(`/site/horizon/en/news/${draft.slug}`)).statusCode).toBe(404);
    const { data } = await move(draft.id, draft.version, 'PUBLISH');
    expect(data.moveContent).toMatchObject({ state: 'PUBLISHED', isPublic: true });
    for (const body of await pages()) expect(body).toMatch(/secret/i);
    await move(draft.id, data.moveContent.version, 'WITHDRAW');
    for (const body of await pages()) expect(body).not.toMatch(/secret/i);
  });

  test('shows a scheduled content from its moment on, and not after its end', async () => {
    const { id, version, slug } = await newContent({ kind: 'NEWS', language: 'EN', title: 'Tomorrow' });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const { data } = await move(id, version, 'PUBLISH', { from: tomorrow });
    expect(data.moveContent).toMatchObject({ state: 'PUBLISHED', isPublic: false });
    expect((await get(`/site/horizon/en/news/${slug}`)).statusCode).toBe(404);
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
    const other = await newContent({ kind: 'NEWS', language: 'EN', title: 'Other', slug: 'first-slug' });
    expect((await get('/site/horizon/en/news/first-slug')).statusCode).toBe(404);
    await move(other.id, other.version, 'PUBLISH');
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

  test('sends a policy without scripts, styles or connections of others', async () => {
    const policy = String((await get('/site/horizon/en')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
  });
});
