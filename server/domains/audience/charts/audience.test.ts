import type { EntityClass } from '@mikro-orm/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import type { Json } from '../../../../tools/testing/json.ts';
import { makeSong } from '../../library/testing/library.ts';
import { addPlayed } from '../../broadcasting/testing/airItems.ts';
import { streamsOfTest } from '../../broadcasting/testing/streams.ts';
import { EmissionPerson } from '../../programmes/emissions/emissionPerson.entity.ts';
import { EpisodePerson } from '../../programmes/episodes/episodePerson.entity.ts';
import { ParticipantPart, type Participant } from '../../programmes/people/participant.ts';
import { calendarOf } from '../../scheduling/testing/calendar.ts';
import { makeEmission, makeEpisode } from '../../scheduling/testing/plans.ts';
import { audienceOf } from '../testing/audiences.ts';
import { addMinutes, rollUpDays } from '../testing/minutes.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const audience = audienceOf(app, admin);
const lagune = audienceOf(app, admin, { 'x-radio': '2' });
let first: string;
let second: string;

beforeAll(async () => {
  const streams = streamsOfTest(app, admin);
  const { id } = await streams.addServer();
  first = (await streams.addMount(id)).id;
  second = (await streams.addMount(id)).id;
});

const everything = (of: ReturnType<typeof audienceOf>, from = '2031-01-01', to = '2031-01-02') =>
  Promise.all([
    of.sources(from, to),
    of.peaks(from, to),
    of.line(from, to, 'DAY'),
    of.week(from, to),
    of.audienceBy('Song', from, to),
    of.audienceBy('Episode', from, to),
    of.audienceBy('Emission', from, to),
    of.audienceBy('Presenter', from, to),
    of.programs(from, to),
    of.devices(from, to),
    of.countries(from, to),
  ]);

const sourceOf = (answer: { data: Json }, mountId: string): Json =>
  answer.data.sourcesByMountPoint.data.find((source: Json) => source.mountId === mountId);

describe('figures of listeners', () => {
  test('are closed to people who are signed out, and to clients of the station', async () => {
    for (const answer of await everything(audienceOf(app, null))) expect(answer.code).toBe('UNAUTHENTICATED');
    const client = audienceOf(app, await app.as('subscriber'));
    for (const answer of await everything(client)) expect(answer.code).toBe('FORBIDDEN');
  });

  test('are readable by all staff', async () => {
    for (const answer of await everything(audienceOf(app, await app.as('support'))))
      expect(answer.errors).toEqual([]);
  });

  test('require a range of days in order, and of limited length', async () => {
    for (const answer of await everything(audience, '2031-01-02', '2031-01-01'))
      expect(answer.fields).toEqual({ to: 'min' });
    for (const answer of await everything(audience, '1999-01-01', '1999-01-02'))
      expect(answer.fields).toEqual({ from: 'min' });
    for (const answer of await everything(audience, '2031-01-01', '2040-01-01'))
      expect(answer.fields).toEqual({ to: 'max' });
    expect((await audience.line('2031-01-01', '2031-01-03', 'MINUTE')).fields).toEqual({ to: 'max' });
    expect((await audience.line('2031-01-01', '2031-03-04', 'HOUR')).fields).toEqual({ to: 'max' });
    expect((await audience.line('2031-01-01', '2031-03-03', 'HOUR')).errors).toEqual([]);
    expect((await audience.audienceBy('Song', '2031-01-01', '2031-01-02', ', limit: 101')).fields).toEqual({
      limit: 'max',
    });
    expect((await audience.sources('2031-01-01', '2031-01-02', ', perPage: 0')).fields).toEqual({
      perPage: 'min',
    });
  });

  test('require a mount point of the radio of the request', async () => {
    for (const mountId of ['999999', 'x', first])
      for (const answer of [
        await lagune.peaks('2031-01-01', '2031-01-02', mountId),
        await lagune.line('2031-01-01', '2031-01-02', 'MINUTE', mountId),
        await lagune.week('2031-01-01', '2031-01-02', mountId),
        await lagune.programs('2031-01-01', '2031-01-02', mountId),
        await lagune.devices('2031-01-01', '2031-01-02', mountId),
      ])
        expect(answer.fields).toEqual({ mountId: 'unknown' });
  });

  test('of another radio are in no response', async () => {
    await addMinutes(app, first, '2031-01-05T12:00:00Z', [4, 4]);
    await rollUpDays(app, '2031-01-05');
    const answers = await everything(lagune, '2031-01-05', '2031-01-05');
    expect(answers[1]!.data.peakByDate).toEqual([{ date: '2031-01-05', listeners: null, at: null }]);
    expect(answers[2]!.data.listenersByDate[0].peak).toBeNull();
    expect(sourceOf(answers[0]!, first)).toBeUndefined();
    const minutes = (await lagune.line('2031-01-05', '2031-01-05', 'MINUTE')).data.listenersByDate;
    expect(minutes.filter(({ peak }: Json) => peak !== null)).toEqual([]);
  });

  test('have one point for each minute, hour and day, with null without polls and zero without listeners', async () => {
    await addMinutes(app, first, '2031-02-01T11:58:00Z', [0, 2, null, 4]);
    await rollUpDays(app, '2031-02-01');
    const points = async (step: string): Promise<Json[]> =>
      (await audience.line('2031-02-01', '2031-02-02', step)).data.listenersByDate;
    const minutes = await points('MINUTE');
    expect(minutes).toHaveLength(2880);
    expect(minutes.filter(({ peak }) => peak !== null).map(({ at, peak }) => [at, peak])).toEqual([
      ['2031-02-01T11:58:00.000Z', 0],
      ['2031-02-01T11:59:00.000Z', 2],
      ['2031-02-01T12:01:00.000Z', 4],
    ]);
    const hours = await points('HOUR');
    expect(hours).toHaveLength(48);
    expect(hours.filter(({ peak }) => peak !== null)).toEqual([
      {
        at: '2031-02-01T11:00:00.000Z',
        date: '2031-02-01',
        lowest: 0,
        peak: 2,
        average: 1,
        uniqueListeners: null,
        listeningTime: 120_000,
      },
      {
        at: '2031-02-01T12:00:00.000Z',
        date: '2031-02-01',
        lowest: 4,
        peak: 4,
        average: 4,
        uniqueListeners: null,
        listeningTime: 240_000,
      },
    ]);
    expect(await points('DAY')).toEqual([
      {
        at: '2031-01-31T23:00:00.000Z',
        date: '2031-02-01',
        lowest: 0,
        peak: 4,
        average: 2,
        uniqueListeners: null,
        listeningTime: 360_000,
      },
      {
        at: '2031-02-01T23:00:00.000Z',
        date: '2031-02-02',
        lowest: null,
        peak: null,
        average: null,
        uniqueListeners: null,
        listeningTime: null,
      },
    ]);
  });

  test('of the radio as a whole are sums of its mount points at the same minute', async () => {
    await addMinutes(app, first, '2031-02-05T10:00:00Z', [5, 1]);
    await addMinutes(app, second, '2031-02-05T10:00:00Z', [1, 4]);
    await rollUpDays(app, '2031-02-05');
    const peak = async (mountId?: string) =>
      (await audience.peaks('2031-02-05', '2031-02-05', mountId)).data.peakByDate[0];
    expect(await peak()).toEqual({ date: '2031-02-05', listeners: 6, at: '2031-02-05T10:00:00.000Z' });
    expect(await peak(first)).toMatchObject({ listeners: 5 });
    expect(await peak(second)).toMatchObject({ listeners: 4, at: '2031-02-05T10:01:00.000Z' });
    const sources = await audience.sources('2031-02-04', '2031-02-06');
    expect(sourceOf(sources, first)).toMatchObject({ peak: 5, average: 3, listeningTime: 360_000 });
    expect(sourceOf(sources, second)).toMatchObject({ peak: 4, average: 2.5, listenersNow: null });
  });

  test('are listening hours among the statistics for people who may read them, next to the days before', async () => {
    await addMinutes(app, first, '2033-05-03T10:00:00Z', [2, 4]);
    await addMinutes(app, first, '2033-05-05T10:00:00Z', [10]);
    await rollUpDays(app, '2033-05-03', '2033-05-05');
    const statisticsOf = (token: string | null, headers: Record<string, string> = {}) =>
      audienceOf(app, token, headers).execute(
        '{ statistics(from: "2033-05-05", to: "2033-05-06") { audience { listeningTime { total before points pointsBefore } } } }',
      );
    const clientStatistics = await statisticsOf(await app.as('subscriber'));
    expect([clientStatistics.code, clientStatistics.data.statistics.audience]).toEqual(['FORBIDDEN', null]);
    expect((await statisticsOf(admin)).data.statistics.audience.listeningTime).toEqual({
      total: 600_000,
      before: 360_000,
      points: [600_000, 0],
      pointsBefore: [360_000, 0],
    });
    const there = await statisticsOf(admin, { 'x-radio': '2' });
    expect(there.data.statistics.audience.listeningTime.total).toBe(0);
  });

  test('by mount point come in pages', async () => {
    const { data } = await audience.sources('2031-02-05', '2031-02-05', ', perPage: 1, page: 2');
    const { totalItems, lastPage, data: found } = data.sourcesByMountPoint;
    expect(totalItems).toBeGreaterThanOrEqual(2);
    expect(lastPage).toBe(totalItems);
    expect(found).toHaveLength(1);
  });

  test('follow the clock of the radio on the days of a clock change', async () => {
    for (const [day, hours] of [
      ['2031-03-30', 23],
      ['2031-10-26', 25],
    ] as const) {
      const line = (await audience.line(day, day, 'HOUR')).data.listenersByDate;
      expect(line).toHaveLength(hours);
      expect(new Set(line.map(({ date }: Json) => date))).toEqual(new Set([day]));
    }
    // 00:20 in Paris on 26 October, while it is still the 25th in UTC.
    await addMinutes(app, first, '2031-10-25T22:20:00Z', [3]);
    await rollUpDays(app, '2031-10-25', '2031-10-26');
    const peaks = (await audience.peaks('2031-10-25', '2031-10-26')).data.peakByDate;
    expect(peaks.map(({ listeners }: Json) => listeners)).toEqual([null, 3]);
  });

  test('by hour and weekday have a cell for each hour of a week, with the average of the known hours', async () => {
    // Two Mondays, 10:00 and 10:30 in Paris.
    await addMinutes(app, first, '2031-06-02T08:00:00Z', [2]);
    await addMinutes(app, first, '2031-06-09T08:30:00Z', [4]);
    await rollUpDays(app, '2031-06-02', '2031-06-09');
    const week = (await audience.week('2031-06-01', '2031-06-30')).data.listenersByHourAndWeekday;
    expect(week).toHaveLength(168);
    expect(week.filter(({ average }: Json) => average !== null)).toEqual([
      { weekday: 1, hour: 10, average: 3, peak: 4 },
    ]);
  });

  test('are the same however often they are computed', async () => {
    await addMinutes(app, first, '2031-07-01T10:00:00Z', [1]);
    await rollUpDays(app, '2031-07-01');
    await addMinutes(app, first, '2031-07-01T10:01:00Z', [3]);
    await rollUpDays(app, '2031-07-01', '2031-07-01');
    const [point] = (await audience.line('2031-07-01', '2031-07-01', 'DAY')).data.listenersByDate;
    expect(point).toMatchObject({ peak: 3, average: 2 });
  });
});

describe('listeners of played items', () => {
  test('are grouped by song, by episode and by emission, the largest first', async () => {
    const day = '2031-08-04';
    const emission = String(await makeEmission(app, 1, { title: 'Morning' }));
    const episode = String(await makeEpisode(app, 1, { title: 'First', emission: Number(emission) }));
    const [liked, unrated] = [
      await makeSong(app, 1, { title: 'Liked', credit: 'Somebody' }),
      await makeSong(app, 1, { title: 'Other' }),
    ];
    const slot = await planned({ day, startTime: '10:00', duration: 3_600_000, episode: Number(episode) });
    await addMinutes(app, first, `${day}T08:00:00Z`, [10, 12, 14, 4, 2, 2]);
    await addMinutes(app, second, `${day}T08:00:00Z`, [1, 1, 1, 1, 1, 1]);
    await addPlayed(app, liked, `${day}T08:00:00Z`, 180, { slot, date: day });
    await addPlayed(app, unrated, `${day}T08:03:00Z`, 180);
    await rollUpDays(app, day);
    const songs = (await audience.audienceBy('Song', day, day)).data.listenersBySong;
    expect(songs).toMatchObject([
      {
        id: String(liked),
        title: 'Liked',
        times: 1,
        measuredAirtime: 180_000,
        average: 13,
        peak: 15,
        gained: 4,
      },
      { id: String(unrated), title: 'Other', times: 1, measuredAirtime: 180_000, peak: 5, gained: -2 },
    ]);
    expect((await audience.audienceBy('Song', day, day, ', limit: 1')).data.listenersBySong).toHaveLength(1);
    expect((await audience.audienceBy('Episode', day, day)).data.listenersByEpisode).toMatchObject([
      { id: episode, title: 'First', average: 13 },
    ]);
    expect((await audience.audienceBy('Emission', day, day)).data.listenersByEmission).toMatchObject([
      { id: emission, title: 'Morning', average: 13 },
    ]);
    expect((await lagune.audienceBy('Song', day, day)).data.listenersBySong).toEqual([]);
  });

  test('are grouped by presenter: of the episode if it has its own, else of the emission', async () => {
    const day = '2031-08-11';
    const emission = await makeEmission(app, 1, { title: 'Evening' });
    const [usual, replaced] = [
      await makeEpisode(app, 1, { title: 'Usual', emission }),
      await makeEpisode(app, 1, { title: 'Replaced', emission }),
    ];
    await addPresenter(EmissionPerson, { emission, name: 'Zoe Host' });
    await addPresenter(EmissionPerson, { emission, name: 'Her Producer', part: ParticipantPart.PRODUCER });
    await addPresenter(EpisodePerson, { episode: replaced, name: 'Yan Replacement' });
    const song = await makeSong(app, 1);
    await addMinutes(app, first, `${day}T08:00:00Z`, [10, 10, 4, 4]);
    for (const [index, episode] of [usual, replaced].entries()) {
      const at = `${day}T08:0${index * 2}:00Z`;
      const startTime = `10:0${index * 2}`;
      const slot = await planned({ day, startTime, duration: 120_000, episode });
      await addPlayed(app, song, at, 120, { slot, date: day });
    }
    await rollUpDays(app, day);
    expect((await audience.audienceBy('Presenter', day, day)).data.listenersByPresenter).toMatchObject([
      { id: 'Zoe Host', title: 'Zoe Host', times: 1, measuredAirtime: 120_000, average: 10 },
      { id: 'Yan Replacement', times: 1, average: 4 },
    ]);
    expect(
      (await audience.audienceBy('Presenter', day, day, ', limit: 1')).data.listenersByPresenter,
    ).toHaveLength(1);
    expect((await lagune.audienceBy('Presenter', day, day)).data.listenersByPresenter).toEqual([]);
  });
});

/** Plans an episode on a day of the calendar and returns the id of its slot. */
async function planned({
  day,
  startTime,
  duration,
  episode,
}: {
  day: string;
  startTime: string;
  duration: number;
  episode: number;
}): Promise<number> {
  const { data, errors } = await calendarOf(app, admin).create({
    category: 'MULTIMEDIA',
    layer: 'PROGRAMMES',
    startDate: day,
    startTime,
    duration,
    episodeId: String(episode),
  });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return Number(data.createSlot.id);
}

async function addPresenter(entity: EntityClass<Participant>, given: object): Promise<void> {
  await app.shared.database.transaction(async (transaction) => {
    const row = { user: null, part: ParticipantPart.PRESENTER, position: 1, ...given };
    await insertRow(transaction, transaction.models.of(entity), row, { radioId: 1, deleted: 'hidden' });
  });
}
