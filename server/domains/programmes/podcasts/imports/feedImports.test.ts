// @module-tag slow
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { sound } from '../../../library/testing/sounds.ts';
import { makeEmission, makeEpisode, makePodcast, makePresenter } from '../../../scheduling/testing/plans.ts';

const app = await createTestApp({ env: { RECEIVER_NETWORKS: '127.0.0.0/8' } }, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const reader = await app.as('support');
const presenter = await app.as('user');
const { database, services } = app.shared;

/** Responses of the host of the existing feed, by path. */
const answers = new Map<string, string | Buffer>();
const host = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (request.url?.startsWith('/moved/'))
    return void response.writeHead(302, { location: request.url.replace('/moved', '') }).end();
  response.writeHead(answer === undefined ? 404 : 200).end(answer);
});
await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
afterAll(() => {
  host.closeAllConnections();
  host.close();
});

const fields =
  'id url state failure itemCount importedCount skippedCount failedCount finishedAt problems { guid title problem }';
const begin = `mutation ($podcastId: ID!, $url: String!) { importFeed(podcastId: $podcastId, url: $url) { ${fields} } }`;
const list = `query ($podcastId: ID!) { feedImports(podcastId: $podcastId) { ${fields} } }`;
const cancel = `mutation ($id: ID!) { cancelFeedImport(id: $id) { ${fields} } }`;

let made = 0;
async function newPodcast(radio = 1) {
  const slug = `imported-${++made}`;
  const emission = await makeEmission(app, radio, { slug });
  return { emission, slug, podcastId: String(await makePodcast(app, radio, { emission })) };
}

const item = (inner: string) => `<item>${inner}</item>`;
const feedOf = (...items: string[]) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Old host</title>${items.join('')}</channel></rss>`;
const enclosure = (path: string) => `<enclosure url="${origin}${path}" length="1" type="audio/mpeg"/>`;

let root = 60;
async function newSound(path: string) {
  answers.set(path, await sound('mp3', undefined, { root: ++root }));
  return enclosure(path);
}

async function importAll(podcastId: string, path: string) {
  const { errors } = await app.graphql(begin, { podcastId, url: origin + path }, admin);
  expect(errors).toEqual([]);
  await services.jobs.idle();
  const { data } = await app.graphql(list, { podcastId }, admin);
  return data.feedImports[0];
}

const episodesOf = async (emission: number) => {
  const document =
    'query ($id: ID!) { episodes(filter: { emissionId: { eq: $id } }, sort: [{ id: ASC }]) { items { feedGuid title summary notes state publishedAt season number episodeType explicit medium { state duration } } } }';
  return (await app.graphql(document, { id: String(emission) }, admin)).data.episodes.items;
};

describe('the import of a feed', () => {
  test('is closed to users who may not create episodes of the emission', async () => {
    const { podcastId, emission } = await newPodcast();
    const variables = { podcastId, url: `${origin}/none.xml` };
    const codeOf = async (token?: string) => (await app.graphql(begin, variables, token)).code;
    expect(await codeOf()).toBe('UNAUTHENTICATED');
    expect(await codeOf(reader)).toBe('FORBIDDEN');
    expect(await codeOf(presenter)).toBe('FORBIDDEN');
    const viewer = await app.graphql('{ viewer { id } }', {}, presenter);
    await makePresenter(app, 1, { emission, user: Number(viewer.data.viewer.id) });
    const { data } = await app.graphql(begin, variables, presenter);
    expect(data.importFeed).toMatchObject({ state: 'RUNNING', itemCount: null });
    expect((await app.graphql(cancel, { id: data.importFeed.id }, reader)).code).toBe('FORBIDDEN');
    await services.jobs.idle();
  });

  test('reaches no private network, and belongs to a podcast of the radio', async () => {
    const { podcastId } = await newPodcast();
    const refusalOf = async (url: string, id = podcastId) =>
      app.graphql(begin, { podcastId: id, url }, admin);
    expect((await refusalOf('https://10.0.0.8/feed.xml')).fields).toEqual({ url: 'privateAddress' });
    expect((await refusalOf('https://169.254.169.254/')).fields).toEqual({ url: 'privateAddress' });
    expect((await refusalOf('http://93.184.215.14/feed.xml')).fields).toEqual({ url: 'notSecure' });
    expect((await refusalOf('file:///etc/passwd')).fields).toEqual({ url: 'link' });
    const elsewhere = await newPodcast(2);
    expect((await refusalOf(`${origin}/a.xml`, elsewhere.podcastId)).code).toBe('NOT_FOUND');
  });

  test('creates episodes with their GUIDs, texts and sounds, and the feed has the same GUIDs', async () => {
    const { podcastId, emission, slug } = await newPodcast();
    const first = item(
      `<title>The first &amp; only</title><guid isPermaLink="false">https://old.example/?p=1</guid><pubDate>Tue, 03 Mar 2020 08:00:00 GMT</pubDate><description>In &lt;b&gt;short&lt;/b&gt;</description><content:encoded><![CDATA[<p onclick="x()">At length</p><script>x</script>]]></content:encoded><itunes:season>2</itunes:season><itunes:episode>7</itunes:episode><itunes:explicit>yes</itunes:explicit>${await newSound('/moved/one.mp3')}`,
    );
    answers.set('/one.mp3', answers.get('/moved/one.mp3')!);
    const trailer = item(
      `<title>Soon</title><guid>trailer</guid><itunes:episodeType>trailer</itunes:episodeType><itunes:episode>1</itunes:episode>${await newSound('/soon.mp3')}`,
    );
    answers.set('/feed.xml', feedOf(first, trailer));
    expect(await importAll(podcastId, '/feed.xml')).toMatchObject({
      state: 'DONE',
      failure: null,
      itemCount: 2,
      importedCount: 2,
      skippedCount: 0,
      failedCount: 0,
      problems: [],
    });
    expect(await episodesOf(emission)).toEqual([
      {
        feedGuid: 'https://old.example/?p=1',
        title: 'The first & only',
        summary: 'In short',
        notes: '<p>At length</p>',
        state: 'PUBLISHED',
        publishedAt: '2020-03-03T08:00:00.000Z',
        season: 2,
        number: 7,
        episodeType: 'FULL',
        explicit: true,
        medium: { state: 'READY', duration: expect.any(Number) },
      },
      expect.objectContaining({ feedGuid: 'trailer', episodeType: 'TRAILER', number: null }),
    ]);
    const { body } = await app.server.inject({ url: `/feeds/horizon/${slug}.xml` });
    expect(body).toContain('<guid isPermaLink="false">https://old.example/?p=1</guid>');
  });

  test('skips what the emission has, also in the recycle bin, so that it can be repeated', async () => {
    const { podcastId, emission } = await newPodcast();
    const old = await newSound('/old.mp3');
    answers.set('/again.xml', feedOf(item(`<title>Old</title><guid>old</guid>${old}`)));
    expect(await importAll(podcastId, '/again.xml')).toMatchObject({ importedCount: 1 });
    const added = item(`<title>New</title><guid>new</guid>${await newSound('/new.mp3')}`);
    await makeEpisode(app, 1, { emission, feedGuid: 'binned', deletedAt: new Date() });
    const binned = item(`<title>Binned</title><guid>binned</guid>${old}`);
    answers.set('/again.xml', feedOf(item(`<title>Old</title><guid>old</guid>${old}`), added, binned));
    expect(await importAll(podcastId, '/again.xml')).toMatchObject({
      state: 'DONE',
      itemCount: 3,
      importedCount: 1,
      skippedCount: 2,
    });
    expect(await episodesOf(emission)).toHaveLength(2);
  });

  test('reports bad items, and imports the others', async () => {
    const { podcastId, emission } = await newPodcast();
    const good = await newSound('/good.mp3');
    const bad = [
      item(`<guid>a</guid>${good}`),
      item('<title>No sound</title><guid>b</guid>'),
      item(`<title>Gone</title><guid>c</guid>${enclosure('/gone.mp3')}`),
      item('<title>Inside</title><guid>d</guid><enclosure url="https://10.0.0.8/a.mp3" type="audio/mpeg"/>'),
    ];
    answers.set('/mixed.xml', feedOf(...bad, item(`<title>Good</title><guid>e</guid>${good}`)));
    const ended = await importAll(podcastId, '/mixed.xml');
    expect(ended).toMatchObject({ state: 'DONE', itemCount: 5, importedCount: 1, failedCount: 4 });
    expect(ended.problems).toEqual([
      { guid: 'a', title: '', problem: 'NO_TITLE' },
      { guid: 'b', title: 'No sound', problem: 'NO_SOUND' },
      { guid: 'c', title: 'Gone', problem: 'UNREACHABLE' },
      { guid: 'd', title: 'Inside', problem: 'NOT_ALLOWED' },
    ]);
    expect((await episodesOf(emission)).map(({ title }: { title: string }) => title)).toEqual(['Good']);
  });

  test.each([
    ['/missing.xml', undefined, 'UNREACHABLE'],
    ['/page.xml', '<html><body>Hello</body></html>', 'NOT_A_FEED'],
    ['/broken.xml', '<rss><channel><item>', 'NOT_A_FEED'],
    [
      '/entity.xml',
      `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><item><title>&x;</title></item></channel></rss>`,
      'NOT_A_FEED',
    ],
  ])('reports why nothing was imported: %s', async (path, content, failure) => {
    const { podcastId } = await newPodcast();
    if (content !== undefined) answers.set(path, content);
    expect(await importAll(podcastId, path)).toMatchObject({ state: 'FAILED', failure, itemCount: null });
  });

  test('runs once at a time, and is cancelled', async () => {
    const { podcastId } = await newPodcast();
    // No job runs meanwhile, so that the first import stays open.
    const add = vi.spyOn(services.jobs, 'add').mockResolvedValue(undefined as never);
    const { data } = await app.graphql(begin, { podcastId, url: `${origin}/feed.xml` }, admin);
    const second = await app.graphql(begin, { podcastId, url: `${origin}/feed.xml` }, admin);
    expect(second.code).toBe('LIMIT_EXCEEDED');
    add.mockRestore();
    const { id } = data.importFeed;
    const ended = (await app.graphql(cancel, { id }, admin)).data.cancelFeedImport;
    expect([ended.state, typeof ended.finishedAt]).toEqual(['CANCELLED', 'string']);
    expect((await app.graphql(cancel, { id }, admin)).fields).toEqual({ id: 'invalidTransition' });
    expect((await app.graphql(cancel, { id: '999999' }, admin)).code).toBe('NOT_FOUND');
    const rows = await database.rows("select count(*) from job where kind = 'planning.importFeed'", []);
    expect(Number(rows[0]![0])).toBe(0);
  });
});
