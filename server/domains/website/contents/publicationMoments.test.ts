import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { dateOf, dayLength } from '../../../kit/time/days.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeGeneric } from '../../library/testing/library.ts';
import { clockIn } from '../../platform/public.ts';
import { addEmission, calendarOf, hour } from '../../scheduling/testing/calendar.ts';
import { makeEpisode, makePodcast } from '../../scheduling/testing/plans.ts';

const app = await createTestApp({}, afterAll);
await app.server.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.server.address() as { port: number };
const admin = await app.tokenOf('admin@demo.com');
afterEach(() => void vi.useRealTimers());

async function run(document: string, variables: object) {
  const { data, errors } = await app.graphql(document, variables, admin);
  expect(errors).toEqual([]);
  return Object.values(data as object)[0];
}

/** Schedules a new content and returns its slug. */
async function schedule(title: string, from: Date, until: Date): Promise<string> {
  const input = { kind: 'NEWS', language: 'EN', title };
  const { id, version, slug } = await run(
    'mutation ($input: ContentInput!) { createContent(input: $input) { id version slug } }',
    { input },
  );
  await run(
    'mutation ($id: ID!, $version: Int!, $from: DateTimeISO, $until: DateTimeISO) { moveContent(id: $id, version: $version, step: PUBLISH, from: $from, until: $until) { id } }',
    { id, version, from, until },
  );
  return slug;
}

const second = 1000;

const textOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();

describe('a scheduled content', () => {
  test('is public from its moment on and not a second before, until its end and not a second longer', async () => {
    const { version } = (await run('{ website { version } }', {})) ?? { version: 0 };
    await run(
      'mutation ($version: Int!) { updateWebsite(version: $version, input: { isPublic: true }) { id } }',
      { version },
    );
    // Pages are cached for at most a minute: the moments lie within it, so that only they can end a cached page.
    const now = Date.now();
    const from = new Date(now + 20 * second);
    const until = new Date(now + 40 * second);
    vi.setSystemTime(now);
    const slug = await schedule('The tide turns', from, until);

    /** The status of the page of the content, and the other pages that name the content. */
    const readAt = async (moment: number) => {
      vi.setSystemTime(moment);
      const get = (path: string) => fetch(`http://127.0.0.1:${port}/site/horizon/en/${path}`);
      const lists = ['news', 'news/feed.xml', 'sitemap/contents-1.xml'];
      const texts = await Promise.all(lists.map(async (path) => (await get(path)).text()));
      return {
        page: (await get(`news/${slug}`)).status,
        namedIn: lists.filter((_, index) => texts[index]!.includes(slug)),
      };
    };
    const [absent, present] = [
      { page: 404, namedIn: [] },
      { page: 200, namedIn: ['news', 'news/feed.xml', 'sitemap/contents-1.xml'] },
    ];
    expect(await readAt(from.getTime() - 10 * second)).toEqual(absent);
    expect(await readAt(from.getTime() - second)).toEqual(absent);
    expect(await readAt(from.getTime())).toEqual(present);
    expect(await readAt(until.getTime() - second)).toEqual(present);
    expect(await readAt(until.getTime())).toEqual(absent);
  });
});

test('a scheduled episode appears on the page of its programme and on the home page at its second', async () => {
  const emission = Number(await addEmission(app, admin, 'The long read', { slug: 'long-read' }));
  await makePodcast(app, 1, { emission });
  const fileKey = `media/${crypto.randomUUID()}.mp3`;
  const medium = await makeGeneric(app, 1, { fileKey, size: 4000, duration: 400_000 });
  const at = Date.now() + 30 * second;
  const episode = {
    emission,
    medium,
    title: 'Chapter the first',
    state: 'PUBLISHED',
    publishedAt: new Date(at),
  };
  await makeEpisode(app, 1, episode);
  const namedAt = async (moment: number) => {
    vi.setSystemTime(moment);
    const pages = ['', '/programmes/long-read'];
    const texts = await Promise.all(pages.map((path) => textOf(`/site/horizon/en${path}`)));
    return texts.map((text) => text.includes('Chapter the first'));
  };
  expect(await namedAt(at - 10 * second)).toEqual([false, false]);
  expect(await namedAt(at - second)).toEqual([false, false]);
  expect(await namedAt(at)).toEqual([true, true]);
});

test('a programme begins and ends at its second on all pages that show the current one', async () => {
  const clock = clockIn('Europe/Paris');
  const tomorrow = Math.floor(clock.wallNow / dayLength) + 1;
  const emission = await addEmission(app, admin, 'Low water', { slug: 'low-water', isListed: true });
  const slot = { category: 'LIVE', layer: 'LIVE', startTime: '14:00', duration: hour, emissionId: emission };
  const { errors } = await calendarOf(app, admin).create({ ...slot, startDate: dateOf(tomorrow) });
  expect(errors).toEqual([]);
  const from = clock.momentOf(tomorrow * dayLength + 14 * hour);
  const until = from + hour;
  const isCurrent: Record<string, (text: string) => boolean> = {
    '/site/horizon/en/kiosk': (text) => /<h1[^>]*>Low water<\/h1>/.test(text),
    '/site/horizon/en/listen': (text) => /<h1[^>]*>Low water<\/h1>/.test(text),
    '/site/horizon/en/schedule': (text) => /aria-current="time"(?:(?!<\/li>).)*Low water/s.test(text),
    '/public/horizon/schedule.json': (text) =>
      (JSON.parse(text) as { now: { title: string } | null }).now?.title === 'Low water',
  };
  const currentAt = async (moment: number) => {
    vi.setSystemTime(moment);
    const texts = await Promise.all(Object.keys(isCurrent).map(textOf));
    return Object.values(isCurrent).map((matches, index) => matches(texts[index]!));
  };
  const [none, all] = [
    [false, false, false, false],
    [true, true, true, true],
  ];
  expect(await currentAt(from - 5 * second)).toEqual(none);
  expect(await currentAt(from - second)).toEqual(none);
  expect(await currentAt(from)).toEqual(all);
  expect(await currentAt(until - 5 * second)).toEqual(all);
  expect(await currentAt(until - second)).toEqual(all);
  expect(await currentAt(until)).toEqual(none);
});
