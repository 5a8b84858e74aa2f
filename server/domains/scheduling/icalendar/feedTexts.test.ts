import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Turns } from '../../../kit/eventLoop/turns.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { countStatements } from '../../../../tools/testing/running/statements.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { Role } from '../../platform/permissions/roles/role.entity.ts';
import { EpisodePerson } from '../../programmes/episodes/episodePerson.entity.ts';
import { zoneJob } from '../occurrences/stored/storeOccurrencesJobs.ts';
import { ParticipantPart } from '../../programmes/people/participant.ts';
import { addEmission, addPlaylist, calendarOf, dayAfter, hour, monday, weekly } from '../testing/calendar.ts';
import { makeEpisode, makePresenter, makeRush } from '../testing/plans.ts';
import { dayLength } from '../../../kit/time/days.ts';
import { FeedTexts } from './feedTexts.ts';
import { openFeed } from './openFeed.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const maintainer = await app.as('maintainer');
const calendar = calendarOf(app, admin);
const { database, services } = app.shared;
const statementsOf = countStatements(database);
const execute = async (document: string, variables: object = {}, token = admin) => {
  const { data, errors } = await app.graphql(document, variables, token);
  expect(errors).toEqual([]);
  return data;
};
const userOf = async (token: string) => Number((await execute('{ viewer { id } }', {}, token)).viewer.id);

afterEach(() => vi.useRealTimers());

async function subscribe(token: string, input: object): Promise<string> {
  const { createCalendarFeed } = await execute(
    'mutation ($input: CalendarFeedInput!) { createCalendarFeed(input: $input) { address } }',
    { input },
    token,
  );
  const { pathname, search } = new URL(createCalendarFeed.address);
  return `${pathname}${search}`;
}

const read = (path: string, headers: Record<string, string> = {}) =>
  app.server.inject({ url: path, headers });
const revalidationOf = (tag: unknown) => ({ 'if-none-match': String(tag) });

/** Updates a record as the portal does, from its current version. */
async function update(type: string, id: string | number, input: object): Promise<void> {
  const name = type[0]!.toLowerCase() + type.slice(1);
  const found = await execute(`query ($id: ID!) { ${name}(id: $id) { version } }`, { id });
  await execute(
    `mutation ($id: ID!, $version: Int!, $input: ${type}Patch!) { update${type}(id: $id, version: $version, input: $input) { id } }`,
    { id, version: found[name].version, input },
  );
}

async function plan(input: object): Promise<{ id: string; version: number }> {
  const { data, errors } = await calendar.create({ category: 'LIVE', duration: hour, ...input });
  expect(errors).toEqual([]);
  return data.createSlot;
}

const insertGuest = (episode: number, user: number) =>
  database.transaction(async (transaction) =>
    insertRow(
      transaction,
      app.shared.reads.models.of(EpisodePerson),
      { episode, user, name: 'Guest', part: ParticipantPart.GUEST, position: 1 },
      { radioId: 1, deleted: 'hidden' },
    ),
  );

let show: string;
let episode: number;
let otherEpisode: number;
let rush: number;
let playlist: string;
let slot: string;
let paths: { radio: string; emission: string; person: string };

beforeAll(async () => {
  show = await addEmission(app, admin, 'Show', { summary: 'Before.' });
  const spoken = await addEmission(app, admin, 'Spoken');
  episode = await makeEpisode(app, 1, { emission: Number(spoken), title: 'First episode' });
  otherEpisode = await makeEpisode(app, 1, { emission: Number(show), title: 'Other episode' });
  rush = await makeRush(app, 1, { title: 'Rush' });
  playlist = await addPlaylist(app, admin, 'Songs');
  ({ id: slot } = await plan({
    emissionId: show,
    startDate: dayAfter(0),
    startTime: '04:00',
    recurrence: { ...weekly('MO', 'TU', 'WE', 'TH', 'FR'), count: 5 },
  }));
  await plan({
    emissionId: spoken,
    episodeId: String(episode),
    startDate: dayAfter(0),
    startTime: '08:00',
  });
  await plan({ category: 'RUSH', rushId: String(rush), startDate: dayAfter(0), startTime: '10:00' });
  await plan({
    category: 'MULTIMEDIA',
    playlistId: playlist,
    startDate: dayAfter(0),
    startTime: '12:00',
  });
  await makePresenter(app, 1, { emission: Number(show), user: await userOf(maintainer) });
  await insertGuest(episode, await userOf(maintainer));
  paths = {
    radio: await subscribe(maintainer, { kind: 'RADIO' }),
    emission: await subscribe(maintainer, { kind: 'EMISSION', emissionId: show }),
    person: await subscribe(maintainer, { kind: 'PERSON' }),
  };
});

type Feed = 'radio' | 'emission' | 'person';

/**
 * Changes of all data that a feed shows, in the order in which they are made. `feeds` are the feeds that show
 * the change.
 */
const changes: ReadonlyArray<[what: string, feeds: Feed[], change: () => Promise<unknown>]> = [
  [
    'the title of an emission',
    ['radio', 'emission', 'person'],
    () => update('Emission', show, { title: 'New' }),
  ],
  ['its summary', ['radio', 'emission', 'person'], () => update('Emission', show, { summary: 'After.' })],
  ['the title of an episode', ['radio', 'person'], () => update('Episode', episode, { title: 'Renamed' })],
  ['the title of a rush', ['radio'], () => update('Rush', rush, { title: 'Take two' })],
  ['the name of a playlist', ['radio'], () => update('Playlist', playlist, { name: 'Chansons' })],
  [
    'the title of a slot',
    ['radio', 'emission', 'person'],
    () => update('Slot', slot, { title: 'Own title' }),
  ],
  ['its category', ['radio', 'emission', 'person'], () => update('Slot', slot, { category: 'MULTIMEDIA' })],
  ['its time', ['radio', 'emission', 'person'], () => update('Slot', slot, { startTime: '05:00' })],
  ['its length', ['radio', 'emission', 'person'], () => update('Slot', slot, { duration: hour / 2 })],
  ['a cancelled day', ['radio', 'emission', 'person'], () => calendar.cancel(slot, dayAfter(1))],
  [
    'a restored day',
    ['radio', 'emission', 'person'],
    async () => {
      const [day] = await calendar.on(monday + 1, slot);
      expect((await calendar.takeBack(slot, dayAfter(1), day.version)).errors).toEqual([]);
    },
  ],
  [
    'the title of a day',
    ['radio', 'emission', 'person'],
    async () => expect((await calendar.change(slot, dayAfter(2), 0, { title: 'Once' })).errors).toEqual([]),
  ],
  [
    'the episode of a day',
    ['radio', 'emission', 'person'],
    async () =>
      expect(
        (await calendar.change(slot, dayAfter(3), 0, { episodeId: String(otherEpisode) })).errors,
      ).toEqual([]),
  ],
  [
    'the title of that episode',
    ['radio', 'emission', 'person'],
    () => update('Episode', otherEpisode, { title: 'Also renamed' }),
  ],
  [
    'the time of a day',
    ['radio', 'emission', 'person'],
    async () =>
      expect(
        (await calendar.change(slot, dayAfter(4), 0, { localStart: `${dayAfter(4)}T06:00` })).errors,
      ).toEqual([]),
  ],
  ['a deleted slot', ['radio', 'emission', 'person'], () => calendar.remove(slot)],
  ['a restored slot', ['radio', 'emission', 'person'], () => calendar.restore(slot)],
  [
    'a new slot',
    ['radio', 'emission', 'person'],
    () => plan({ emissionId: show, startDate: dayAfter(5), startTime: '04:00' }),
  ],
  ['the name of the radio', ['radio', 'person'], () => update('Radio', 1, { name: 'Radio Nouvelle' })],
  [
    'the name of the maker',
    ['person'],
    async () => update('User', await userOf(maintainer), { firstName: 'Somebody', lastName: 'Else' }),
  ],
  [
    'a part in another episode',
    ['person'],
    async () => {
      const otherEmission = await addEmission(app, admin, 'Elsewhere');
      const guested = await makeEpisode(app, 1, { emission: Number(otherEmission), title: 'Guested' });
      await plan({
        emissionId: otherEmission,
        episodeId: String(guested),
        startDate: dayAfter(6),
        startTime: '04:00',
      });
      const { headers } = await read(paths.person);
      await insertGuest(guested, await userOf(maintainer));
      expect((await read(paths.person, revalidationOf(headers['etag']))).statusCode).toBe(200);
    },
  ],
  [
    'the end of a part in an emission',
    ['person'],
    () =>
      database.transaction(async (transaction) => {
        await transaction.run('delete from emission_person where emission_id = ?', [Number(show)]);
      }),
  ],
  [
    'the language of the maker',
    ['radio', 'emission'],
    async () => {
      const { accountSettings } = await execute('{ accountSettings { version } }', {}, maintainer);
      await execute(
        'mutation ($version: Int!) { updateAccountSettings(version: $version, input: { language: "fr" }) { version } }',
        accountSettings,
        maintainer,
      );
    },
  ],
  ['the time zone of the radio', ['radio', 'emission'], () => update('Radio', 1, { timeZone: 'Asia/Tokyo' })],
  [
    'the right to read episodes',
    ['radio', 'emission'],
    async () => {
      const em = app.orm.em.fork();
      for (const role of await em.find(Role, {}, { filters: false })) {
        if (role.key === 'admin') continue;
        role.abilities = role.abilities.filter(({ subject }) => subject !== 'Episode');
        role.stamp++;
      }
      await em.flush();
    },
  ],
];

describe('the text of a calendar feed', () => {
  test('and its mark are new after every change of what it shows', async () => {
    for (const [what, feeds, change] of changes) {
      const before = new Map<Feed, Awaited<ReturnType<typeof read>>>();
      for (const feed of feeds) before.set(feed, await read(paths[feed]));
      await change();
      for (const feed of feeds) {
        const { headers, body } = before.get(feed)!;
        const after = await read(paths[feed], revalidationOf(headers['etag']));
        expect([what, feed, after.statusCode]).toEqual([what, feed, 200]);
        expect([what, feed, after.body === body]).toEqual([what, feed, false]);
        expect(after.headers['etag']).not.toBe(headers['etag']);
        // After a change of the time zone, a job moves the rows, which changes the feed once more.
        const again = async () => {
          const { headers: current } = await read(paths[feed]);
          return (await read(paths[feed], revalidationOf(current['etag']))).statusCode;
        };
        await expect.poll(again, { message: `${what}, ${feed}` }).toBe(304);
      }
    }
  });

  test('follows the rows that a new time zone moves later', async () => {
    await calendar.change(slot, dayAfter(0), 0, { localStart: `${dayAfter(0)}T07:00` });
    await update('Radio', 1, { timeZone: 'America/New_York' });
    const before = await read(paths.emission);
    const signal = new AbortController().signal;
    await zoneJob.work({ database, services, data: { radioId: 1 }, signal } as never);
    const after = await read(paths.emission, revalidationOf(before.headers['etag']));
    const fresh = await new FeedTexts(new Turns()).of((await opened(paths.emission))!, portal());
    expect(await fresh.text()).toBe((await read(paths.emission)).body);
    expect(after.statusCode).toBe(before.body === (await fresh.text()) ? 304 : 200);
  });

  test('is of other days on the next day', async () => {
    const daily = await addEmission(app, admin, 'Daily');
    await plan({
      emissionId: daily,
      layer: 'ADVERTS',
      startDate: dayAfter(0),
      startTime: '15:00',
      recurrence: { frequency: 'DAILY', interval: 1 },
    });
    const path = await subscribe(admin, { kind: 'EMISSION', emissionId: daily });
    const first = await read(path);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + dayLength });
    const second = await read(path, revalidationOf(first.headers['etag']));
    expect(second.statusCode).toBe(200);
    expect(second.body).not.toBe(first.body);
  });

  test('does without an event that begins while no row is stored for it', async () => {
    const late = await addEmission(app, admin, 'Late');
    const { id } = await plan({ emissionId: late, startDate: dayAfter(7), startTime: '04:00' });
    await database.transaction(async (transaction) => {
      await transaction.run('delete from occurrence where slot_id = ?', [Number(id)]);
    });
    const path = await subscribe(admin, { kind: 'EMISSION', emissionId: late });
    const first = await read(path);
    expect(first.body).toContain('SUMMARY:Late');
    vi.useFakeTimers({ toFake: ['Date'], now: (monday + 7) * dayLength });
    const before = await read(path);
    expect(before.body).toContain('SUMMARY:Late');
    vi.setSystemTime((monday + 7) * dayLength + 20 * hour);
    const after = await read(path, revalidationOf(before.headers['etag']));
    expect([after.statusCode, after.body.includes('SUMMARY:Late')]).toEqual([200, false]);
  });

  test('is not computed for a 304, and once for requests at the same time', async () => {
    const path = await subscribe(admin, { kind: 'RADIO' });
    const computations = (texts: string[]) =>
      texts.filter((sql) => /"?is_moved"?/.test(sql) && sql.includes('occurrence')).length;
    const together = await statementsOf(() => Promise.all([read(path), read(path), read(path)]));
    const [first] = together.answer;
    expect(new Set(together.answer.map(({ body }) => body)).size).toBe(1);
    const alone = await statementsOf(() => calendarDocumentOf(path));
    expect(computations(together.texts)).toBe(computations(alone.texts));
    const unchanged = await statementsOf(() => read(path, revalidationOf(first.headers['etag'])));
    expect(unchanged.answer.statusCode).toBe(304);
    expect(computations(unchanged.texts)).toBe(0);
    const whole = await statementsOf(() => read(path));
    expect(whole.answer.body).toBe(first.body);
    expect(computations(whole.texts)).toBe(0);
  });

  test('is current in a process that receives no change events', async () => {
    const staleTexts = new FeedTexts(new Turns());
    const path = await subscribe(admin, { kind: 'RADIO' });
    const known = await staleTexts.of((await opened(path))!, portal());
    await plan({ title: 'Unheard of', startDate: dayAfter(8), startTime: '04:00', emissionId: show });
    const next = await staleTexts.of((await opened(path))!, portal());
    expect(next.mark).not.toBe(known.mark);
    expect(await next.text()).toContain('Unheard of');
    expect(await next.text()).toBe((await read(path)).body);
  });
});

const portal = () => services.accounts.portalUrl();
const opened = (path: string) =>
  openFeed({ database, services, query: { key: path.split('=')[1] } } as never);
/** Returns the text as computed by a new process, whose cache is empty. */
async function calendarDocumentOf(path: string) {
  return (await new FeedTexts(new Turns()).of((await opened(path))!, portal())).text();
}
