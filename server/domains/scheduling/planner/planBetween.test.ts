import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import {
  makeEpisodeSound,
  makeGeneric,
  makeJingle,
  makePublicity,
  makeSong,
} from '../../library/testing/library.ts';
import { addEmission, calendarOf, dayAfter, hour, monday } from '../testing/calendar.ts';
import { makeEpisode } from '../testing/plans.ts';
import { rundownsOf } from '../testing/rundowns.ts';
import {
  addClock,
  layOn,
  makeCategoryOf,
  makeListOf,
  makeSongs,
  planOf,
  setDefault,
} from '../testing/stations.ts';
import { dateOf } from '../../../kit/time/days.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const calendar = calendarOf(app, admin);
const rundowns = rundownsOf(app, admin);
const minute = 60_000;

/**
 * Each test plans on a day that no other test uses. The radio is in UTC, so that its clock shows the times in
 * the moments.
 */
let days = 0;
const nextDay = () => dayAfter(days++);
const at = (date: string, time: string) => `${date}T${time}:00.000Z`;

async function planned(date: string, startTime: string, more: object) {
  const { data, errors } = await calendar.create({ startDate: date, startTime, duration: hour, ...more });
  expect(errors).toEqual([]);
  return data.createSlot.id as string;
}

async function planFrom(date: string, from: string, to: string): Promise<Json[]> {
  const { data, errors } = await planOf(app, admin, at(date, from), at(date, to));
  expect(errors).toEqual([]);
  return data.planBetween;
}

const clock = ({ startsAt, endsAt }: Json) => `${startsAt.slice(11, 19)}-${endsAt.slice(11, 19)}`;
const lengthOf = ({ startsAt, endsAt }: Json) => Date.parse(endsAt) - Date.parse(startsAt);

/** Expects items without gaps and overlaps. */
function expectWhole(items: Json[], from: string, to: string): void {
  expect(items[0].startsAt <= from).toBe(true);
  expect(items.at(-1)!.endsAt >= to).toBe(true);
  items.slice(1).forEach((item, index) => expect(item.startsAt).toBe(items[index]!.endsAt));
}

let songs: number[];

beforeAll(async () => {
  const zone =
    'mutation ($id: ID!, $version: Int!) { updateRadio(id: $id, version: $version, input: { timeZone: "UTC" }) { id } }';
  const { data } = await app.graphql('{ radio(id: 1) { version } }', {}, admin);
  await app.graphql(zone, { id: '1', version: data.radio.version }, admin);
  await app.shared.database.transaction(async (transaction) => {
    await transaction.run('update slot set deleted_at = created_at where radio_id = 1', []);
    await transaction.run('delete from occurrence', []);
  });
  songs = await makeSongs(app, 150);
  await setDefault(app, admin, await makeListOf(app, songs));
});

describe('the plan of the air', () => {
  test('is closed to people who are signed out, and to clients', async () => {
    const span = [at(dayAfter(40), '10:00'), at(dayAfter(40), '11:00')] as const;
    expect((await planOf(app, null, ...span)).code).toBe('UNAUTHENTICATED');
    expect((await planOf(app, await app.tokenOf('client@demo.com'), ...span)).code).toBe('FORBIDDEN');
    expect((await planOf(app, await app.as('support'), ...span)).errors).toEqual([]);
  });

  test('is requested in spans of at most a day', async () => {
    const [from, to] = [at(dayAfter(40), '10:00'), at(dayAfter(41), '10:01')];
    expect((await planOf(app, admin, from, to)).fields).toEqual({ to: 'max' });
    expect((await planOf(app, admin, to, from)).fields).toEqual({ to: 'min' });
    expect((await planOf(app, admin, from, at(dayAfter(41), '10:00'))).errors).toEqual([]);
  });

  test('without slots is the default playlist, without a gap, and the same for any span', async () => {
    const day = dayAfter(41);
    const items = await planFrom(day, '10:00', '14:00');
    expectWhole(items, at(day, '10:00'), at(day, '14:00'));
    expect(items.every(({ kind, why }) => kind === 'MEDIA' && why.rule === 'DEFAULT')).toBe(true);
    expect(items[3].why).toMatchObject({ sourceType: 'Playlist', candidates: 150, gaveWay: [] });
    const later = await planFrom(day, '12:30', '13:00');
    expect(later).toEqual(
      items.filter(({ startsAt, endsAt }) => startsAt < at(day, '13:00') && endsAt > at(day, '12:30')),
    );
    const next = await planFrom(dayAfter(42), '10:00', '14:00');
    expect(next.map(({ media }) => media.id)).not.toEqual(items.map(({ media }) => media.id));
  });

  test('separates artistes and titles through a day, and across midnight', async () => {
    const hours = [
      ['00:00', '20:00'],
      ['20:00', '04:00'],
      ['04:00', '20:00'],
      ['20:00', '04:00'],
    ] as const;
    const items: Json[] = [];
    let [from, day] = [at(dayAfter(42), '00:00'), 42];
    for (const [start, end] of hours) {
      if (end < start) day++;
      const to = at(dayAfter(day), end);
      const { data } = await planOf(app, admin, from, to);
      expectWhole(data.planBetween, from, to);
      // The item on the air at that moment is in both responses, so it is added once.
      items.push(...data.planBetween.filter(({ startsAt }: Json) => startsAt !== items.at(-1)?.startsAt));
      from = to;
    }
    const received = new Map<string, string>();
    const pauses: number[] = [];
    for (const item of items) {
      const before = received.get(item.media.id);
      if (before) pauses.push(Date.parse(item.startsAt) - Date.parse(before));
      received.set(item.media.id, item.endsAt);
    }
    expect(pauses.length).toBeGreaterThan(5);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(2 * hour);
    expect(items.flatMap(({ why }) => why.gaveWay)).toEqual([]);
  });

  test('follows the layers: higher layers come first, and lower ones continue at their position', async () => {
    const day = nextDay();
    const emission = await addEmission(app, admin, 'Below');
    const slot = await planned(day, '10:00', { category: 'LIVE', emissionId: emission, duration: hour });
    const above = await planned(day, '10:20', {
      category: 'LIVE',
      emissionId: emission,
      layer: 'LIVE',
      title: 'Above',
      duration: 10 * minute,
    });
    const talk = { kind: 'TALK', title: 'Talk', duration: 25 * minute };
    await rundowns.add(slot, day, [talk, { ...talk, title: 'After', duration: 35 * minute }]);
    const items = await planFrom(day, '10:00', '11:00');
    expect(items.map((item) => [clock(item), item.title, item.skipped, item.slotId])).toEqual([
      ['10:00:00-10:20:00', 'Talk', 0, slot],
      ['10:20:00-10:30:00', 'Above', 0, above],
      ['10:30:00-11:00:00', 'After', 5 * minute, slot],
    ]);
    expect(items[0].isCut).toBe(true);
  });

  test('cuts the current item when a slot begins, and ends on time if possible', async () => {
    const day = nextDay();
    const emission = await addEmission(app, admin, 'On time');
    await planned(day, '15:17', { category: 'LIVE', emissionId: emission });
    const items = await planFrom(day, '15:00', '15:30');
    const live = items.findIndex(({ kind }) => kind === 'LIVE');
    expect(clock(items[live])).toBe('15:17:00-16:17:00');
    expect(items[live - 1].endsAt).toBe(at(day, '15:17'));
    expect(items[live - 1].length - lengthOf(items[live - 1])).toBeLessThan(20_000);
  });

  test('plays an episode between its opener and closer, and fills the rest with the filling of the emission', async () => {
    const day = nextDay();
    const [opener, closer] = [
      await makeGeneric(app, 1, { duration: 12_000 }),
      await makeGeneric(app, 1, { duration: 8000 }),
    ];
    const filling = await makeListOf(app, await makeSongs(app, 12), { name: 'Filling' });
    const emission = await addEmission(app, admin, 'Recorded', {
      openerId: String(opener),
      closerId: String(closer),
      fillerId: String(filling),
    });
    const medium = await makeEpisodeSound(app, 1, { duration: 40 * minute });
    const episode = await makeEpisode(app, 1, { emission: Number(emission), medium, title: 'Number one' });
    await planned(day, '09:00', { category: 'MULTIMEDIA', emissionId: emission, episodeId: String(episode) });
    const items = await planFrom(day, '09:00', '10:00');
    expectWhole(items, at(day, '09:00'), at(day, '10:00'));
    expect(items.slice(0, 3).map(clock)).toEqual([
      '09:00:00-09:00:12',
      '09:00:12-09:40:12',
      '09:40:12-09:40:20',
    ]);
    expect(items[1]).toMatchObject({
      title: 'Number one',
      media: null,
      kind: 'MEDIA',
      why: { rule: 'SLOT' },
    });
    expect(items.slice(3).every(({ why }) => why.rule === 'FILLER' && why.source === 'Filling')).toBe(true);
  });

  test('fills an emission by its clock, with its own jingles, between its opener and closer', async () => {
    const day = nextDay();
    const [opener, closer] = [
      await makeGeneric(app, 1, { duration: 12_000 }),
      await makeGeneric(app, 1, { duration: 8000 }),
    ];
    const own = [await makeJingle(app, 1, { duration: 5000 }), await makeJingle(app, 1, { duration: 6000 })];
    const chosen = await makeJingle(app, 1, { duration: 7000 });
    const { category, songs: night } = await makeCategoryOf(app, 20, { name: 'Night' });
    const fillerClockId = await addClock(app, admin, [
      { kind: 'JINGLE', mediaId: String(chosen) },
      { kind: 'JINGLE' },
      { kind: 'SONGS', categoryId: String(category), count: 2 },
      { kind: 'JINGLE' },
      { kind: 'SONGS', categoryId: String(category) },
    ]);
    const emission = await addEmission(app, admin, 'Filled', {
      openerId: String(opener),
      closerId: String(closer),
      jingleIds: own.map(String),
      fillerClockId,
    });
    const slot = await planned(day, '09:00', { category: 'MULTIMEDIA', emissionId: emission });
    const items = await planFrom(day, '09:00', '10:00');
    expectWhole(items, at(day, '09:00'), at(day, '10:00'));
    expect(items.every(({ slotId }) => slotId === slot)).toBe(true);
    expect([clock(items[0]), Number(items[0].media.id)]).toEqual(['09:00:00-09:00:12', opener]);
    expect([clock(items.at(-1)!), Number(items.at(-1)!.media.id)]).toEqual(['09:59:52-10:00:00', closer]);
    const played = items.slice(1, -1).map(({ media }) => Number(media.id));
    expect(played[0]).toBe(chosen);
    expect(played.filter((id) => own.includes(id)).toSorted()).toEqual(own.toSorted());
    expect(played.slice(1).every((id) => own.includes(id) || night.includes(id))).toBe(true);
    expect(await planFrom(day, '09:30', '10:00')).toEqual(
      items.filter(({ endsAt }) => endsAt > at(day, '09:30')),
    );
  });

  test('leaves opener and closer out when they do not fit, and in live slots', async () => {
    const day = nextDay();
    const long = String(await makeGeneric(app, 1, { duration: 40 * minute }));
    const emissionId = await addEmission(app, admin, 'Short', { openerId: long, closerId: long });
    await planned(day, '09:00', { category: 'MULTIMEDIA', emissionId });
    await planned(day, '10:00', { category: 'LIVE', emissionId });
    const items = await planFrom(day, '09:00', '11:00');
    expect(items.filter(({ media }) => media?.id === long)).toEqual([]);
    expect(items.at(-1)).toMatchObject({ kind: 'LIVE', startsAt: at(day, '10:00') });
  });

  test('repeats the last original broadcast', async () => {
    const day = nextDay();
    const emission = await addEmission(app, admin, 'Again');
    const original = await planned(day, '05:00', { category: 'LIVE', emissionId: emission });
    await rundowns.add(original, day, [{ kind: 'TALK', title: 'The same', duration: 20 * minute }]);
    await planned(day, '16:00', { category: 'REBROADCAST', originalId: original });
    const items = await planFrom(day, '16:00', '17:00');
    expect(items[0]).toMatchObject({ title: 'The same' });
    expect(clock(items[0])).toBe('16:00:00-16:20:00');
  });

  test('plays a list of an emission between its opener and closer', async () => {
    const day = nextDay();
    const opener = await makeGeneric(app, 1, { duration: 12_000 });
    const closer = await makeGeneric(app, 1, { duration: 8000 });
    const emissionId = await addEmission(app, admin, 'Listed', {
      openerId: String(opener),
      closerId: String(closer),
    });
    const playlistId = String(await makeListOf(app, songs.slice(0, 40), { order: 'SEQUENTIAL' }));
    await planned(day, '18:00', { category: 'MULTIMEDIA', emissionId, playlistId });
    const items = await planFrom(day, '18:00', '19:00');
    expect(items.slice(0, 3).map(({ media }) => Number(media.id))).toEqual([opener, ...songs.slice(0, 2)]);
    expect([clock(items.at(-1)!), Number(items.at(-1)!.media.id)]).toEqual(['18:59:52-19:00:00', closer]);
  });

  test('plays a list in its order from the start of its slot on', async () => {
    const day = nextDay();
    const list = await makeListOf(app, songs.slice(0, 5), { order: 'SEQUENTIAL' });
    await planned(day, '18:00', { category: 'MULTIMEDIA', playlistId: String(list) });
    const items = await planFrom(day, '18:00', '18:15');
    expect(items.slice(0, 4).map(({ media }) => Number(media.id))).toEqual(songs.slice(0, 4));
    expect(items[0].why).toMatchObject({ rule: 'SLOT', candidates: null });
  });

  test('counts the items of a list in its order for separations and adverts', async () => {
    const day = nextDay();
    const song = await makeSong(app, 1, { title: 'Once', credit: 'Ada', duration: 3 * minute });
    const cover = await makeSong(app, 1, { title: 'Once!', credit: 'Bea', duration: 3 * minute });
    const spot = await makePublicity(app, 1, {
      duration: 30_000,
      client: 'C',
      timesADay: 1,
      validFrom: day,
      validTo: day,
    });
    const list = await makeListOf(app, [song, spot, cover], { order: 'SEQUENTIAL' });
    await planned(day, '17:00', { category: 'MULTIMEDIA', playlistId: String(list) });
    const emissionId = await addEmission(app, admin, 'Adverts after the list');
    const live = await planned(day, '18:00', { category: 'LIVE', emissionId });
    await rundowns.add(live, day, [{ kind: 'ADVERT_BREAK', duration: 2 * minute }]);
    const items = await planFrom(day, '17:00', '18:30');
    expect(items.slice(0, 3).map(({ media, why }) => [Number(media.id), why.gaveWay])).toEqual([
      [song, []],
      [spot, []],
      [cover, ['TITLE']],
    ]);
    expect(items.filter(({ media }) => Number(media?.id) === spot)).toHaveLength(1);
  });

  test('leaves out a list that is not valid on that day, wherever it is used', async () => {
    const [before, day, after] = [nextDay(), nextDay(), nextDay()];
    const ended = await makeListOf(app, songs.slice(0, 2), { endDate: day });
    const coming = await makeListOf(app, songs.slice(2, 4), { startDate: day });
    const clockId = await addClock(app, admin, [{ kind: 'SONGS', playlistId: String(ended) }]);
    const emissionId = await addEmission(app, admin, 'Filled by day', { fillerClockId: clockId });
    const sources = async (date: string, time: string, until: string) => [
      ...new Set((await planFrom(date, time, until)).map(({ why }) => why.rule)),
    ];
    for (const date of [before, day, after]) {
      await planned(date, '18:00', { category: 'MULTIMEDIA', playlistId: String(ended) });
      await planned(date, '20:00', { category: 'MULTIMEDIA', playlistId: String(coming) });
      await planned(date, '22:00', { category: 'MULTIMEDIA', emissionId });
    }
    expect(await sources(day, '18:00', '19:00')).toEqual(['SLOT']);
    expect(await sources(after, '18:00', '19:00')).toEqual(['DEFAULT']);
    expect(await sources(before, '20:00', '21:00')).toEqual(['DEFAULT']);
    expect(await sources(day, '20:00', '21:00')).toEqual(['SLOT']);
    const names = async (date: string) =>
      (await planFrom(date, '22:00', '22:30')).map(({ media }) => Number(media.id));
    expect(songs.slice(0, 2)).toEqual(expect.arrayContaining(await names(day)));
    expect(songs.slice(0, 2)).not.toEqual(expect.arrayContaining(await names(after)));
  });

  test('follows a rundown to the second, with the items that are chosen in it', async () => {
    const day = nextDay();
    const emission = await addEmission(app, admin, 'Rundown');
    const slot = await planned(day, '07:00', { category: 'LIVE', emissionId: emission });
    const list = await makeListOf(app, songs.slice(0, 20), { name: 'Part' });
    const spots = [
      await makePublicity(app, 1, { title: 'Good', duration: 30_000, client: 'A' }),
      await makePublicity(app, 1, { title: 'Over', duration: 30_000, client: 'B', validTo: '2020-01-01' }),
    ];
    await rundowns.add(slot, day, [
      { kind: 'MEDIA', mediaId: String(songs[0]) },
      { kind: 'PLAYLIST', playlistId: String(list), duration: 10 * minute },
      { kind: 'ADVERT_BREAK', duration: 2 * minute, offset: 20 * minute, isHard: true },
    ]);
    const items = await planFrom(day, '07:00', '08:00');
    expectWhole(items, at(day, '07:00'), at(day, '08:00'));
    expect(items[0]).toMatchObject({ media: { id: String(songs[0]) }, why: { rule: 'HAND' } });
    const part = items.filter(({ why }) => why.source === 'Part');
    expect(part.length).toBeGreaterThan(2);
    expect(part.some(({ media }) => media.id === String(songs[0]))).toBe(false);
    const advert = items.find(({ startsAt }) => startsAt === at(day, '07:20'));
    expect(advert).toMatchObject({
      media: { id: String(spots[0]), kind: 'PUBLICITY' },
      why: { rule: 'ADVERT_BREAK' },
    });
    // The unplanned part of a live slot belongs to the studio.
    expect(items.at(-1)).toMatchObject({
      kind: 'LIVE',
      title: 'Rundown',
      startsAt: at(day, '07:20').replace(':00.', ':30.'),
    });
  });

  test('plays rule playlists: every few songs, every few minutes, and once an hour', async () => {
    const day = nextDay();
    const jingle = async (rule: string, ruleNumber: number) => {
      const medium = await makeJingle(app, 1, { duration: 5000, title: rule });
      return {
        medium: String(medium),
        playlist: await makeListOf(app, [medium], { rule, ruleNumber, name: rule }),
      };
    };
    const bySongs = await jingle('EVERY_SONGS', 3);
    const byHour = await jingle('HOURLY', 30);
    const items = await planFrom(day, '12:00', '15:00');
    expectWhole(items, at(day, '12:00'), at(day, '15:00'));
    const kinds = items.map(({ media }) =>
      media.id === bySongs.medium ? 'S' : media.id === byHour.medium ? 'H' : '.',
    );
    expect(kinds.join('').replaceAll('H', '')).toMatch(/^\.{0,3}(S\.\.\.)+S?\.{0,3}$/);
    const hourly = items.filter(({ media }) => media.id === byHour.medium);
    expect(hourly.map(({ startsAt }) => startsAt.slice(11, 13))).toEqual(['12', '13', '14']);
    for (const { startsAt } of hourly) expect(Number(startsAt.slice(14, 16))).toBeGreaterThanOrEqual(30);
    expect(hourly[0].why).toMatchObject({ rule: 'PLAYLIST_RULE', source: 'HOURLY' });
    await app.shared.database.transaction(async (transaction) => {
      await transaction.run(
        `update playlist set rule = 'GENERAL' where id in (${bySongs.playlist}, ${byHour.playlist})`,
        [],
      );
    });
  });

  test.each([
    ['is not valid on that day', `update playlist set end_date = '2020-01-01' where id = ?`],
    ['is empty', 'delete from playlist_item where playlist_id = ?'],
  ])('plays the general playlists in turn while the default playlist %s', async (_, sql) => {
    const day = nextDay();
    const { data } = await app.graphql('{ defaultPlaylist { playlist { id } } }', {}, admin);
    const playlist = await makeListOf(app, songs.slice(0, 2), { name: 'Default' });
    await setDefault(app, admin, playlist);
    try {
      await app.shared.database.transaction(async (transaction) => transaction.run(sql, [playlist]));
      const items = await planFrom(day, '12:00', '13:00');
      expectWhole(items, at(day, '12:00'), at(day, '13:00'));
      expect(items.every(({ kind, why }) => kind === 'MEDIA' && why.source !== 'Default')).toBe(true);
      expect(new Set(items.map(({ why }) => why.source)).size).toBeGreaterThan(1);
    } finally {
      await setDefault(app, admin, Number(data.defaultPlaylist.playlist.id));
    }
  });

  test('has days in the time of the radio, and no gap at a clock change', async () => {
    const zone =
      'mutation ($id: ID!, $version: Int!, $zone: String!) { updateRadio(id: $id, version: $version, input: { timeZone: $zone }) { id } }';
    const change = async (name: string) => {
      const { data } = await app.graphql('{ radio(id: 1) { version } }', {}, admin);
      await app.graphql(zone, { id: '1', version: data.radio.version, zone: name }, admin);
    };
    await change('Europe/Paris');
    try {
      for (const month of ['03', '10']) {
        const year = new Date().getUTCFullYear() + 1;
        const last = Date.UTC(year, Number(month), 0) / 86_400_000;
        const sunday = dateOf(last - ((last + 4) % 7));
        const { data } = await planOf(app, admin, at(sunday, '00:00'), at(sunday, '03:00'));
        expectWhole(data.planBetween, at(sunday, '00:00'), at(sunday, '03:00'));
        expect(data.planBetween.length).toBeGreaterThan(40);
      }
    } finally {
      await change('UTC');
    }
  });
});

describe('a clock', () => {
  test('fills its hours by its recipe', async () => {
    const day = monday + days;
    const date = nextDay();
    const { category, songs: power } = await makeCategoryOf(app, 12, { name: 'Power' });
    const top = await makeJingle(app, 1, { duration: 7000, title: 'Top' });
    await makePublicity(app, 1, { title: 'Spot', duration: 20_000, client: 'C' });
    const id = await addClock(
      app,
      admin,
      [
        { kind: 'TOP_OF_HOUR', mediaId: String(top) },
        { kind: 'SONGS', categoryId: String(category), count: 2 },
        { kind: 'ADVERT_BREAK', offset: 20 * minute, isHard: true, duration: minute },
        { kind: 'TALK', title: 'News', duration: 2 * minute, offset: 30 * minute, isHard: true },
        { kind: 'SONGS' },
      ],
      { name: 'Day clock' },
    );
    const weekday = ((day + 3) % 7) + 1;
    await layOn(app, admin, id, weekday * 100 + 20, weekday * 100 + 21);
    const items = await planFrom(date, '20:00', '22:00');
    expectWhole(items, at(date, '20:00'), at(date, '22:00'));
    for (const start of ['20', '21']) {
      const ofHour = items.filter(({ startsAt }) => startsAt.slice(11, 13) === start);
      expect(ofHour[0]).toMatchObject({ startsAt: at(date, `${start}:00`), media: { title: 'Top' } });
      expect(ofHour.slice(1, 3).every(({ media }) => power.includes(Number(media.id)))).toBe(true);
      expect(ofHour.find(({ startsAt }) => startsAt.slice(14, 19) === '20:00')).toMatchObject({
        isHard: true,
        why: { rule: 'ADVERT_BREAK' },
      });
      expect(ofHour.find(({ startsAt }) => startsAt.slice(14, 19) === '30:00')).toMatchObject({
        kind: 'TALK',
        title: 'News',
        isHard: true,
      });
      expect(ofHour[1].isHard).toBe(false);
      expect(ofHour[1].why).toMatchObject({
        rule: 'CLOCK',
        source: 'Day clock · Power',
        sourceType: 'Clock',
        candidates: 12,
      });
    }
    await layOn(app, admin, null, weekday * 100 + 20, weekday * 100 + 21);
  });

  test('that cannot be filled reports a shortfall, and falls back to the default playlist', async () => {
    const day = monday + days;
    const date = nextDay();
    const { category } = await makeCategoryOf(app, 0, { name: 'Nothing' });
    const id = await addClock(app, admin, [{ kind: 'SONGS', categoryId: String(category) }], {
      name: 'Empty',
    });
    const weekday = ((day + 3) % 7) + 1;
    await layOn(app, admin, id, weekday * 100 + 6);
    const items = await planFrom(date, '06:00', '07:00');
    expectWhole(items, at(date, '06:00'), at(date, '07:00'));
    const own = items.filter(({ startsAt }) => startsAt >= at(date, '06:00') && startsAt < at(date, '07:00'));
    expect(own.every(({ why }) => why.rule === 'DEFAULT' && why.insteadOf === 'Empty · Nothing')).toBe(true);
    await layOn(app, admin, null, weekday * 100 + 6);
  });

  test('fills a rundown, stores the reasons, and leaves the items of users', async () => {
    const date = nextDay();
    const emission = await addEmission(app, admin, 'Filled');
    const slot = await planned(date, '08:00', { category: 'LIVE', emissionId: emission });
    const { category } = await makeCategoryOf(app, 20, { name: 'Gold' });
    const id = await addClock(app, admin, [{ kind: 'SONGS', categoryId: String(category) }], {
      name: 'Gold clock',
    });
    await rundowns.add(slot, date, [
      { kind: 'TALK', title: 'Welcome', duration: minute },
      { kind: 'TALK', title: 'News', duration: 5 * minute, offset: 30 * minute, isHard: true },
    ]);
    expect((await rundownsOf(app, await app.as('support')).fill(slot, date, { clockId: id })).code).toBe(
      'FORBIDDEN',
    );
    expect((await rundowns.fill(slot, date, { clockId: id, playlistId: '1' })).fields).toEqual({
      playlistId: 'invalid',
    });
    expect((await rundowns.fill(slot, date, { clockId: '99999' })).fields).toEqual({ clockId: 'unknown' });
    expect((await rundowns.fill('99999', date)).code).toBe('NOT_FOUND');
    const { data, errors } = await rundowns.fill(slot, date, { clockId: id });
    expect(errors).toEqual([]);
    const { items, left } = data.fillRundown;
    expect(Math.abs(left)).toBeLessThan(1000);
    expect(items[0].title).toBe('Welcome');
    const news = items.findIndex(({ title }: Json) => title === 'News');
    expect(news).toBeGreaterThan(5);
    expect(items[news].startsAt).toBe(at(date, '08:30'));
    expect(items[1].why).toMatchObject({
      rule: 'CLOCK',
      by: items[0].why.by,
      source: 'Gold clock · Gold',
      candidates: 20,
    });
    for (const { media, duration, problem } of items)
      expect(problem).toBe(media !== null && duration !== null ? 'CUT' : null);
    const again = (await rundowns.fill(slot, date, { clockId: id, replace: true })).data.fillRundown;
    expect(again.items.filter(({ title }: Json) => ['Welcome', 'News'].includes(title))).toHaveLength(2);
    const plan = await planFrom(date, '08:00', '09:00');
    expect(plan.map(({ rundownItemId }) => rundownItemId)).toEqual(again.items.map((item: Json) => item.id));
    expect((await rundowns.fill(slot, date, { clockId: id })).fields).toEqual({ clockId: 'noItems' });
  });

  test('marks a song as cut when it fills less time than its length', async () => {
    const date = nextDay();
    const emission = await addEmission(app, admin, 'Cut by filling');
    const slot = await planned(date, '08:00', {
      category: 'LIVE',
      emissionId: emission,
      duration: 2 * minute,
    });
    const fillers: number[] = [];
    for (let index = 0; index < 6; index++)
      fillers.push(
        await makeSong(app, 1, {
          title: `Cut ${index}`,
          credit: `By ${index}`,
          duration: 38_000,
          cueIn: 1000,
        }),
      );
    const list = String(await makeListOf(app, fillers, { name: 'Too long' }));
    const { items } = (await rundowns.fill(slot, date, { playlistId: list })).data.fillRundown;
    expect(items.map(({ duration, problem }: Json) => [duration, problem])).toEqual([
      [null, null],
      [null, null],
      [null, null],
      [9000, 'CUT'],
    ]);
    // A song that was shortened by hand is no problem of the rundown, but the plan still marks it as cut.
    const { updateRundownItem } = (
      await rundowns.update(items[0].id, items[0].version, { duration: 30_000, offset: 0 })
    ).data;
    expect(updateRundownItem.duration).toBe(30_000);
    const plan = await planFrom(date, '08:00', '08:02');
    expect(plan.slice(0, 4).map(({ length, isCut }) => [length, isCut])).toEqual([
      [37_000, true],
      [37_000, false],
      [37_000, false],
      [37_000, true],
    ]);
  });

  test('has the full length of a song that an item on the second cuts', async () => {
    const date = nextDay();
    const slot = await planned(date, '08:00', {
      category: 'LIVE',
      emissionId: await addEmission(app, admin, 'Cut by the news'),
      duration: 2 * minute,
    });
    const mediaId = String(await makeSong(app, 1, { duration: minute }));
    await rundowns.add(slot, date, [
      { kind: 'MEDIA', mediaId },
      { kind: 'TALK', title: 'News', duration: minute, offset: 40_000, isHard: true },
    ]);
    const [song] = await planFrom(date, '08:00', '08:02');
    expect([song.length, song.isCut, lengthOf(song)]).toEqual([minute, true, 40_000]);
  });

  test('skips candidates that were played too recently, with the reason', async () => {
    const date = nextDay();
    const emission = await addEmission(app, admin, 'Why');
    const slot = await planned(date, '11:00', { category: 'LIVE', emissionId: emission });
    const song = await makeSong(app, 1, { title: 'Same title', credit: 'One', duration: 3 * minute });
    const cover = await makeSong(app, 1, { title: 'Same Title!', credit: 'Two', duration: 3 * minute });
    const list = await makeListOf(app, [cover, ...songs.slice(0, 15)], { order: 'SEQUENTIAL' });
    await rundowns.add(slot, date, [{ kind: 'MEDIA', mediaId: String(song) }]);
    const { items } = (await rundowns.fill(slot, date, { playlistId: String(list) })).data.fillRundown;
    expect(items[1].media.id).not.toBe(String(cover));
    expect(items[1].why.refused[0]).toMatchObject({
      rule: 'TITLE',
      playedUntil: at(date, '11:03'),
      media: { id: String(cover) },
    });
  });
});
