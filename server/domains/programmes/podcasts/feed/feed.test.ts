import { JSDOM } from 'jsdom';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Values } from '../../../../kit/write/rowWrites.ts';
import { patience } from '../../../../../tools/testing/running/patience.ts';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { makeGeneric } from '../../../library/testing/library.ts';
import { makeEmission, makeEpisode, makePodcast, makePresenter } from '../../../scheduling/testing/plans.ts';
import { EpisodePerson } from '../../episodes/episodePerson.entity.ts';
import { insertRow } from '../../../../kit/write/rowWrites.ts';

const app = await createTestApp({}, afterAll);
await app.server.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.server.address() as { port: number };
const request = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'user-agent': 'AntennaPod/3.4', ...headers },
  });

const hour = 3_600_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
const sound = Buffer.alloc(400_000, 7);

async function newSound(values: Values = {}): Promise<number> {
  const fileKey = `media/${crypto.randomUUID().replaceAll('-', '')}.mp3`;
  await app.shared.services.storage.put(fileKey, sound);
  // The sound lasts 400 seconds, so that a minute of it has 60,000 bytes.
  return makeGeneric(app, 1, { fileKey, size: sound.length, duration: 400_000, ...values });
}

let made = 0;
async function newPodcast(values: Values = {}) {
  const slug = `feed-${++made}`;
  const emission = await makeEmission(app, 1, { slug, title: 'A feed' });
  const id = await makePodcast(app, 1, { emission, previewKey: `key-${made}`, ...values });
  const newEpisode = async (episode: Values = {}) =>
    makeEpisode(app, 1, {
      emission,
      medium: await newSound(),
      state: 'PUBLISHED',
      publishedAt: ago(hour),
      ...episode,
    });
  return { id, emission, slug, path: `/feeds/horizon/${slug}.xml`, key: `key-${made}`, newEpisode };
}

/** Runs a statement that is no change of the application, and removes the pages that it outdates. */
async function write(sql: string, values: unknown[]): Promise<void> {
  await app.shared.database.transaction(async (transaction) => {
    await transaction.run(sql, values as never);
    const { events } = app.shared.services;
    await events.publish(transaction, 'publicRecordChanged', { radioId: 1, type: 'Emission' });
  });
}

/** Reads a feed with an independent XML parser, which rejects malformed documents. */
async function read(path: string) {
  const text = await (await request(path)).text();
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  const items = [...document.querySelectorAll('item')];
  const textsOf = (name: string, of: Pick<typeof document, 'querySelectorAll'> = document) =>
    [...of.querySelectorAll('*')].filter(({ nodeName }) => nodeName === name).map((tag) => tag.textContent);
  return { text, document, items, textsOf };
}

describe('a feed', () => {
  test('is hidden until it is published and something is out', async () => {
    const { path, newEpisode, emission } = await newPodcast();
    expect((await request(path)).status).toBe(404);
    await newEpisode({ state: 'DRAFT' });
    await newEpisode({ publishedAt: new Date(Date.now() + hour) });
    await newEpisode({ medium: null });
    await newEpisode({ medium: await newSound({ state: 'FAILED' }) });
    await newEpisode({ deletedAt: new Date() });
    expect((await request(path)).status).toBe(404);
    await newEpisode();
    expect((await request(path)).status).toBe(200);
    await write('update podcast set is_published = false where emission_id = ?', [emission]);
    expect((await request(path)).status).toBe(404);
  });

  test('is not there under another radio, another name, or of an emission in the recycle bin', async () => {
    const { path, slug, newEpisode, emission } = await newPodcast();
    await newEpisode();
    const { status } = await request(path.replace('horizon', 'lagune'));
    expect(status).toBe(404);
    expect((await request(`/feeds/horizon/${slug}x.xml`)).status).toBe(404);
    expect((await request(`/feeds/horizon/${slug}`)).status).toBe(404);
    await write('update emission set deleted_at = created_at where id = ?', [emission]);
    expect((await request(path)).status).toBe(404);
  });

  test('shows unpublished episodes only with the key of the preview', async () => {
    const { path, key, newEpisode } = await newPodcast({ isPublished: false });
    const id = await newEpisode({ state: 'DRAFT', publishedAt: null, title: 'Not yet' });
    for (const wrong of ['', 'x', `${key}x`, key.slice(1)])
      expect((await request(`${path}?preview=${wrong}`)).status).toBe(404);
    const answer = await request(`${path}?preview=${key}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const { items, textsOf } = await read(`${path}?preview=${key}`);
    expect(textsOf('title', items[0])).toEqual(['Not yet']);
    expect(textsOf('itunes:block')).toEqual(['Yes']);
    const url = new URL(items[0]!.querySelector('enclosure')!.getAttribute('url')!);
    expect((await request(url.pathname)).status).toBe(404);
    const received = await request(url.pathname + url.search);
    expect([received.status, received.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    await received.arrayBuffer();
    const episode = await app.shared.database.rows(
      'select count(*) from podcast_listener where episode_id = ?',
      [id],
    );
    expect(Number(episode[0]![0])).toBe(0);
  });

  test('holds its episodes, the newest first, with all that programs look for', async () => {
    const { path, emission, newEpisode } = await newPodcast({
      title: 'All of it',
      author: 'The station',
      ownerName: 'Who answers',
      ownerEmail: 'podcast@example.org',
      categories: ['Society & Culture > Places & Travel', 'News'],
      explicit: true,
      kind: 'SERIAL',
      cover: '/files/podcastcovers/0123456789abcdef0123456789abcdef-1400.jpg',
    });
    await makePresenter(app, 1, { emission, name: 'Ana Sol' });
    await newEpisode({ title: 'Older', publishedAt: ago(48 * hour), number: 1 });
    const id = await newEpisode({
      title: 'Newer',
      season: 2,
      number: 5,
      summary: 'In short',
      notes: '<p>At length</p>',
      transcript: 'Every word',
      cover: '/files/episodecovers/0123456789abcdef0123456789abcdef-512.webp',
      chapters: [
        { start: 0, title: 'Begin', link: '' },
        { start: 61_500, title: 'Then', link: 'https://a.example' },
      ],
    });
    const model = app.shared.reads.models.of(EpisodePerson);
    const guest = { episode: id, name: 'A guest', part: 'GUEST', position: 1 };
    await app.shared.database.transaction((transaction) =>
      insertRow(transaction, model, guest, { radioId: 1, deleted: 'hidden' }),
    );
    const { document, items, textsOf } = await read(path);
    expect(items.map((item) => textsOf('title', item)[0])).toEqual(['Newer', 'Older']);
    expect(textsOf('itunes:type')).toEqual(['serial']);
    expect(textsOf('podcast:locked')).toEqual(['yes']);
    expect(textsOf('itunes:email')).toEqual(['podcast@example.org']);
    const categories = [...document.querySelectorAll('*')].filter(
      ({ nodeName }) => nodeName === 'itunes:category',
    );
    expect(categories.map((tag) => tag.getAttribute('text'))).toEqual([
      'Society & Culture',
      'Places & Travel',
      'News',
    ]);
    const [newer] = items;
    expect(textsOf('itunes:season', newer)).toEqual(['2']);
    expect(textsOf('itunes:episode', newer)).toEqual(['5']);
    expect(textsOf('itunes:duration', newer)).toEqual(['400']);
    expect(textsOf('content:encoded', newer)).toEqual(['<p>At length</p>']);
    expect(textsOf('podcast:person')).toEqual(['Ana Sol', 'A guest']);
    const pictures = [...document.querySelectorAll('*')].filter(
      ({ nodeName }) => nodeName === 'itunes:image',
    );
    // Directories do not support WebP. An episode without a cover has no picture, because the cover of the
    // podcast applies.
    expect(pictures.map((tag) => new URL(tag.getAttribute('href')!).pathname)).toEqual([
      '/files/podcastcovers/0123456789abcdef0123456789abcdef-1400.jpg',
      '/files/episodecovers/0123456789abcdef0123456789abcdef-1400.jpg',
    ]);
    const linked = (name: string) =>
      [...newer!.children].find(({ nodeName }) => nodeName === name)!.getAttribute('url')!;
    const transcript = await request(new URL(linked('podcast:transcript')).pathname);
    expect([transcript.headers.get('content-type'), await transcript.text()]).toEqual([
      'text/plain; charset=utf-8',
      'Every word',
    ]);
    const chapters = await request(new URL(linked('podcast:chapters')).pathname);
    expect(await chapters.json()).toEqual({
      version: '1.2.0',
      chapters: [
        { startTime: 0, title: 'Begin' },
        { startTime: 61.5, title: 'Then', url: 'https://a.example' },
      ],
    });
    expect(newer!.querySelector('enclosure')!.getAttribute('length')).toBe(String(sound.length));
  });

  test('marks trailers and bonus episodes, which a series does not count', async () => {
    const { path, emission } = await newPodcast({ kind: 'SERIAL' });
    const editor = await app.as('editor');
    const make = async (input: object) => {
      const document = 'mutation ($input: EpisodeInput!) { createEpisode(input: $input) { id } }';
      const all = { emissionId: String(emission), state: 'PUBLISHED', ...input };
      const { id } = (await app.graphql(document, { input: all }, editor)).data.createEpisode;
      await app.orm.em
        .fork()
        .execute('update episode set medium_id = ?, published_at = ? where id = ?', [
          await newSound(),
          ago(hour),
          Number(id),
        ]);
    };
    await make({ title: 'Soon', episodeType: 'TRAILER', number: 1 });
    await make({ title: 'One' });
    await make({ title: 'Outtakes', episodeType: 'BONUS', number: 1 });
    await make({ title: 'Two' });
    const { items, textsOf } = await read(path);
    const saidOf = (item: (typeof items)[number]) =>
      ['title', 'itunes:episodeType', 'itunes:episode'].map((name) => textsOf(name, item)[0]);
    expect(items.map(saidOf)).toEqual([
      ['Two', 'full', '2'],
      ['Outtakes', 'bonus', '1'],
      ['One', 'full', '1'],
      ['Soon', 'trailer', undefined],
    ]);
  });

  test('links the timed transcript of an episode as WebVTT and SRT, under the rules of its sound', async () => {
    const { path, key, newEpisode } = await newPodcast();
    const captions =
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.500 line:0\n<v Ana Sol>R&amp;B <i>live</i></v>\n\n00:00:03.000 --> 00:00:04.000\nTwo\n';
    const id = await newEpisode({ captions, transcript: 'R&B live' });
    const { items } = await read(path);
    const links = [...items[0]!.children].filter(({ nodeName }) => nodeName === 'podcast:transcript');
    const reported = links.map((link) => ['type', 'language', 'rel'].map((name) => link.getAttribute(name)));
    expect(reported).toEqual([
      ['text/vtt', 'fr', 'captions'],
      ['application/x-subrip', 'fr', 'captions'],
      ['text/plain', null, null],
    ]);
    const [vtt, srt] = links.map((link) => new URL(link.getAttribute('url')!).pathname);
    const answer = await request(vtt!);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/vtt; charset=utf-8']);
    expect(await answer.text()).toBe(captions);
    const asSrt = await request(srt!);
    expect(asSrt.headers.get('content-type')).toBe('application/x-subrip; charset=utf-8');
    expect(await asSrt.text()).toBe(
      '1\n00:00:01,000 --> 00:00:02,500\nR&B <i>live</i>\n\n2\n00:00:03,000 --> 00:00:04,000\nTwo\n',
    );
    const change = (state: string) =>
      app.orm.em.fork().execute('update episode set state = ? where id = ?', [state, id]);
    await change('DRAFT');
    for (const file of [vtt, srt]) {
      expect((await request(file!)).status).toBe(404);
      expect((await request(`${file}?preview=${key}`)).headers.get('cache-control')).toBe(
        'private, no-cache',
      );
    }
    await change('PUBLISHED');
    await app.orm.em.fork().execute("update episode set captions = '' where id = ?", [id]);
    for (const file of [vtt, srt]) expect((await request(file!)).status).toBe(404);
  });

  test('stays well-formed whatever people write', async () => {
    const hard = 'Emoji 🎙️ & <b>]]></b> "quoted" \u0001\u0008\uFFFF \uD800 end';
    const stored = 'Emoji 🎙️ & <b>]]></b> "quoted"  \uFFFD end';
    const { path, newEpisode } = await newPodcast({
      title: hard,
      description: 'x'.repeat(4000),
      author: hard,
    });
    await newEpisode({
      title: hard.slice(0, 40),
      notes: `<p>${'é'.repeat(5000)}]]></p>`,
      summary: '😀'.repeat(200),
    });
    const { textsOf, items } = await read(path);
    const [title] = textsOf('title');
    expect(title!.replaceAll(/\uFFFF/g, '')).toBe(stored);
    expect(textsOf('content:encoded', items[0])[0]).toHaveLength(5000 + '<p>]]></p>'.length);
    expect(textsOf('description', items[0])).toEqual(['😀'.repeat(200)]);
  });

  test('shows plain text as it was written to readers of HTML', async () => {
    const text = 'Top 40: R&B <live> & a<b\nSecond line';
    const { path, newEpisode } = await newPodcast({ description: text });
    await newEpisode({ summary: text, notes: '<p>At length</p>' });
    await newEpisode({ title: 'Only a title & no more', publishedAt: ago(2 * hour) });
    await newEpisode({ notes: '<p>Only <em>notes</em></p>', publishedAt: ago(3 * hour) });
    const { textsOf, document } = await read(path);
    const shown = 'Top 40: R&amp;B &lt;live&gt; &amp; a&lt;b<br>Second line';
    expect(textsOf('description', document)).toEqual([
      shown,
      shown,
      'Only a title &amp; no more',
      '<p>Only <em>notes</em></p>',
    ]);
  });

  test('has the date of its last change, which never decreases', async () => {
    const editor = await app.as('editor');
    const { path, newEpisode } = await newPodcast();
    const old = await newEpisode({ publishedAt: ago(72 * hour), createdAt: ago(72 * hour) });
    const newest = await newEpisode({ title: 'Newest', publishedAt: ago(48 * hour) });
    const builtAt = async () => Date.parse((await read(path)).textsOf('lastBuildDate')[0]!);
    const whole = (moment: number) => Math.floor(moment / 1000) * 1000;
    const change = async (id: number, version: number, input: object) => {
      const document =
        'mutation ($id: ID!, $version: Int!, $input: EpisodePatch!) { updateEpisode(id: $id, version: $version, input: $input) { updatedAt } }';
      const { data } = await app.graphql(document, { id: String(id), version, input }, editor);
      return Date.parse(data.updateEpisode.updatedAt);
    };
    const first = await builtAt();
    expect(first).toBeGreaterThan(Date.now() - hour);
    expect(await builtAt()).toBe(first);
    const renamed = await change(old, 1, { title: 'Renamed' });
    const second = await builtAt();
    expect(second).toBeGreaterThanOrEqual(whole(renamed));
    const withdrawn = await change(newest, 1, { state: 'DRAFT' });
    const third = await builtAt();
    expect(third).toBeGreaterThanOrEqual(whole(withdrawn));
    await write('delete from episode where id = ?', [newest]);
    expect(await builtAt()).toBe(third);
    // Storing the build date is no edit of the podcast, so the version stays.
    const rows = await app.shared.database.rows('select distinct version from podcast', []);
    expect(rows.map(([version]) => Number(version))).toEqual([1]);
  });

  test('has the same date in later responses, also to concurrent requests', async () => {
    const { path, newEpisode } = await newPodcast();
    await newEpisode();
    const answers = await Promise.all(Array.from({ length: 5 }, () => request(path)));
    const marks = new Set(answers.map(({ headers }) => headers.get('etag')));
    marks.add((await request(path)).headers.get('etag'));
    expect(marks.size).toBe(1);
  });

  test('is identified by its ETag, which changes with it', async () => {
    const { path, newEpisode } = await newPodcast();
    const episode = await newEpisode({ title: 'One' });
    const first = await request(path);
    const mark = first.headers.get('etag')!;
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    for (const tag of [mark, `"x", ${mark}`, `W/${mark}`]) {
      const again = await request(path, { 'if-none-match': tag });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    await write("update episode set title = 'Other', version = version + 1 where id = ?", [episode]);
    const changed = await request(path, { 'if-none-match': mark });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('Other');
    const head = await request(path, {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('the sound of an episode', () => {
  const downloads = async (episode: number) => {
    const rows = await app.shared.database.rows(
      'select downloads from podcast_downloads where episode_id = ?',
      [episode],
    );
    return Number(rows[0]?.[0] ?? 0);
  };
  const bytesPlayed = async (episode: number) => {
    const rows = await app.shared.database.rows(
      'select sum(bytes) from podcast_listener where episode_id = ?',
      [episode],
    );
    return Number(rows[0]?.[0] ?? 0);
  };
  async function newSoundPath() {
    const podcast = await newPodcast();
    const episode = await podcast.newEpisode();
    const { items } = await read(podcast.path);
    const path = new URL(items[0]!.querySelector('enclosure')!.getAttribute('url')!).pathname;
    return { episode, path, key: podcast.key };
  }

  test('is sent whole or in parts, and not under another ending', async () => {
    const { path } = await newSoundPath();
    const whole = await request(path);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect((await whole.arrayBuffer()).byteLength).toBe(sound.length);
    const part = await request(path, { range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${sound.length}`]);
    expect((await request(path, { range: `bytes=${sound.length}-` })).status).toBe(416);
    expect((await request(path.replace('.mp3', '.exe'))).status).toBe(404);
    expect((await request(path.replace('.mp3', '.txt'))).status).toBe(404);
  });

  test('counts for a listener once a day, from a minute of it on', async () => {
    const { path, episode } = await newSoundPath();
    const waitFor = (bytes: number) =>
      vi.waitFor(async () => expect(await bytesPlayed(episode)).toBeGreaterThan(bytes), 5000 * patience);
    await (await request(path, { range: 'bytes=0-29999' })).arrayBuffer();
    await waitFor(29_000);
    expect(await downloads(episode)).toBe(0);
    await (await request(path, { range: 'bytes=30000-99999' })).arrayBuffer();
    await waitFor(99_000);
    expect(await downloads(episode)).toBe(1);
    await (await request(path)).arrayBuffer();
    await waitFor(490_000);
    expect(await downloads(episode)).toBe(1);
    await (await request(path, { 'user-agent': 'Overcast/2026' })).arrayBuffer();
    await waitFor(890_000);
    expect(await downloads(episode)).toBe(2);
    const rows = await app.shared.database.rows(
      'select listener from podcast_listener where episode_id = ?',
      [episode],
    );
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|AntennaPod|Overcast/);
  });

  test('does not count in a preview', async () => {
    const { path, episode, key } = await newSoundPath();
    const preview = await request(`${path}?preview=${key}`);
    expect((await preview.arrayBuffer()).byteLength).toBe(sound.length);
    // The bytes of another request show that those of the preview would be counted by now.
    await (await request(path, { range: 'bytes=0-9999' })).arrayBuffer();
    await vi.waitFor(async () => expect(await bytesPlayed(episode)).toBeGreaterThan(0), 5000 * patience);
    expect([await downloads(episode), (await bytesPlayed(episode)) < 20_000]).toEqual([0, true]);
  });

  test('does not count for programs that only look', async () => {
    const { path, episode } = await newSoundPath();
    await (
      await request(path, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
    ).arrayBuffer();
    await request(path, {}, 'HEAD');
    await (await request(path, { range: 'bytes=0-1' })).arrayBuffer();
    await vi.waitFor(async () => expect(await bytesPlayed(episode)).toBeGreaterThan(0), 5000 * patience);
    expect([await downloads(episode), (await bytesPlayed(episode)) < 2000]).toEqual([0, true]);
  });
});
