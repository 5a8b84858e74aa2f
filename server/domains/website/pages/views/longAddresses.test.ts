import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');

const get = (url: string) => app.server.inject(url);

async function publish(input: object): Promise<{ id: string; slug: string }> {
  const run = async (document: string, variables: object) => {
    const { data, errors } = await app.graphql(document, variables, admin);
    expect(errors).toEqual([]);
    return Object.values(data)[0] as { id: string; version: number; slug: string };
  };
  const { id, version } = await run(
    'mutation ($input: ContentInput!) { createContent(input: $input) { id version slug } }',
    { input },
  );
  return run(
    'mutation ($id: ID!, $version: Int!) { moveContent(id: $id, version: $version, step: PUBLISH) { id version slug } }',
    { id, version },
  );
}

/** A text of 160 letters. */
const lettersOf = (word: string) => word.repeat(160).slice(0, 160);

describe.each([
  ['Latin', 'EN', 'en', lettersOf('harbour')],
  ['Arabic', 'AR', 'ar', lettersOf('ميناء')],
])('a content with a title of 160 %s letters', (_, language, tag, title) => {
  test('has a page, a card and a comment form, at the address in the feed and in the sitemap', async () => {
    const { slug } = await publish({ kind: 'NEWS', language, title, body: '<p>x</p>', allowsComments: true });
    expect(slug.length).toBeGreaterThan(100);
    const path = `/site/horizon/${tag}/news/${encodeURIComponent(slug)}`;
    const page = await get(path);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(title);
    expect((await get(`${path}/card.jpg`)).headers['content-type']).toBe('image/jpeg');
    expect((await get(`${path}/comment`)).statusCode).toBe(200);
    const [feed, sitemap] = await Promise.all(
      ['news/feed.xml', 'sitemap/contents-1.xml'].map((file) => get(`/site/horizon/${tag}/${file}`)),
    );
    for (const { body } of [feed!, sitemap!]) {
      const [link] = body.match(/https?:\/\/[^<\s]+/g)!.filter((address) => address.endsWith(path));
      expect((await get(new URL(link!).pathname)).statusCode).toBe(200);
    }
  });
});

test('the longest slug that somebody may enter has a page', async () => {
  const { slug } = await publish({ kind: 'NEWS', language: 'EN', title: 'Long', slug: 'a'.repeat(120) });
  expect(slug).toHaveLength(120);
  expect((await get(`/site/horizon/en/news/${slug}`)).statusCode).toBe(200);
});
