import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import type { Values } from '../../../../kit/write/rowWrites.ts';
import { addPlayed } from '../../../broadcasting/testing/airItems.ts';
import { makeGeneric, makeJingle, makeSong } from '../../../library/testing/library.ts';
import { makeEmission, makeEpisode, makePodcast, makePresenter } from '../../../scheduling/testing/plans.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const get = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url: `/site/horizon${url}`, headers });

const hour = 3_600_000;
let count = 0;

/** A listed emission with a published podcast. */
async function newProgramme(values: Values = {}) {
  const slug = `heard-${++count}`;
  const shown = { slug, title: 'A programme', state: 'RUNNING' };
  const emission = await makeEmission(app, 1, { ...shown, ...values });
  await makePodcast(app, 1, { emission });
  const newEpisode = async (values: Values = {}) => {
    const fileKey = `media/${crypto.randomUUID()}.mp3`;
    await app.shared.services.storage.put(fileKey, Buffer.alloc(4000, 7));
    const medium = await makeGeneric(app, 1, { fileKey, size: 4000, duration: 400_000 });
    const publishedAt = new Date(Date.now() - hour);
    const id = await makeEpisode(app, 1, { emission, medium, state: 'PUBLISHED', publishedAt, ...values });
    const [row] = await app.orm.em.fork().execute('select guid from episode where id = ?', [id]);
    return String(row!.guid);
  };
  return { slug, emission, newEpisode };
}

/** Removes the cached pages with programmes: the rows of these tests are inserted without an event. */
const forgetPages = () =>
  app.shared.database.transaction(async (transaction) => {
    const change = { radioId: 1, type: 'Emission' };
    await app.shared.services.events.publish(transaction, 'publicRecordChanged', change);
  });

describe('an episode', () => {
  test('has a page with its sound, notes, chapters, transcript and structured data', async () => {
    const { slug, newEpisode } = await newProgramme();
    const guid = await newEpisode({
      title: 'On the quay',
      notes: '<p>Notes of the quay</p>',
      transcript: 'First <b>words</b>',
      chapters: [{ start: 61_000, title: 'The boats', link: 'https://example.org/boats' }],
    });
    expect((await get(`/en/programmes/${slug}`)).body).toContain(`/en/programmes/${slug}/${guid}"`);
    const { statusCode, body } = await get(`/en/programmes/${slug}/${guid}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<p>Notes of the quay</p>');
    expect(body).toContain('First &lt;b&gt;words&lt;/b&gt;');
    expect(body).toContain('</time> · <bdi>6:40</bdi>');
    const sound = /<audio controls="" preload="none" src="(\/feeds[^"]+)"/.exec(body)![1]!;
    // A chapter opens the sound at its start, also without scripts.
    expect(body).toContain(
      `1:01</time> <a href="${sound}#t=61">The boats</a> · <a href="https://example.org/boats"`,
    );
    expect(body).toMatch(new RegExp(`type="application/rss\\+xml"[^>]*href="/feeds/horizon/${slug}.xml"`));
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)!;
    expect(JSON.parse(json!)).toMatchObject({ '@type': 'PodcastEpisode', name: 'On the quay' });
    expect((await app.server.inject({ method: 'HEAD', url: sound })).statusCode).toBe(200);
  });

  test('has no page before it is published, without a published podcast, or below another programme', async () => {
    const { slug, emission, newEpisode } = await newProgramme();
    const otherProgramme = await newProgramme();
    const status = async (guid: string, of = slug) => (await get(`/en/programmes/${of}/${guid}`)).statusCode;
    expect(await status(await newEpisode({ state: 'DRAFT', publishedAt: null }))).toBe(404);
    expect(await status(await newEpisode({ publishedAt: new Date(Date.now() + hour) }))).toBe(404);
    expect(await status(await newEpisode({ deletedAt: new Date() }))).toBe(404);
    const medium = await makeGeneric(app, 1, { state: 'FAILED' });
    expect(await status(await newEpisode({ medium }))).toBe(404);
    expect(await status(await newEpisode(), otherProgramme.slug)).toBe(404);
    expect(await status(await newEpisode())).toBe(200);
    expect(await status('not-a-guid')).toBe(404);
    await app.orm.em
      .fork()
      .execute('update podcast set is_published = ? where emission_id = ?', [false, emission]);
    expect(await status(await newEpisode())).toBe(404);
  });
});

test('titles and summaries are isolated from the direction of the page', async () => {
  const slug = `heard-${++count}`;
  await makeEmission(app, 1, { slug, title: 'The quay', summary: 'Boats, at noon.', state: 'RUNNING' });
  const { body } = await get('/ar/programmes');
  expect(body).toContain(`programmes/${slug}" dir="auto">The quay</a></h3><p><bdi>Boats, at noon.</bdi></p>`);
});

test('a programme with a podcast names apps and its feed, one without does not', async () => {
  const { slug, newEpisode } = await newProgramme();
  await newEpisode({ title: 'Seaweed for beginners' });
  const { body } = await get(`/en/programmes/${slug}`);
  const feed = /<copy-text.*?value="(https?:\/\/[^"]+)"/s.exec(body)![1]!;
  expect(new URL(feed).pathname).toBe(`/feeds/horizon/${slug}.xml`);
  const rest = feed.replace(/^https?:\/\//, '');
  for (const link of [
    `podcast://${rest}`,
    `antennapod-subscribe://${rest}`,
    `pktc://subscribe/${rest}`,
    `overcast://x-callback-url/add?url=${encodeURIComponent(feed)}`,
  ])
    expect(body).toContain(`href="${link}"`);
  const emission = await makeEmission(app, 1, { slug: 'no-podcast', title: 'Only on air', state: 'RUNNING' });
  expect((await get('/en/programmes/no-podcast')).body).not.toContain('podcast://');
  await makePodcast(app, 1, { emission, isPublished: false });
  expect((await get('/fr/programmes/no-podcast')).body).not.toMatch(/podcast:\/\/|no-podcast\.xml/);
});

test('the search finds published episodes and podcasts by all of its words', async () => {
  const { slug, newEpisode } = await newProgramme();
  const guid = await newEpisode({
    title: 'Kelp and coral',
    summary: 'Reefs of the north',
    notes: '<p>Anemone</p>',
    searchText: 'kelp and coral reefs of the north anemone',
  });
  await newEpisode({ title: 'Kelp tomorrow', state: 'DRAFT' });
  await app.orm.em
    .fork()
    .execute(
      'update podcast set search_text = ? where emission_id = (select id from emission where slug = ?)',
      ['deep water', slug],
    );
  const search = async (text: string) => (await get(`/en/search?q=${encodeURIComponent(text)}`)).body;
  const found = await search('CORAL kelp');
  expect(found).toContain(`/en/programmes/${slug}/${guid}`);
  expect(found).not.toContain('Kelp tomorrow');
  expect(await search('kelp submarine')).not.toContain(guid);
  expect(await search('north kelp reefs coral')).toContain(guid);
  // The notes are too long to be searched for each visitor.
  expect(await search('anemone')).not.toContain(guid);
  expect(await search('water')).toMatch(new RegExp(`<h2>Podcasts</h2><ul><li><a href="[^"]*/${slug}"`));
});

test.each([
  ['is a draft', { state: 'DRAFT' }],
  ['is not listed', { isListed: false }],
])('nothing of a programme that %s is on the website', async (_, values) => {
  const word = `veiled${count}`;
  const { slug, emission, newEpisode } = await newProgramme({ title: `Programme ${word}`, ...values });
  const guid = await newEpisode({ title: `Episode ${word}` });
  await makePresenter(app, 1, { user: null, emission, name: `Presenter ${word}` });
  await app.orm.em
    .fork()
    .execute('update podcast set title = ?, search_text = ? where emission_id = ?', [
      `Podcast ${word}`,
      word,
      emission,
    ]);
  await forgetPages();
  for (const path of ['', '/schedule.ics', '/card.jpg', `/${guid}`, `/${guid}/card.jpg`])
    expect([path, (await get(`/en/programmes/${slug}${path}`)).statusCode]).toEqual([path, 404]);
  const lists = [
    '',
    '/programmes',
    '/podcasts',
    '/team',
    '/sitemap/programmes-1.xml',
    '/sitemap/episodes-1.xml',
  ];
  for (const path of [...lists, `/search?q=${word}`]) {
    const { statusCode, body } = await get(`/en${path}`);
    const found = new RegExp(`(Programme|Episode|Podcast|Presenter) ${word}|/${slug}|${guid}`).exec(body);
    expect([path, statusCode, found]).toEqual([path, 200, null]);
  }
});

test('a programme and its episodes are found under a former address, while it is listed', async () => {
  const { slug, emission, newEpisode } = await newProgramme();
  const guid = await newEpisode();
  const change = async (input: object) => {
    const read = await app.graphql(
      'query ($id: ID!) { emission(id: $id) { version } }',
      { id: String(emission) },
      admin,
    );
    const { errors } = await app.graphql(
      'mutation ($id: ID!, $version: Int!, $input: EmissionPatch!) { updateEmission(id: $id, version: $version, input: $input) { id } }',
      { id: String(emission), version: read.data.emission.version, input },
      admin,
    );
    expect(errors).toEqual([]);
  };
  await change({ slug: `renamed-${slug}` });
  for (const path of [`/en/programmes/${slug}`, `/en/programmes/${slug}/${guid}`]) {
    const { statusCode, headers } = await get(path);
    expect([statusCode, headers['location']]).toEqual([
      301,
      `/site/horizon${path.replace(slug, `renamed-${slug}`)}`,
    ]);
  }
  await change({ isListed: false });
  expect((await get(`/en/programmes/${slug}`)).statusCode).toBe(404);
});

test('the team is named with its programmes, without guests and emissions that are not listed', async () => {
  const { emission } = await newProgramme();
  const hidden = await makeEmission(app, 1, {
    slug: 'hidden-team',
    title: 'Hidden',
    state: 'RUNNING',
    isListed: false,
  });
  await makePresenter(app, 1, { user: null, emission, name: 'Ana Sol' });
  await makePresenter(app, 1, { user: null, emission, name: 'Ben Guest', part: 'GUEST' });
  await makePresenter(app, 1, { user: null, emission: hidden, name: 'Cleo Hidden' });
  const { body } = await get('/en/team');
  expect(body).toContain('Ana Sol');
  expect(body).not.toContain('Ben Guest');
  expect(body).not.toContain('Cleo Hidden');
});

test('the songs are those around the time that a listener chose, without jingles', async () => {
  const media = await makeSong(app, 1);
  const jingle = await makeJingle(app, 1);
  await addPlayed(app, media, '2026-03-03T07:10:00Z', 180, { title: 'Morning tune' });
  await addPlayed(app, media, '2026-03-03T07:14:00Z', 180, { title: 'Later tune' });
  await addPlayed(app, media, '2026-03-03T17:10:00Z', 180, { title: 'Evening tune' });
  await addPlayed(app, jingle, '2026-03-03T07:13:00Z', 10, { title: 'Secret jingle' });
  await addPlayed(app, media, '2026-03-03T07:09:00Z', 10, { title: 'Secret bed', isUntitled: true });
  // 8:12 in Paris.
  const { body } = await get('/en/playlist?at=2026-03-03T08:12');
  expect(body).toMatch(/<li aria-current="time">(?:(?!<\/li>).)*Morning tune/);
  expect(body).toContain('Later tune');
  expect(body).not.toMatch(/Evening tune|Secret jingle|Secret bed/);
  for (const text of ['2026-99-99T08:12', '2026-03-03T99:99', 'x'])
    expect((await get(`/en/playlist?at=${encodeURIComponent(text)}`)).statusCode).toBe(200);
});
