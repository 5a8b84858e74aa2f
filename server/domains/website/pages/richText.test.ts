import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import type { Values } from '../../../kit/write/rowWrites.ts';
import { makeGeneric } from '../../library/testing/library.ts';
import { makeEmission, makeEpisode, makePodcast } from '../../scheduling/testing/plans.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const hour = 3_600_000;
let count = 0;

async function run<T>(operation: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, errors } = await app.graphql(operation, variables, admin);
  expect(errors).toEqual([]);
  return Object.values(data)[0] as T;
}

interface Content {
  id: string;
  version: number;
  slug: string;
}

await run(
  'mutation ($version: Int!) { updateWebsite(version: $version, input: { isPublic: true }) { isPublic } }',
  { version: (await run<{ version: number } | null>('{ website { version } }'))?.version ?? 0 },
);

async function publish(title: string, body = '', isDraft = false): Promise<Content> {
  const created = await run<Content>(
    'mutation ($input: ContentInput!) { createContent(input: $input) { id version slug } }',
    { input: { kind: 'NEWS', language: 'EN', title, body } },
  );
  if (isDraft) return created;
  return run<Content>(
    'mutation ($id: ID!, $version: Int!) { moveContent(id: $id, version: $version, step: PUBLISH) { id version slug } }',
    { id: created.id, version: created.version },
  );
}

/** The text of a page of the website. */
async function textOf({ slug }: Content): Promise<string> {
  const { body } = await app.server.inject({ method: 'GET', url: `/site/horizon/en/news/${slug}` });
  return /<div class="text">([\s\S]*)<\/article>/.exec(body)![1]!;
}

const shown = (body: string) => publish(`Text ${++count}`, body).then(textOf);

async function newEpisode(values: Values = {}): Promise<{ id: number; guid: string; emission: number }> {
  const emission = await makeEmission(app, 1, {
    slug: `told-${++count}`,
    title: 'The quay',
    state: 'RUNNING',
  });
  await makePodcast(app, 1, { emission });
  const medium = await makeGeneric(app, 1, { fileKey: 'media/x.mp3', size: 4000, duration: 400_000 });
  const publishedAt = new Date(Date.now() - hour);
  const id = await makeEpisode(app, 1, { emission, medium, state: 'PUBLISHED', publishedAt, ...values });
  const [row] = await app.orm.em.fork().execute('select guid from episode where id = ?', [id]);
  return { id, guid: String(row!.guid), emission };
}

describe('a text of the website', () => {
  test('shows figures, quotes with their source and tables, which scroll', async () => {
    const markup = `<figure><img src="/files/website/${'0'.repeat(32)}-1600.webp" alt="A wall" /><figcaption>The wall</figcaption></figure>`;
    const quote = '<blockquote><p>Listen.</p><cite>Ada Merle</cite></blockquote>';
    const text = await shown(`${markup}${quote}<table><tbody><tr><th><p>a</p></th></tr></tbody></table>`);
    expect(text).toContain(markup);
    expect(text).toContain(quote);
    expect(text).toMatch(/<div class="table" role="region" tabindex="0" aria-label="[^"]+"><table>/);
  });

  test('shows cards of records while visitors can read them', async () => {
    const { emission } = await newEpisode();
    const hidden = await makeEmission(app, 1, { slug: `x-${++count}`, title: 'Secret', state: 'DRAFT' });
    const news = await publish('Other <news>');
    const draft = await publish('Unpublished', '', true);
    const text = await shown(
      [
        `Emission:${emission}`,
        `Emission:${hidden}`,
        `Content:${news.id}`,
        `Content:${draft.id}`,
        'Episode:999999',
      ]
        .map((target) => `<p data-record="${target}">Written title</p>`)
        .join(''),
    );
    expect(text.match(/class="record/g)).toHaveLength(2);
    expect(text).toContain('<strong><bdi>The quay</bdi></strong>');
    expect(text).toContain(`/site/horizon/en/news/${news.slug}`);
    expect(text).toContain('Other &lt;news&gt;');
    expect(text).not.toContain('Secret');
    expect(text).not.toContain('Written title');
    expect(text).not.toContain('data-record');
  });

  test('changes when a record that it shows is renamed or deleted', async () => {
    const news = await publish('Former title');
    const page = await publish(
      `Text ${++count}`,
      `<p data-record="Content:${news.id}">x</p><p>Read <a data-record="Content:${news.id}">this</a></p>`,
    );
    expect(await textOf(page)).toContain(`Read <a href="/site/horizon/en/news/${news.slug}">this</a>`);
    await run(
      'mutation ($id: ID!, $version: Int!) { updateContent(id: $id, version: $version, input: { title: "Later title", slug: "later-title" }) { id } }',
      { id: news.id, version: news.version },
    );
    const renamed = await textOf(page);
    expect(renamed).toContain('Later title');
    expect(renamed).toContain('Read <a href="/site/horizon/en/news/later-title">this</a>');
    await run('mutation ($id: ID!) { deleteContent(id: $id) }', { id: news.id });
    const left = await textOf(page);
    expect(left).not.toContain('Later title');
    expect(left).toContain('<p>Read this</p>');
  });

  test('has a player for an episode that is published, and nothing for another', async () => {
    const { id, guid } = await newEpisode({ title: 'On the quay' });
    const later = await newEpisode({ publishedAt: new Date(Date.now() + hour) });
    const text = await shown(
      `<p data-audio="Episode:${id}">x</p><p data-audio="Episode:${later.id}">Too early</p>`,
    );
    expect(text.match(/<audio /g)).toHaveLength(1);
    const src = /<audio controls preload="none" src="([^"]+)"/.exec(text)![1]!;
    expect(src).toContain(guid);
    expect(text).not.toContain('Too early');
  });

  test('links to videos, and loads nothing from their hosts', async () => {
    const text = await shown('<p data-video="https://youtu.be/abc">The <b>concert</b></p>');
    expect(text).toMatch(
      /<a\s+href="https:\/\/www\.youtube\.com\/watch\?v=abc"\s+rel="noopener noreferrer nofollow"/,
    );
    expect(text).toContain('YouTube');
    expect(text).not.toMatch(/<iframe|<video|src="https?:/);
  });

  test('refers to no record of another radio', async () => {
    const foreign = await makeEmission(app, 2, { slug: `f-${++count}`, title: 'Foreign', state: 'RUNNING' });
    const text = await shown(
      `<p data-record="Emission:${foreign}">x</p><p><a data-record="Emission:${foreign}">y</a></p>`,
    );
    expect(text).not.toContain('Foreign');
    expect(text).toContain('<p>y</p>');
  });
});
