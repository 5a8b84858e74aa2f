import ICAL from 'ical.js';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import {
  addEmission,
  calendarOf,
  dayAfter,
  hour,
  lastSunday,
  monday,
  weekly,
} from '../../testing/calendar.ts';
import { makePresenter } from '../../testing/plans.ts';
import { dateOf, dayOf } from '../../../../kit/time/days.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const presenter = await app.as('user');
const calendar = calendarOf(app, admin);
const winter = await addEmission(app, admin, 'Winter grid');
const summer = await addEmission(app, admin, 'Summer grid');
afterEach(() => vi.useRealTimers());
const at = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });

beforeAll(async () => {
  const { data } = await app.graphql('{ viewer { id } }', {}, presenter);
  await makePresenter(app, 1, { emission: Number(summer), user: Number(data.viewer.id) });
});

const dayFields = 'days { date effect localStart newLocalStart newLocalEnd }';
const preview = (id: string, input: object, token = admin) =>
  app.graphql(
    `query ($id: ID!, $input: SlotDaysInput!) { slotDaysPreview(id: $id, input: $input) { ${dayFields} conflicts { total clashes { slotId date title } } } }`,
    { id, input },
    token,
  );
const changeDays = (id: string, version: number, input: object, dates?: string[], token = admin) =>
  app.graphql(
    `mutation ($id: ID!, $version: Int!, $input: SlotDaysInput!, $dates: [LocalDate!]) { changeSlotDays(id: $id, version: $version, input: $input, dates: $dates) { ${dayFields} replacement { id version startDate endDate } } }`,
    { id, version, input, dates },
    token,
  );

// Begins at two o'clock, so that days in UTC are the days of the radio.
let hours = 2;
/** Creates a daily series at an hour that no other test uses. */
async function daily(more: object = {}): Promise<{ id: string; version: number; time: string }> {
  const time = `${String(hours++).padStart(2, '0')}:00`;
  const { data, errors } = await calendar.create({
    category: 'LIVE',
    emissionId: winter,
    startDate: dayAfter(0),
    startTime: time,
    duration: hour / 2,
    recurrence: { frequency: 'DAILY' },
    ...more,
  });
  expect(errors).toEqual([]);
  return { ...data.createSlot, time };
}

const half = (time: string) => time.replace(':00', ':30');
const range = (from: number, to: number, more: object) => ({
  from: dayAfter(from),
  to: dayAfter(to),
  ...more,
});
const effects = (days: Array<{ date: string; effect: string }>) =>
  days.map(({ date, effect }) => [date, effect]);
const startsOn = (slot: string, from: number, to: number) =>
  calendar.days(slot, monday + from, monday + to + 1);

describe('a change of the days between two dates', () => {
  test('requires the permission to plan the slot, and reports problems of its dates and values', async () => {
    const { id, version, time } = await daily();
    const cancel = range(1, 3, { action: 'CANCEL' });
    expect((await preview(id, cancel, presenter)).code).toBe('FORBIDDEN');
    expect((await changeDays(id, version, cancel, undefined, presenter)).code).toBe('FORBIDDEN');
    expect((await preview('999999', cancel)).code).toBe('NOT_FOUND');
    expect((await changeDays(id, version + 1, cancel)).code).toBe('CONFLICT');
    const fieldsOf = async (input: object) => (await changeDays(id, version, input)).fields;
    expect(await fieldsOf(range(3, 1, { action: 'CANCEL' }))).toEqual({ to: 'endBeforeStart' });
    expect(await fieldsOf(range(0, 366, { action: 'CANCEL' }))).toEqual({ to: 'max' });
    expect(await fieldsOf({ ...cancel, to: '2300-01-01' })).toEqual({ to: 'invalid' });
    expect(await fieldsOf(range(1, 3, { action: 'CHANGE' }))).toEqual({ startTime: 'required' });
    expect(await fieldsOf({ ...cancel, startTime: '10:00', duration: hour })).toEqual({
      startTime: 'invalid',
      duration: 'invalid',
    });
    expect(await fieldsOf(range(1, 3, { action: 'CHANGE', startTime: '25:00' }))).toBeDefined();
    expect(await fieldsOf(range(1, 3, { action: 'CHANGE', emissionId: '999999' }))).toEqual({
      emissionId: 'unknown',
    });
    const over = await addEmission(app, admin, 'Over', { state: 'ENDED' });
    expect(await fieldsOf(range(1, 3, { action: 'CHANGE', emissionId: over }))).toEqual({
      emissionId: 'ended',
    });
    expect(await startsOn(id, 1, 3)).toEqual([1, 2, 3].map((day) => `${dayAfter(day)}T${time}`));
  });

  test('gives them another time and length, previewed before, and the series none', async () => {
    const { id, version, time } = await daily();
    const input = range(1, 4, { action: 'CHANGE', startTime: half(time), duration: hour / 4 });
    await calendar.cancel(id, dayAfter(3));
    const days = [
      [dayAfter(1), 'MOVED'],
      [dayAfter(2), 'MOVED'],
      [dayAfter(3), 'UNCHANGED'],
      [dayAfter(4), 'MOVED'],
    ];
    const before = (await preview(id, input)).data.slotDaysPreview;
    expect(effects(before.days)).toEqual(days);
    expect(before.conflicts).toBeNull();
    expect(before.days[0]).toMatchObject({
      localStart: `${dayAfter(1)}T${time}:00`,
      newLocalStart: `${dayAfter(1)}T${half(time)}:00`,
      newLocalEnd: `${dayAfter(1)}T${time.replace(':00', ':45')}:00`,
    });
    expect(await startsOn(id, 1, 1)).toEqual([`${dayAfter(1)}T${time}`]);
    const { data, errors } = await changeDays(id, version, input);
    expect(errors).toEqual([]);
    expect(effects(data.changeSlotDays.days)).toEqual(days.filter(([, effect]) => effect === 'MOVED'));
    expect(await startsOn(id, 0, 5)).toEqual(
      [0, 1, 2, 3, 4, 5].map((day) => `${dayAfter(day)}T${[0, 3, 5].includes(day) ? time : half(time)}`),
    );
    const again = (await preview(id, input)).data.slotDaysPreview;
    expect(again.days.every(({ effect }: { effect: string }) => effect === 'UNCHANGED')).toBe(true);
  });

  test('is reverted for the whole range or for some of its days, and keeps titles', async () => {
    const { id, version, time } = await daily();
    await calendar.change(id, dayAfter(2), 0, { title: 'Special' });
    await changeDays(id, version, range(1, 3, { action: 'CHANGE', startTime: half(time) }));
    const reset = range(0, 6, { action: 'RESET' });
    const some = await changeDays(id, version, reset, [dayAfter(1)]);
    expect(effects(some.data.changeSlotDays.days)).toEqual([[dayAfter(1), 'RESTORED']]);
    const rest = await changeDays(id, version, reset);
    expect(effects(rest.data.changeSlotDays.days)).toEqual([
      [dayAfter(2), 'RESTORED'],
      [dayAfter(3), 'RESTORED'],
    ]);
    expect(await startsOn(id, 1, 3)).toEqual([1, 2, 3].map((day) => `${dayAfter(day)}T${time}`));
    const [special] = await calendar.on(monday + 2, id);
    expect(special).toMatchObject({ title: 'Special', isException: true });
  });

  test('cancels them, also those with a time of their own, and lets them take place as they were', async () => {
    const { id, version, time } = await daily();
    await calendar.change(id, dayAfter(2), 0, { localStart: `${dayAfter(2)}T${half(time)}` });
    await changeDays(id, version, range(1, 3, { action: 'CANCEL' }));
    const states = async () =>
      Promise.all([0, 1, 2, 3, 4].map(async (day) => (await calendar.on(monday + day, id))[0].state));
    expect(await states()).toEqual(['PLANNED', 'CANCELLED', 'CANCELLED', 'CANCELLED', 'PLANNED']);
    await changeDays(id, version, range(1, 3, { action: 'RESTORE' }));
    expect(await states()).toEqual(Array.from({ length: 5 }, () => 'PLANNED'));
    expect(await startsOn(id, 1, 3)).toEqual(
      [1, 2, 3].map((day) => `${dayAfter(day)}T${day === 2 ? half(time) : time}`),
    );
  });

  test('clashes with other slots, and with other days of its own, and then changes nothing', async () => {
    const { id, version, time } = await daily();
    const otherSlot = await daily({
      startTime: half(time),
      recurrence: weekly('WE'),
      startDate: dayAfter(2),
    });
    const input = range(1, 3, { action: 'CHANGE', startTime: half(time) });
    const before = (await preview(id, input)).data.slotDaysPreview;
    expect(before.conflicts).toMatchObject({
      total: 1,
      clashes: [{ slotId: otherSlot.id, date: dayAfter(2) }],
    });
    expect((await changeDays(id, version, input)).code).toBe('SCHEDULE_CONFLICT');
    expect(await startsOn(id, 1, 3)).toEqual([1, 2, 3].map((day) => `${dayAfter(day)}T${time}`));
    // The changed day overlaps the next day of its own series.
    const whole = range(1, 1, { action: 'CHANGE', startTime: '23:30', duration: 24 * hour });
    const own = (await preview(id, whole)).data.slotDaysPreview.conflicts.clashes;
    expect(own.map(({ slotId }: { slotId: string }) => slotId)).toContain(id);
  });

  test('leaves days alone on which the clocks leave the new time out', async () => {
    const spring = lastSunday('March', 2);
    const { id } = await daily({
      startDate: dateOf(dayOf(spring) - 1),
      recurrence: { frequency: 'DAILY', count: 3 },
    });
    const [from, to] = [dateOf(dayOf(spring) - 1), dateOf(dayOf(spring) + 1)];
    const input = { from, to, action: 'CHANGE', startTime: '02:00', duration: hour / 2 };
    const { days } = (await preview(id, input)).data.slotDaysPreview;
    expect(days.map(({ effect }: { effect: string }) => effect)).toEqual(['MOVED', 'UNCHANGED', 'MOVED']);
    await calendar.remove(id);
  });
});

describe('another emission between two dates', () => {
  test('is a slot of its own with the same rule, and goes live in place of the series', async () => {
    const { id, version } = await daily();
    await calendar.cancel(id, dayAfter(2));
    const input = range(1, 3, { action: 'CHANGE', emissionId: summer });
    const before = (await preview(id, input)).data.slotDaysPreview;
    expect(before.conflicts).toBeNull();
    expect(effects(before.days)).toEqual([
      [dayAfter(1), 'REPLACED'],
      [dayAfter(2), 'UNCHANGED'],
      [dayAfter(3), 'REPLACED'],
    ]);
    const { data, errors } = await changeDays(id, version, input);
    expect(errors).toEqual([]);
    const { replacement } = data.changeSlotDays;
    expect(replacement).toMatchObject({ startDate: dayAfter(1), endDate: dayAfter(3) });
    const stateOn = async (day: number) =>
      Object.fromEntries(
        (await calendar.on(monday + day, id, replacement.id)).map(
          (occurrence: { slotId: string; state: string }) => [
            occurrence.slotId === id ? 'series' : 'replacement',
            occurrence.state,
          ],
        ),
      );
    expect(await stateOn(0)).toEqual({ series: 'PLANNED' });
    expect(await stateOn(1)).toEqual({ series: 'CANCELLED', replacement: 'PLANNED' });
    expect(await stateOn(2)).toEqual({ series: 'CANCELLED', replacement: 'CANCELLED' });
    expect(await stateOn(4)).toEqual({ series: 'PLANNED' });
    // The permission to go live is checked before the player. `NO_PLAYER` therefore means that the permission
    // was given.
    const refusalOn = async (day: number) => {
      const [occurrence] = (await calendar.on(monday + day, id)) as Array<{ startsAt: string }>;
      at(new Date(Date.parse(occurrence!.startsAt) + 60_000).toISOString());
      const { data: requests } = await app.graphql('{ liveRefusal }', {}, await app.as('user'));
      return requests.liveRefusal as string;
    };
    expect(await refusalOn(1)).toBe('NO_PLAYER');
    const schedule = await app.server.inject({ url: '/public/horizon/schedule.json' });
    expect(schedule.json().now).toMatchObject({ title: 'Summer grid' });
    vi.useRealTimers();
    expect(await refusalOn(4)).toBe('NOT_YOUR_TIME');
    vi.useRealTimers();
    const back = range(1, 3, { action: 'RESET' });
    expect((await changeDays(id, version, back)).code).toBe('SCHEDULE_CONFLICT');
    expect((await calendar.remove(replacement.id)).errors).toEqual([]);
    expect((await changeDays(id, version, back)).errors).toEqual([]);
    expect(await stateOn(1)).toEqual({ series: 'PLANNED' });
  });
});

test('the iCalendar document has the changed days under the same UIDs', async () => {
  const { id, version, time } = await daily();
  await changeDays(id, version, range(1, 2, { action: 'CHANGE', startTime: half(time) }));
  await changeDays(id, version, range(3, 3, { action: 'CANCEL' }));
  const { data } = await app.graphql(
    'mutation ($input: CalendarFeedInput!) { createCalendarFeed(input: $input) { address } }',
    { input: { kind: 'RADIO' } },
    admin,
  );
  const { pathname, search } = new URL(data.createCalendarFeed.address);
  const { body } = await app.server.inject({ url: `${pathname}${search}` });
  const events = new Map(
    new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((component) => {
      const { uid, startDate } = new ICAL.Event(component);
      const status = component.getFirstPropertyValue('status');
      return [uid.split('@')[0], `${startDate.toString().slice(0, 16)} ${String(status)}`];
    }),
  );
  const eventOn = (day: number) => events.get(`${id}:${dayAfter(day)}`);
  expect(eventOn(0)).toBe(`${dayAfter(0)}T${time} CONFIRMED`);
  expect(eventOn(1)).toBe(`${dayAfter(1)}T${half(time)} CONFIRMED`);
  expect(eventOn(3)).toBe(`${dayAfter(3)}T${time} CANCELLED`);
  expect(eventOn(4)).toBe(`${dayAfter(4)}T${time} CONFIRMED`);
});
