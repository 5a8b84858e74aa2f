import { JSDOM, type ReadDocument, type ReadElement } from 'jsdom';
import { parseFeed } from 'podcast-partytime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dateOf, dayLength } from '../../../../kit/time/days.ts';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { makeGeneric } from '../../../library/testing/library.ts';
import { clockAtNoon } from '../../../scheduling/testing/noon.ts';
import { addEmission, calendarOf, hour } from '../../../scheduling/testing/calendar.ts';
import { makeEpisode, makePodcast } from '../../../scheduling/testing/plans.ts';

/* Reads feeds, sitemaps and structured data of a website over HTTP with the parsers of other projects. */

const origin = 'https://horizon.example';
const app = await createTestApp(
  { env: { PUBLIC_URL: 'https://regie.example', WEBSITE_HOSTS: `horizon=${origin}` } },
  afterAll,
);
await app.server.listen({ port: 0, host: '127.0.0.1' });
const admin = await app.tokenOf('admin@demo.com');

const hard = `Salt <b>& "tide"</b> d'été ]]> </script> ملح`;
const published = '2026-02-03T04:05:06.000Z';

/** Response of the website at a path of its own host. */
const get = (url: string) =>
  app.server.inject({ method: 'GET', url, headers: { host: new URL(origin).host } });

/** Throws when the document is malformed. */
async function readXml(path: string) {
  const { statusCode, body, headers } = await get(path);
  expect([path, statusCode]).toEqual([path, 200]);
  const { document } = new JSDOM(body, { contentType: 'application/xml' }).window;
  return { document, body, type: String(headers['content-type']) };
}

const textOf = (of: ReadElement, name: string) =>
  [...of.children].find(({ nodeName }) => nodeName === name)?.textContent;

type Data = Record<string, unknown> & { '@type': string };

/** Structured data of a page, as a browser finds it. */
async function readData(path: string): Promise<{ document: ReadDocument; data: Data[] }> {
  const { statusCode, body } = await get(path);
  expect([path, statusCode]).toEqual([path, 200]);
  const { document } = new JSDOM(body).window;
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return { document, data: scripts.flatMap(({ textContent }) => JSON.parse(textContent) as Data | Data[]) };
}

const dateWithZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** Values of fields with these names, at any depth. */
const valuesOf = (data: unknown, names: RegExp): string[] =>
  typeof data === 'object' && data !== null
    ? Object.entries(data).flatMap(([name, value]) =>
        typeof value === 'string' ? (names.test(name) ? [value] : []) : valuesOf(value, names),
      )
    : [];

/** Checks what holds for structured data of each type: the context, dates with a zone, addresses on the canonical host. */
function expectWellFormed(data: Data): void {
  expect(data['@context']).toBe('https://schema.org');
  for (const date of valuesOf(data, /^(datePublished|startDate|endDate)$/))
    expect(date).toMatch(dateWithZone);
  const addresses = valuesOf(data, /^(url|contentUrl|image|logo)$/);
  expect(addresses).not.toEqual([]);
  for (const address of addresses) expect(new URL(address).origin).toBe(origin);
}

async function write(document: string, variables: object) {
  const { data, errors } = await app.graphql(document, variables, admin);
  expect(errors).toEqual([]);
  return Object.values(data as object)[0];
}

async function publish(kind: string, title: string, more: object): Promise<{ id: string; slug: string }> {
  const slugOf = `hard-${kind.toLowerCase()}`;
  const input = { kind, language: 'EN', title, slug: slugOf, excerpt: title, ...more };
  const { id, version, slug } = await write(
    'mutation ($input: ContentInput!) { createContent(input: $input) { id version slug } }',
    { input },
  );
  await write(
    'mutation ($id: ID!, $version: Int!, $from: DateTimeISO) { moveContent(id: $id, version: $version, step: PUBLISH, from: $from) { id } }',
    { id, version, from: published },
  );
  return { id, slug };
}

async function createSlot(slot: object): Promise<void> {
  expect((await calendarOf(app, admin).create(slot)).errors).toEqual([]);
}

const areas = [
  { kind: 'NEWS', path: 'news' },
  { kind: 'BLOG', path: 'blog' },
  { kind: 'SERVICE', path: 'services' },
  { kind: 'ALBUM', path: 'photos' },
  { kind: 'PRODUCT', path: 'shop' },
  { kind: 'PARTNER', path: 'partners' },
];

let guid = '';

beforeAll(async () => {
  const { version } = (await write('{ website { version } }', {})) ?? { version: 0 };
  const input = {
    isPublic: true,
    tagline: hard,
    email: 'hello@horizon.example',
    phone: '+33 1 23 45 67 89',
    postalAddress: '1 Quay <Street>\n29000 Harbour',
    socialLinks: ['https://social.example/horizon'],
  };
  await write(
    'mutation ($version: Int!, $input: WebsiteInput!) { updateWebsite(version: $version, input: $input) { id } }',
    { version, input },
  );
  const topic = await write('mutation ($input: TopicInput!) { createTopic(input: $input) { id } }', {
    input: { name: hard, area: 'NEWS', slug: 'hard-topic' },
  });
  for (const { kind } of areas)
    await publish(kind, `${kind} ${hard}`, kind === 'NEWS' ? { topicId: topic.id } : {});
  const { now } = await clockAtNoon(app, 1);
  const emission = await addEmission(app, admin, hard, { slug: 'hard-programme' });
  const slot = {
    category: 'LIVE',
    layer: 'LIVE',
    startDate: dateOf(Math.floor(now / dayLength)),
    startTime: '14:00',
    duration: hour,
    emissionId: emission,
  };
  await createSlot(slot);
  await makePodcast(app, 1, { emission: Number(emission), title: hard });
  const fileKey = `media/${crypto.randomUUID()}.mp3`;
  await app.shared.services.storage.put(fileKey, Buffer.alloc(4000, 7));
  const medium = await makeGeneric(app, 1, { fileKey, size: 4000, duration: 400_000 });
  const episode = await makeEpisode(app, 1, {
    emission: Number(emission),
    medium,
    title: hard,
    state: 'PUBLISHED',
    publishedAt: new Date(published),
  });
  const [row] = await app.orm.em.fork().execute('select guid from episode where id = ?', [episode]);
  guid = String(row!.guid);
});

/** Checks a feed of RSS 2.0 whose channel belongs to the page at a path. Returns the channel and its items. */
async function readFeed(path: string) {
  const { document, type } = await readXml(`${path}/feed.xml`);
  expect(type).toBe('application/rss+xml; charset=utf-8');
  const rss = document.documentElement;
  expect([rss.nodeName, rss.getAttribute('version')]).toEqual(['rss', '2.0']);
  const channel = [...rss.children][0]!;
  expect(textOf(channel, 'title')).toBeTruthy();
  expect(textOf(channel, 'link')).toBe(`${origin}${path}`);
  expect((await get(path)).statusCode).toBe(200);
  expect(textOf(channel, 'description')).toBe(hard);
  expect(textOf(channel, 'language')).toBe('en');
  const [self] = channel.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link');
  expect([self!.getAttribute('rel'), self!.getAttribute('href')]).toEqual([
    'self',
    `${origin}${path}/feed.xml`,
  ]);
  const items = [...channel.getElementsByTagName('item')];
  const guids = items.map((each) => textOf(each, 'guid'));
  expect(new Set(guids).size).toBe(items.length);
  return { channel, items };
}

/** Checks the item of the published content of a kind. */
async function expectItem(item: ReadElement, { kind, path }: { kind: string; path: string }): Promise<void> {
  expect(textOf(item, 'description')).toBe(`${kind} ${hard}`);
  const link = textOf(item, 'link')!;
  expect(link).toBe(`${origin}/en/${path}/hard-${kind.toLowerCase()}`);
  expect((await get(new URL(link).pathname)).statusCode).toBe(200);
  // RFC 822 as RSS requires, with the zone.
  expect(textOf(item, 'pubDate')).toBe('Tue, 03 Feb 2026 04:05:06 GMT');
}

describe('feeds of the areas', () => {
  test.each(areas)(
    '$path: is RSS 2.0 with its titles as they were typed and addresses that exist',
    async (area) => {
      const { items } = await readFeed(`/en/${area.path}`);
      const titles = items.map((each) => textOf(each, 'title'));
      const title = `${area.kind} ${hard}`;
      expect(titles).toContain(title);
      await expectItem(items[titles.indexOf(title)]!, area);
    },
  );
});

test('the feed of a topic is RSS 2.0 with the contents that have the topic', async () => {
  const { channel, items } = await readFeed('/en/news/topic/hard-topic');
  expect(textOf(channel, 'title')).toBe(`${hard} · News · Radio Horizon`);
  expect(items.map((each) => textOf(each, 'title'))).toEqual([`NEWS ${hard}`]);
  await expectItem(items[0]!, areas[0]!);
});

test('the feed of a podcast is understood by a podcast parser', async () => {
  const { body } = await app.server.inject({
    method: 'GET',
    url: '/feeds/horizon/hard-programme.xml',
    headers: { host: 'regie.example', 'user-agent': 'AntennaPod/3.4' },
  });
  const feed = parseFeed(body);
  expect(feed).toMatchObject({ title: hard, items: [{ title: hard, guid }] });
  expect(feed!.items[0]!.pubDate!.toISOString()).toBe(published);
  expect(new URL(feed!.items[0]!.enclosure.url).origin).toBe('https://regie.example');
});

const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Entries of the sitemap: of each part that the index lists, the address with the time of its last change. */
async function readSitemap() {
  const { document } = await readXml('/en/sitemap.xml');
  const { nodeName, namespaceURI } = document.documentElement;
  expect([nodeName, namespaceURI]).toEqual(['sitemapindex', sitemapNamespace]);
  const parts = [...document.querySelectorAll('sitemap > loc')].map(
    ({ textContent }) => new URL(textContent),
  );
  const entries = await Promise.all(
    parts.map(async ({ pathname }) => {
      const part = (await readXml(pathname)).document;
      expect(part.documentElement.nodeName).toBe('urlset');
      return [...part.querySelectorAll('url')].map((url) => ({
        loc: textOf(url, 'loc')!,
        lastmod: textOf(url, 'lastmod'),
      }));
    }),
  );
  return entries.flat();
}

test('the sitemap lists absolute addresses of the host, each once, and each has a page', async () => {
  const entries = await readSitemap();
  const addresses = entries.map(({ loc }) => loc);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const path of [
    'programmes/hard-programme',
    `programmes/hard-programme/${guid}`,
    'on-air',
    'legal/imprint',
    'news/topic/hard-topic',
  ])
    expect(addresses).toContain(`${origin}/en/${path}`);
  const news = entries.find(({ loc }) => loc.endsWith('/en/news/hard-news'));
  expect(Math.abs(Date.parse(news!.lastmod!) - Date.now())).toBeLessThan(600_000);
  for (const { kind, path } of areas)
    expect(addresses).toContain(`${origin}/en/${path}/hard-${kind.toLowerCase()}`);
  for (const address of addresses) {
    const { origin: host, pathname } = new URL(address);
    expect([host, address, (await get(pathname)).statusCode]).toEqual([origin, address, 200]);
  }
});

test('the sitemap has no parts but those that its index lists', async () => {
  for (const file of ['contents-9.xml', 'contents-0.xml', 'constructor-1.xml', 'x.xml'])
    expect((await get(`/en/sitemap/${file}`)).statusCode).toBe(404);
});

describe('structured data', () => {
  test('of the home page is a RadioStation with its address, as search engines require of a business', async () => {
    const { document, data } = await readData('/en');
    expect(data).toHaveLength(1);
    expectWellFormed(data[0]!);
    expect(data[0]).toMatchObject({
      '@type': 'RadioStation',
      name: 'Radio Horizon',
      url: `${origin}/en`,
      slogan: hard,
      telephone: '+33 1 23 45 67 89',
      address: '1 Quay <Street>\n29000 Harbour',
      sameAs: ['https://social.example/horizon'],
    });
    expect(document.querySelector('link[rel=canonical]')!.getAttribute('href')).toBe(`${origin}/en`);
  });

  test('of the schedule is a BroadcastEvent for each programme, with start, end and service', async () => {
    const { data } = await readData('/en/schedule');
    const event = data.find(({ name }) => name === hard);
    for (const each of data) {
      expect(each['@type']).toBe('BroadcastEvent');
      expectWellFormed(each);
      expect(each['name']).toBeTruthy();
      expect(Date.parse(String(each['endDate']))).toBeGreaterThan(Date.parse(String(each['startDate'])));
    }
    expect(event).toMatchObject({ publishedOn: { '@type': 'BroadcastService', url: `${origin}/en` } });
  });

  test('of a programme is a RadioSeries with its address, which its page has as its own', async () => {
    const path = '/en/programmes/hard-programme';
    const { document, data } = await readData(path);
    expect(data).toHaveLength(1);
    expectWellFormed(data[0]!);
    expect(data[0]).toMatchObject({ '@type': 'RadioSeries', name: hard, url: `${origin}${path}` });
    expect(document.querySelector('link[rel=canonical]')!.getAttribute('href')).toBe(data[0]!['url']);
    expect(document.querySelector('h1')!.textContent).toBe(hard);
  });

  test('of an episode is a PodcastEpisode with its sound and series', async () => {
    const path = `/en/programmes/hard-programme/${guid}`;
    const { document, data } = await readData(path);
    expectWellFormed(data[0]!);
    expect(data[0]).toMatchObject({
      '@type': 'PodcastEpisode',
      name: hard,
      url: `${origin}${path}`,
      datePublished: published,
      timeRequired: 'PT400S',
      partOfSeries: { '@type': 'PodcastSeries', name: hard, url: `${origin}/en/programmes/hard-programme` },
    });
    const { contentUrl } = data[0]!['associatedMedia'] as { contentUrl: string };
    const sound = { url: new URL(contentUrl).pathname, headers: { host: new URL(origin).host } };
    expect((await app.server.inject({ method: 'HEAD', ...sound })).statusCode).toBe(200);
    expect(document.querySelector('h1')!.textContent).toBe(hard);
  });

  test('of news is a NewsArticle with headline, date, author and publisher', async () => {
    const { document, data } = await readData('/en/news/hard-news');
    expectWellFormed(data[0]!);
    const station = { '@type': 'RadioStation', name: 'Radio Horizon', url: `${origin}/en` };
    expect(data[0]).toMatchObject({
      '@type': 'NewsArticle',
      headline: `NEWS ${hard}`,
      url: `${origin}/en/news/hard-news`,
      datePublished: published,
      author: station,
      publisher: station,
    });
    const canonical = document.querySelector('link[rel=canonical]')!.getAttribute('href');
    expect(canonical).toBe(data[0]!['url']);
    expect(document.querySelector('h1')!.textContent).toBe(`NEWS ${hard}`);
    expect(document.querySelector('h1 b')).toBeNull();
  });
});
