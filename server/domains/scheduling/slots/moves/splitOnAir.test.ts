import { afterAll, expect, test } from 'vitest';
import type { Json } from '../../../../../tools/testing/json.ts';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { addEmission, calendarOf, hour } from '../../testing/calendar.ts';
import { clockAtNoon } from '../../testing/noon.ts';
import { rundownsOf } from '../../testing/rundowns.ts';
import { dateOf, dayLength, timeText } from '../../../../kit/time/days.ts';
import { dayAt } from '../../../platform/organization/radios/radioClock.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const calendar = calendarOf(app, admin);
const rundowns = rundownsOf(app, admin);
const emissionId = await addEmission(app, admin, 'Noon');
const clock = await clockAtNoon(app, 1);
const today = dayAt(clock.wallNow);
const begin = timeText(clock.wallNow - hour / 6 - (clock.wallNow % 60_000));

/** Creates a series that began last week; its occurrence of today began ten minutes ago. */
async function onAir(layer: string, recurrence: object): Promise<Json> {
  const { data, errors } = await calendar.create({
    category: 'LIVE',
    layer,
    emissionId,
    startDate: dateOf(today - 7),
    startTime: begin,
    duration: hour,
    recurrence,
  });
  expect(errors).toEqual([]);
  return data.createSlot;
}

const split = (slot: Json, input: object) => calendar.split(slot.id, slot.version, dateOf(today), input);

/** Returns the days and titles of slots in the two weeks from today. */
async function shown(...slots: string[]): Promise<string[]> {
  const from = new Date(clock.now - hour).toISOString();
  const to = new Date(clock.now + 14.5 * dayLength).toISOString();
  const { data, errors } = await calendar.calendar(from, to);
  expect(errors).toEqual([]);
  return data.calendar
    .filter(({ slotId }: Json) => slots.includes(slotId))
    .map(
      ({ slotId, localStart, title }: Json) => `${slots.indexOf(slotId)} ${localStart.slice(0, 10)} ${title}`,
    );
}

const daily = { frequency: 'DAILY', interval: 5 };

test('the occurrence on the air stays with the series that ends when this and following change', async () => {
  const slot = await onAir('PROGRAMMES', { frequency: 'DAILY', interval: 7, count: 4 });
  const next = dateOf(today + 7);
  await calendar.change(slot.id, next, 0, { title: 'Next week' });
  const talk = { kind: 'TALK', title: 'Talk', duration: 60_000 };
  expect((await rundowns.add(slot.id, next, [talk])).errors).toEqual([]);
  const { data, errors } = await split(slot, { title: 'Changed', startTime: begin });
  expect(errors).toEqual([]);
  const { before, after } = data.splitSlot;
  expect(before.endDate).toBe(dateOf(today));
  expect(after).toMatchObject({ startDate: next, endDate: dateOf(today + 14) });
  expect(await shown(before.id, after.id)).toEqual([
    `0 ${dateOf(today)} Noon`,
    `1 ${next} Next week`,
    `1 ${dateOf(today + 14)} Changed`,
  ]);
  expect((await rundowns.read(after.id, next)).data.rundown.items).toMatchObject([{ title: 'Talk' }]);
});

test('a series whose last occurrence is on the air has nothing to split', async () => {
  const slot = await onAir('ADVERTS', { frequency: 'DAILY', interval: 7, count: 2 });
  expect((await split(slot, { title: 'Changed' })).errors[0]!.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { date: 'min' },
  });
  expect(await shown(slot.id)).toEqual([`0 ${dateOf(today)} Noon`]);
});

test('an occurrence that a split moves to a time that has begun appears at once', async () => {
  const slot = await onAir('LIVE', { ...daily, interval: 7 });
  const later = timeText(clock.wallNow + hour - (clock.wallNow % 60_000));
  const { data } = await calendar.create({
    category: 'LIVE',
    layer: 'FILLER',
    emissionId,
    startDate: dateOf(today - 7),
    startTime: later,
    duration: hour,
    recurrence: { ...daily, interval: 7 },
  });
  const { errors, data: done } = await split(data.createSlot, { startTime: begin });
  expect(errors).toEqual([]);
  expect(await shown(done.splitSlot.after.id)).toContain(`0 ${dateOf(today)} Noon`);
  expect(await shown(slot.id)).toHaveLength(3);
});
