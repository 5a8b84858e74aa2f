import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { addEmission, calendarOf, dayAfter, hour, monday, weekly } from '../../testing/calendar.ts';
import { dateOf, dayLength } from '../../../../kit/time/days.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const staff = await app.as('support');
const calendar = calendarOf(app, admin);
const emissionId = await addEmission(app, admin, 'Copied');

const document =
  'mutation ($from: LocalDate!, $to: LocalDate!, $days: Int!) { copyCalendar(from: $from, to: $to, days: $days) { id title startDate startTime recurrence { interval } layer } }';
const copy = (from: string, to: string, days: number, token: string | null = admin) =>
  app.graphql(document, { from, to, days }, token);
const removeAll = (ids: string[], token: string | null = admin) =>
  app.graphql('mutation ($ids: [ID!]!) { deleteSlots(ids: $ids) }', { ids }, token);
const idsOf = (slots: Array<{ id: string }>) => slots.map(({ id }) => id);

const planned = async (more: object) => {
  const input = { category: 'LIVE', emissionId, startTime: '08:00', duration: hour, ...more };
  const { data, errors } = await calendar.create(input);
  expect(errors).toEqual([]);
  return data.createSlot;
};

const daily = await planned({
  startDate: dayAfter(0),
  recurrence: { ...weekly('MO', 'TU', 'WE'), until: dayAfter(6) },
});
await planned({ startDate: dayAfter(0), startTime: '23:00', duration: 3 * hour, title: 'Late' });

describe('a copy of the calendar', () => {
  test('is made by those who plan, of a day or a week, for days to come', async () => {
    expect((await copy(dayAfter(0), dayAfter(7), 1, null)).code).toBe('UNAUTHENTICATED');
    expect((await copy(dayAfter(0), dayAfter(7), 1, staff)).code).toBe('FORBIDDEN');
    expect((await copy(dayAfter(0), dayAfter(7), 2)).fields).toEqual({ days: 'invalid' });
    expect((await copy('1999-01-01', dayAfter(7), 1)).fields).toEqual({ from: 'invalid' });
    const today = dateOf(Math.floor(Date.now() / dayLength));
    expect((await copy(dayAfter(0), today, 1)).fields).toEqual({ to: 'min' });
  });

  test('contains the occurrences as single slots, and is undone at once', async () => {
    await calendar.cancel(daily.id, dayAfter(1));
    const { copyCalendar } = (await copy(dayAfter(0), dayAfter(14), 7)).data;
    expect(copyCalendar).toMatchObject([
      { startDate: dayAfter(14), startTime: '08:00', recurrence: null, layer: 'PROGRAMMES' },
      { startDate: dayAfter(14), startTime: '23:00', title: 'Late' },
      { startDate: dayAfter(16), startTime: '08:00' },
    ]);
    const ids = idsOf(copyCalendar);
    expect(await calendar.on(monday + 14, ...ids)).toHaveLength(2);
    expect((await removeAll(ids, staff)).code).toBe('FORBIDDEN');
    expect((await removeAll([...ids, '999999'])).code).toBe('NOT_FOUND');
    expect((await removeAll([])).fields).toEqual({ ids: 'required' });
    expect(await calendar.on(monday + 14, ...ids)).toHaveLength(2);
    expect((await removeAll(ids)).data.deleteSlots).toEqual(ids);
    expect(await calendar.on(monday + 14, ...ids)).toEqual([]);
    expect((await calendar.restore(ids[0]!)).errors).toEqual([]);
    expect(await calendar.on(monday + 14, ...ids)).toHaveLength(1);
    await calendar.remove(ids[0]!);
  });

  test('leaves out what its series brings there anyway, and has what was moved there', async () => {
    const weekly7 = { ...weekly('TH'), count: 3 };
    const series = await planned({ startDate: dayAfter(38), title: 'Weekly', recurrence: weekly7 });
    const once = await planned({ startDate: dayAfter(38), startTime: '11:00', title: 'Once' });
    const { data } = await copy(dayAfter(38), dayAfter(45), 1);
    expect(data.copyCalendar).toMatchObject([{ title: 'Once', startDate: dayAfter(45) }]);
    await removeAll(idsOf(data.copyCalendar));
    // The occurrence was moved to a later time on the target day, so the copy at its old time does not clash
    // with it.
    const later = `${dayAfter(45)}T15:00`;
    expect((await calendar.change(series.id, dayAfter(45), 0, { localStart: later })).errors).toEqual([]);
    const second = (await copy(dayAfter(38), dayAfter(45), 1)).data.copyCalendar;
    expect(second).toMatchObject([{ title: 'Weekly', startTime: '08:00' }, { title: 'Once' }]);
    await removeAll([...idsOf(second), series.id, once.id]);
  });

  test('is made as a whole or not at all', async () => {
    const there = await planned({ startDate: dayAfter(23), startTime: '08:30', title: 'There' });
    const before = (await app.graphql('{ slots { totalItems } }', {}, admin)).data.slots.totalItems;
    const refused = await copy(dayAfter(0), dayAfter(21), 7);
    expect(refused.code).toBe('SCHEDULE_CONFLICT');
    expect(refused.errors[0]!.extensions).toMatchObject({
      total: 1,
      clashes: [{ slotId: there.id, title: 'There', date: dayAfter(23) }],
    });
    expect((await app.graphql('{ slots { totalItems } }', {}, admin)).data.slots.totalItems).toBe(before);
  });

  test('is not undone where another record refers to it', async () => {
    const original = await planned({ startDate: dayAfter(28), startTime: '10:00' });
    await planned({
      category: 'REBROADCAST',
      emissionId: null,
      originalId: original.id,
      startDate: dayAfter(29),
    });
    expect((await removeAll([daily.id, original.id])).code).toBe('IN_USE');
    expect(await calendar.on(monday, daily.id)).toHaveLength(1);
  });

  test('of an empty day is empty', async () => {
    expect((await copy(dayAfter(5), dayAfter(33), 1)).data.copyCalendar).toEqual([]);
  });
});
