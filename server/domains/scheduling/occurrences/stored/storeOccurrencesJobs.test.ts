import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import {
  addEmission,
  addPlaylist,
  calendarOf,
  dayAfter,
  hour,
  monday,
  weekly,
} from '../../testing/calendar.ts';
import { dayLength } from '../../../../kit/time/days.ts';
import { storedDays } from './storedOccurrences.ts';
import { storeOccurrencesJob } from './storeOccurrencesJobs.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const calendar = calendarOf(app, admin);
const emissionId = await addEmission(app, admin, 'Kept');
const { database, services } = app.shared;

const run = () =>
  storeOccurrencesJob.work({ services, database, data: {}, signal: new AbortController().signal } as never);
const rowsOf = async (slot: string) =>
  (
    await database.rows('select date, is_exception from occurrence where slot_id = ? order by date', [
      Number(slot),
    ])
  ).map(([date]) => String(date).slice(0, 10));
const daily = async (startTime: string) =>
  (
    await calendar.create({
      category: 'LIVE',
      emissionId,
      startDate: dayAfter(-14),
      startTime,
      duration: hour,
      recurrence: { frequency: 'DAILY', interval: 1 },
    })
  ).data.createSlot;

describe('stored rows', () => {
  test('reaches ninety days ahead, is made up for when it is missing, and is not doubled', async () => {
    const slot = await daily('01:00');
    const all = await rowsOf(slot.id);
    expect(all.length).toBeGreaterThan(storedDays - 30);
    await database.transaction(async (transaction) =>
      transaction.run('delete from occurrence where slot_id = ? and date > ?', [
        Number(slot.id),
        dayAfter(0),
      ]),
    );
    expect((await rowsOf(slot.id)).length).toBeLessThan(all.length);
    await run();
    await run();
    expect(await rowsOf(slot.id)).toEqual(all);
  });

  test('is left as it was where it has begun', async () => {
    const slot = await daily('03:00');
    const past = database.models.stored(new Date((monday - 100) * dayLength)) as number;
    const [first] = await rowsOf(slot.id);
    await database.transaction(async (transaction) =>
      transaction.run('update occurrence set starts_at = ?, ends_at = ? where slot_id = ? and date = ?', [
        past,
        past,
        Number(slot.id),
        first!,
      ]),
    );
    await calendar.update(slot.id, slot.version, { startTime: '04:00' });
    await run();
    expect((await calendar.cancel(slot.id, first!)).fields).toEqual({ date: 'min' });
    const rows = await database.rows('select count(*) from occurrence where slot_id = ? and starts_at = ?', [
      Number(slot.id),
      past,
    ]);
    expect(Number(rows[0]![0])).toBe(1);
  });
});

describe('a radio with another clock', () => {
  test('plans at the same local times', async () => {
    const slot = await daily('05:00');
    await calendar.change(slot.id, dayAfter(1), 0, { localStart: `${dayAfter(1)}T06:30` });
    const startsOf = async (days: number) =>
      (await calendar.on(monday + days, slot.id)).map(
        ({ startsAt, localStart }: { startsAt: string; localStart: string }) => [
          startsAt.slice(11, 16),
          localStart.slice(11, 16),
        ],
      );
    const [before] = await startsOf(3);
    const { radio } = (await app.graphql('{ radio(id: "1") { version timeZone } }', {}, admin)).data;
    const setZone = (version: number, timeZone: string) =>
      app.graphql(
        'mutation ($version: Int!, $timeZone: String!) { updateRadio(id: "1", version: $version, input: { timeZone: $timeZone }) { version } }',
        { version, timeZone },
        admin,
      );
    const changed = await setZone(radio.version, 'Asia/Tokyo');
    expect(changed.errors).toEqual([]);
    await services.jobs.idle();
    const [after] = await startsOf(3);
    expect([before![1], after![1]]).toEqual(['05:00', '05:00']);
    expect(after![0]).toBe('20:00');
    expect(await startsOf(0)).toContainEqual(['21:30', '06:30']);
    await setZone(changed.data.updateRadio.version, radio.timeZone);
    await services.jobs.idle();
    expect(await startsOf(3)).toEqual([before]);
  });
});

describe('by a new clock, a slot that has begun', () => {
  const setZone = async (timeZone: string) => {
    const { radio } = (await app.graphql('{ radio(id: "1") { version timeZone } }', {}, admin)).data;
    const { errors } = await app.graphql(
      'mutation ($version: Int!, $timeZone: String!) { updateRadio(id: "1", version: $version, input: { timeZone: $timeZone }) { id } }',
      { version: radio.version, timeZone },
      admin,
    );
    expect(errors).toEqual([]);
    await services.jobs.idle();
    return radio.timeZone as string;
  };
  /** Sets a time zone, which is restored after the test. */
  const setZoneInTest = async (timeZone: string) => {
    const before = await setZone(timeZone);
    onTestFinished(async () => void (await setZone(before)));
  };
  // Both zones are without summer time: the first is UTC, the second two hours ahead.
  const [former, later] = ['Africa/Abidjan', 'Africa/Maputo'];
  // The slots are on other layers than the daily slots above, with which they would clash at some times of the week.
  const slotFrom = async (moment: number, layer: string) => {
    const start = new Date(moment).toISOString();
    const { data, errors } = await calendar.create({
      category: 'LIVE',
      layer,
      emissionId,
      startDate: start.slice(0, 10),
      startTime: start.slice(11, 16),
      duration: 2 * hour,
    });
    expect(errors).toEqual([]);
    return { id: data.createSlot.id as string, start };
  };
  const current = async (layer: string) => {
    const now = new Date();
    const soon = new Date(now.getTime() + 1);
    const { data, errors } = await calendar.calendar(now.toISOString(), soon.toISOString(), {
      layers: [layer],
    });
    expect(errors).toEqual([]);
    return data.calendar;
  };

  test('is on the plan, and can be changed', async () => {
    await setZoneInTest(former!);
    const { id, start } = await slotFrom(Date.now() + hour, 'FILLER');
    await setZone(later!);
    const found = await current('FILLER');
    expect(found).toMatchObject([
      { slotId: id, localStart: expect.stringContaining(start.slice(0, 16)), id: expect.any(String) },
    ]);
    expect(Date.parse(found[0].startsAt)).toBeLessThan(Date.now());
    expect(await rowsOf(id)).toEqual([start.slice(0, 10)]);
  });

  test('does not run beside the occurrence that is running on its layer', async () => {
    await setZoneInTest(former!);
    const running = await slotFrom(Date.now() - hour, 'ADVERTS');
    const next = await slotFrom(Date.now() + hour, 'ADVERTS');
    const slotsNow = async () => (await current('ADVERTS')).map(({ slotId }: { slotId: string }) => slotId);
    expect(await slotsNow()).toEqual([running.id]);
    await setZone(later!);
    expect(await slotsNow()).toEqual([running.id]);
    expect(await rowsOf(next.id)).toEqual([]);
  });
});

describe('ten thousand days that differ', () => {
  test('are stored beside a series, and checked when it moves', async () => {
    const playlistId = await addPlaylist(app, admin, 'Long');
    const series = (
      await calendar.create({
        category: 'MULTIMEDIA',
        playlistId,
        layer: 'FILLER',
        startDate: dayAfter(0),
        startTime: '10:00',
        duration: hour / 2,
        recurrence: { frequency: 'DAILY', interval: 1 },
      })
    ).data.createSlot;
    const { models } = database;
    const values = Array.from({ length: 10_000 }, (_, index) => {
      const wall = (monday + index) * dayLength + 12 * hour;
      return { date: new Date((monday + index) * dayLength).toISOString().slice(0, 10), wall };
    });
    await database.transaction(async (transaction) => {
      await transaction.run('delete from occurrence where slot_id = ?', [Number(series.id)]);
      for (const { date, wall } of values)
        await transaction.run(
          `insert into occurrence (version, created_at, updated_at, search_text, guarded_search_text, radio_id, slot_id, date, layer, wall, duration, starts_at, ends_at, state, is_exception, is_moved, is_dropped, title)
           values (1, ?, ?, '', '', 1, ?, ?, 'FILLER', ?, ?, ?, ?, 'PLANNED', ?, ?, ?, '')`,
          [
            models.stored(new Date()),
            models.stored(new Date()),
            Number(series.id),
            date,
            wall,
            hour,
            models.stored(new Date(wall - hour)),
            models.stored(new Date(wall)),
            models.stored(true),
            models.stored(true),
            models.stored(false),
          ],
        );
    });
    const input = {
      category: 'MULTIMEDIA',
      playlistId,
      layer: 'FILLER',
      startDate: dayAfter(0),
      startTime: '12:30',
      duration: hour,
      recurrence: weekly('MO'),
    };
    const refused = await calendar.create(input);
    expect(refused.code).toBe('SCHEDULE_CONFLICT');
    expect(refused.errors[0]!.extensions['total']).toBe(105);
    expect((await calendar.create({ ...input, startTime: '10:00' })).errors).toEqual([]);
    expect(await calendar.days(series.id, monday + 9000, monday + 9003)).toHaveLength(3);
    const moved = await calendar.update(series.id, series.version, { startTime: '15:00' });
    expect(moved.errors).toEqual([]);
  });
});
