import ICAL from 'ical.js';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { addEmission, calendarOf, hour } from '../../testing/calendar.ts';
import { dateOf, dayOf } from '../../../../kit/time/days.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const calendar = calendarOf(app, admin);
const emission = await addEmission(app, admin, 'Month in review');

/** Returns the last day of the month that is `months` after the current one. */
function lastOfMonth(months: number): string {
  const now = new Date();
  return dateOf(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months + 1, 0) / 86_400_000);
}
const firstOf = (date: string) => `${date.slice(0, 8)}01`;
const lastDay = { frequency: 'MONTHLY', setPosition: -1 };
const slot = (startDate: string, startTime: string, more: object = {}) => ({
  category: 'LIVE',
  emissionId: emission,
  startDate,
  startTime,
  duration: hour,
  ...more,
});

async function created(input: object) {
  const { data, errors } = await calendar.create(input);
  expect(errors).toEqual([]);
  return data.createSlot;
}

const year = Array.from({ length: 12 }, (_, months) => lastOfMonth(months + 1));
const daysOf = (id: string) => calendar.days(id, dayOf(firstOf(year[0]!)), dayOf(year[11]!) + 1);

describe('a slot on the last day of the month', () => {
  test('comes on the 28th, the 30th and the 31st alike, and in the iCalendar document', async () => {
    const { id, ...series } = await created(slot(firstOf(year[0]!), '03:00', { recurrence: lastDay }));
    expect(series).toMatchObject({ startDate: year[0], recurrence: { setPosition: -1, nth: null } });
    expect(await daysOf(id)).toEqual(year.map((date) => `${date}T03:00`));
    const { data } = await app.graphql(
      'mutation ($input: CalendarFeedInput!) { createCalendarFeed(input: $input) { address } }',
      { input: { kind: 'RADIO' } },
      admin,
    );
    const { pathname, search } = new URL(data.createCalendarFeed.address);
    const { body } = await app.server.inject({ url: `${pathname}${search}` });
    const root = new ICAL.Component(ICAL.parse(body));
    const starts = root
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event))
      .filter(({ uid }) => uid.startsWith(`${id}:`))
      .map(({ startDate }) => startDate.toString().slice(0, 10));
    expect(starts).toContain(year[0]);
    expect(year).toEqual(expect.arrayContaining(starts));
  });

  test('clashes with a slot on that day only', async () => {
    const { id } = await created(slot(year[0]!, '05:00', { recurrence: lastDay }));
    const clash = await calendar.conflicts(slot(year[5]!, '05:30'));
    expect(clash.data.slotConflicts.clashes).toMatchObject([{ slotId: id, date: year[5] }]);
    const dayBefore = dateOf(dayOf(year[5]!) - 1);
    expect((await calendar.conflicts(slot(dayBefore, '05:30'))).data.slotConflicts).toBeNull();
  });

  test('is split, ends, and is counted like every other series', async () => {
    const rule = { ...lastDay, count: 6 };
    const series = await created(slot(year[0]!, '07:00', { recurrence: rule }));
    expect(series.endDate).toBe(year[5]);
    const { data, errors } = await calendar.split(series.id, series.version, year[3]!, {
      startTime: '08:00',
    });
    expect(errors).toEqual([]);
    const { before, after } = data.splitSlot;
    expect(before).toMatchObject({ endDate: year[2], recurrence: { setPosition: -1 } });
    expect(after).toMatchObject({ startDate: year[3], endDate: year[5], recurrence: { setPosition: -1 } });
    expect(await daysOf(after.id)).toEqual(year.slice(3, 6).map((date) => `${date}T08:00`));
  });

  test('takes along the cancellation of a day when the series moves there from another one', async () => {
    const middle = `${year[0]!.slice(0, 8)}15`;
    const series = await created(slot(middle, '10:00', { recurrence: { frequency: 'MONTHLY' } }));
    const second = `${year[1]!.slice(0, 8)}15`;
    expect((await calendar.cancel(series.id, second)).errors).toEqual([]);
    const moved = await calendar.update(series.id, series.version, { recurrence: lastDay });
    expect(moved.errors).toEqual([]);
    const [occurrence] = await calendar.on(dayOf(year[1]!), series.id);
    expect(occurrence).toMatchObject({ date: year[1], state: 'CANCELLED' });
  });
});
