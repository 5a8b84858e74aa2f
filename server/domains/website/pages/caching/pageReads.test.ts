import { afterAll, expect, test } from 'vitest';
import { contextOfVisitor } from '../../../../context.ts';
import { RecordingDatabase } from '../../../../kit/database/recordingDatabase.ts';
import { recordReads } from '../../../../kit/pages/recordReads.ts';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { makeGeneric } from '../../../library/testing/library.ts';
import { addEmission } from '../../../scheduling/testing/calendar.ts';
import { makeEpisode, makePodcast } from '../../../scheduling/testing/plans.ts';
import { domains } from '../../../index.ts';
import { styleSheetOf } from '../../design/styleSheet.ts';
import { findPublicWebsite } from '../site.ts';
import { frequencyList } from '../siteDocuments.ts';

/*
 * Renders every cached page and document, and checks that each type that it reads publishes its writes: a cached page would stay
 * outdated otherwise.
 */

const app = await createTestApp({}, afterAll);
const { database, services } = app.shared;

const admin = await app.tokenOf('admin@demo.com');
const emission = Number(await addEmission(app, admin, 'Read aloud', { slug: 'read-aloud' }));
await makePodcast(app, 1, { emission });
const fileKey = `media/${crypto.randomUUID()}.mp3`;
const medium = await makeGeneric(app, 1, { fileKey, size: 4000, duration: 400_000 });
const published = { state: 'PUBLISHED', publishedAt: new Date(Date.now() - 1000) };
const made = await makeEpisode(app, 1, { emission, medium, ...published });
const [guid] = (await database.rows('select guid from episode where id = ?', [made]))[0]!;
const [content] = (
  await database.rows(
    "select slug from content where radio_id = 1 and kind = 'NEWS' and language = 'EN' and state = 'PUBLISHED' limit 1",
    [],
  )
)[0]!;
const style = styleSheetOf((await findPublicWebsite.first({ database, radioId: 1 }))!).name;

const area = { area: 'news' };
const article = { ...area, slug: String(content) };
const topic = { ...area, slug: 'music' };
const programme = { slug: 'read-aloud' };
const episode = { ...programme, guid: String(guid) };
const inEnglish = '/site/:radio/:language';

/** Parameters of the addresses of all pages, by path. */
const parameters: Record<string, Record<string, string>> = {
  '/robots.txt': {},
  '/site/:radio/robots.txt': {},
  '/site/:radio': {},
  '/site/:radio/': {},
  '/site/:radio/contact': {},
  '/site/:radio/legal/:page': { page: 'imprint' },
  '/site/:radio/prefetch.json': {},
  [`${inEnglish}/legal/:page`]: { page: 'imprint' },
  [inEnglish]: {},
  [`${inEnglish}/schedule`]: {},
  '/site/:radio/schedule.ics': {},
  [`${inEnglish}/schedule.ics`]: {},
  [`${inEnglish}/programmes/:slug/schedule.ics`]: programme,
  [`${inEnglish}/playlist`]: {},
  [`${inEnglish}/on-air`]: {},
  [`${inEnglish}/kiosk`]: {},
  [`${inEnglish}/listen`]: {},
  [`${inEnglish}/search`]: { q: 'music' },
  [`${inEnglish}/team`]: {},
  [`${inEnglish}/frequencies`]: {},
  [`${inEnglish}/programmes`]: {},
  [`${inEnglish}/programmes/:slug`]: programme,
  [`${inEnglish}/programmes/:slug/:guid`]: episode,
  [`${inEnglish}/podcasts`]: {},
  [`${inEnglish}/sitemap.xml`]: {},
  [`${inEnglish}/sitemap/:file`]: { file: 'contents-1.xml' },
  [`${inEnglish}/:area`]: area,
  [`${inEnglish}/:area/feed.xml`]: area,
  [`${inEnglish}/:area/topic/:slug`]: topic,
  [`${inEnglish}/:area/topic/:slug/feed.xml`]: topic,
  [`${inEnglish}/:area/topic/card.jpg`]: area,
  [`${inEnglish}/:area/:slug`]: article,
  [`${inEnglish}/card.jpg`]: {},
  [`${inEnglish}/programmes/:slug/card.jpg`]: programme,
  [`${inEnglish}/programmes/:slug/:guid/card.jpg`]: episode,
  [`${inEnglish}/:area/:slug/card.jpg`]: article,
  [`${inEnglish}/*`]: { '*': 'nowhere' },
  '/site-style/:radio/:file': { file: style },
  '/site-pictures/:name': { name: 'none.webp' },
  '/feeds/:radio/:file': { file: 'read-aloud.xml' },
  '/public/:radio/schedule.json': {},
  '/public/:radio/now-playing.json': {},
};

/**
 * Types that tell what is on the air and how many listen. They change by the player, its plan and the monitor of the streams,
 * without an event: pages that read them end soon.
 */
const onAirTypes = ['AirItem', 'Station', 'DefaultPlaylist', 'Clock', 'ClockHour', 'MountState'];
/** Maximum lifetime in milliseconds of pages that read them. */
const onAirLifetime = 15_000;

/** Types that need no event, each with the reason. */
const coveredTypes = {
  Redirect: 'Decides about pages that are not found, which are not cached.',
  FormerSlug: 'Stored together with the radio or emission whose slug changes.',
};

const pages = domains
  .flatMap((domain) => domain.pages ?? [])
  .filter(({ isPrivate, method }) => !isPrivate && method !== 'POST');

test.each(pages)('$path reads types whose writes are published', async ({ path, render }) => {
  expect(parameters).toHaveProperty([path]);
  const given: Record<string, string> = { radio: 'horizon', language: 'en', ...parameters[path] };
  const recording = new RecordingDatabase(database);
  const page = await render({
    database: recording,
    services,
    params: given,
    query: { q: given['q'] },
    log: app.server.log,
    visitorOf: (radioId) => contextOfVisitor({ ...app.shared, database: recording }, radioId),
  });
  const silent = [...recording.entities].filter((name) => !services.publicTypes.has(name));
  const known = [...onAirTypes, ...Object.keys(coveredTypes)];
  expect(silent.filter((name) => !known.includes(name))).toEqual([]);
  const needsEnd = silent.some((name) => onAirTypes.includes(name));
  const until = page && 'until' in page ? page.until : undefined;
  expect(until ?? Infinity).toBeLessThanOrEqual(needsEnd ? Date.now() + onAirLifetime : Infinity);
});

test('a page is recorded with the types that it reads itself and as a visitor', async () => {
  const page = await recordReads(database, services.publicTypes, async (recording) => {
    const visitor = contextOfVisitor({ ...app.shared, database: recording }, 1);
    await services.operations.query({ query: frequencyList }, visitor);
    await findPublicWebsite.first({ database: recording, radioId: 1 });
    return { status: 200, type: 'text/plain', text: '', radioId: 1 };
  });
  expect(page).toMatchObject({ reads: ['Frequency', 'Website'] });
});
