import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { contrastOf, minContrast } from '../../../kit/html/contrast.ts';
import { markColour } from '../design/styleContrast.ts';
import { templateStyles } from '../design/templateStyles.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const get = (path: string) => app.server.inject({ url: `/site/horizon/${path}` });

async function run<T>(operation: string, variables: object): Promise<T> {
  const { data, errors } = await app.graphql(operation, variables as Record<string, unknown>, admin);
  expect(errors).toEqual([]);
  return Object.values(data)[0] as T;
}

const newTopic = (input: object) =>
  run<{ id: string; version: number; slug: string }>(
    'mutation ($input: TopicInput!) { createTopic(input: $input) { id version slug } }',
    { input: { area: 'NEWS', ...input } },
  );

const rename = (id: string, version: number, slug: string) =>
  run<{ version: number }>(
    'mutation ($id: ID!, $version: Int!, $slug: String!) { updateTopic(id: $id, version: $version, input: { slug: $slug }) { version } }',
    { id, version, slug },
  );

async function publish(topicId: string, title: string, more: object = {}, period: object = {}) {
  const { id, version } = await run<{ id: string; version: number }>(
    'mutation ($input: ContentInput!) { createContent(input: $input) { id version } }',
    { input: { kind: 'NEWS', language: 'EN', title, topicId, ...more } },
  );
  await run(
    'mutation ($id: ID!, $version: Int!, $from: DateTimeISO, $until: DateTimeISO) { moveContent(id: $id, version: $version, step: PUBLISH, from: $from, until: $until) { id } }',
    { id, version, ...period },
  );
}

describe('the page of a topic', () => {
  test('lists the contents of its area page by page, with a feed, and is linked from them', async () => {
    const [harbour, otherTopic] = [await newTopic({ name: 'Harbour' }), await newTopic({ name: 'Other' })];
    for (let number = 1; number <= 13; number++) await publish(harbour.id, `Boat ${number} sails`);
    await publish(otherTopic.id, 'A train leaves');
    const address = 'en/news/topic/harbour';
    const { statusCode, body } = await get(address);
    expect(statusCode).toBe(200);
    expect(body).toContain('Boat 13 sails');
    expect(body).not.toContain('A train leaves');
    expect(body).toMatch(/<link rel="alternate" type="application\/rss\+xml"[^>]*topic\/harbour\/feed\.xml"/);
    expect(body).toContain(`href="/site/horizon/${address}?page=2"`);
    const second = (await get(`${address}?page=2`)).body;
    expect(second).toContain('Boat 1 sails');
    expect(second).toMatch(/<link rel="canonical" href="[^"]*topic\/harbour\?page=2"\/>/);
    expect(second).not.toContain('rel="alternate" hrefLang');
    expect((await get(`${address}?page=3`)).statusCode).toBe(404);
    for (const path of ['en/news', 'en/news/boat-13-sails'])
      expect((await get(path)).body).toContain(`<a class="topic" href="/site/horizon/${address}">`);
    const feed = (await get(`${address}/feed.xml`)).body;
    expect(feed).toContain('Boat 13 sails');
    expect(feed).not.toContain('A train leaves');
    const sitemap = (await get('en/sitemap/topics-1.xml')).body;
    expect(sitemap).toMatch(/topic\/harbour<\/loc>\s*<lastmod>/);
  });

  test('is in each language, and left out of search engines while it has nothing in this one', async () => {
    const { id } = await newTopic({ name: 'Tides' });
    await publish(id, 'Une marée', { language: 'FR' });
    expect((await get('fr/news/topic/tides')).body).toContain('Une marée');
    const english = (await get('en/news/topic/tides')).body;
    expect(english).not.toContain('Une marée');
    expect(english).toContain('content="noindex"');
    expect((await get('en/sitemap/topics-1.xml')).body).not.toContain('topic/tides');
    expect((await get('en/blog/topic/tides')).statusCode).toBe(404);
  });

  test('redirects from its former slugs, and from topics that were merged into it', async () => {
    const { id, version } = await newTopic({ name: 'Quays' });
    await publish(id, 'A ship moors');
    const { version: next } = await rename(id, version, 'docks');
    await rename(id, next, 'piers');
    const locationOf = async (path: string) => {
      const { statusCode, headers } = await get(path);
      return [statusCode, headers['location']];
    };
    const piers = [301, '/site/horizon/fr/news/topic/piers'];
    expect(await locationOf('fr/news/topic/quays')).toEqual(piers);
    expect(await locationOf('fr/news/topic/docks')).toEqual(piers);
    expect(await locationOf('fr/news/topic/docks/feed.xml')).toEqual([301, `${piers[1]}/feed.xml`]);
    const merged = await newTopic({ name: 'Jetties' });
    await run(
      'mutation ($intoId: ID!, $fromIds: [ID!]!) { mergeTopics(intoId: $intoId, fromIds: $fromIds) { id } }',
      {
        intoId: id,
        fromIds: [merged.id],
      },
    );
    expect(await locationOf('fr/news/topic/jetties')).toEqual(piers);
    await publish((await newTopic({ name: 'Docks' })).id, 'A dock opens');
    expect((await get('fr/news/topic/docks')).statusCode).toBe(200);
  });

  test('exists while the topic has published contents, so that names of others stay unknown', async () => {
    const { id, version } = await newTopic({ name: 'Secret' });
    const draft = await run<{ id: string; version: number }>(
      'mutation ($input: ContentInput!) { createContent(input: $input) { id version } }',
      { input: { kind: 'NEWS', language: 'EN', title: 'Not yet', topicId: id } },
    );
    const statuses = async (slug: string) =>
      Promise.all(
        [`${slug}`, `${slug}/feed.xml`].map(async (path) => (await get(`en/news/topic/${path}`)).statusCode),
      );
    expect(await statuses('secret')).toEqual([404, 404]);
    await rename(id, version, 'hidden');
    expect(await statuses('secret')).toEqual([404, 404]);
    await run(
      'mutation ($id: ID!, $version: Int!) { moveContent(id: $id, version: $version, step: PUBLISH) { id } }',
      draft,
    );
    expect(await statuses('secret')).toEqual([301, 301]);
    expect(await statuses('hidden')).toEqual([200, 200]);
  });

  test('does not exist for contents before their moment and after their end', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const [early, late] = [await newTopic({ name: 'Too early' }), await newTopic({ name: 'Too late' })];
    await publish(early.id, 'To come', {}, { from: hoursAgo(-1) });
    await publish(late.id, 'Over', {}, { from: hoursAgo(2), until: hoursAgo(1) });
    for (const slug of [early.slug, late.slug])
      for (const path of [slug, `${slug}/feed.xml`])
        expect([path, (await get(`en/news/topic/${path}`)).statusCode]).toEqual([path, 404]);
    expect((await get('en/sitemap/topics-1.xml')).body).not.toMatch(/too-early|too-late/);
  });

  test('leaves the pages of a content that has its slug from before', async () => {
    const content = await run<{ id: string }>(
      'mutation ($input: ContentInput!) { createContent(input: $input) { id } }',
      { input: { kind: 'BLOG', language: 'EN', title: 'Of old', allowsComments: true } },
    );
    await app.orm.em.fork().execute("update content set slug = 'topic' where id = ?", [Number(content.id)]);
    await run('mutation ($ids: [ID!]!) { moveContents(ids: $ids, step: PUBLISH) { id } }', {
      ids: [content.id],
    });
    expect((await get('en/blog/topic')).body).toContain('Of old');
    const { statusCode, body } = await get('en/blog/topic/comment');
    expect(statusCode).toBe(200);
    expect(body).toContain('Of old');
    expect((await get('en/blog/topic/comment.json')).statusCode).toBe(200);
    expect((await get('en/blog/topic/card.jpg')).headers['content-type']).toBe('image/jpeg');
    const topic = await newTopic({ name: 'Comment', area: 'BLOG' });
    await publish(topic.id, 'A remark', { kind: 'BLOG' });
    expect((await get('en/blog/topic/comment')).body).toContain('A remark');
  });

  test('keeps its address free of contents', async () => {
    const create = (slug: string) =>
      app.graphql(
        'mutation ($input: ContentInput!) { createContent(input: $input) { slug } }',
        { input: { kind: 'NEWS', language: 'EN', title: 'Topic', ...(slug && { slug }) } },
        admin,
      );
    expect((await create('')).data.createContent.slug).toBe('news');
    expect((await create('Topic')).fields).toEqual({ slug: 'invalid' });
  });
});

test('the colour of a topic is changed until it stands out from the page and from cards', () => {
  for (const { light, dark } of Object.values(templateStyles))
    for (const palette of [light, dark])
      for (const colour of ['#ffffff', '#000000', '#ffff00', '#2563eb']) {
        const mark = markColour(colour, palette);
        for (const behind of [palette.background, palette.surface])
          expect(contrastOf(mark, behind)).toBeGreaterThanOrEqual(minContrast);
      }
  const { light } = templateStyles.MAGAZINE;
  expect(markColour('#2563eb', light)).toBe('#2563eb');
});
