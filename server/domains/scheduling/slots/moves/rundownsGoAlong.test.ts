import { afterAll, describe, expect, test } from 'vitest';
import { insertRow } from '../../../../kit/write/rowWrites.ts';
import type { Json } from '../../../../../tools/testing/json.ts';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { makeSong } from '../../../library/testing/library.ts';
import { SlotWarning } from '../../dryRun/slotWarning.entity.ts';
import { addEmission, calendarOf, dayAfter, hour, weekly } from '../../testing/calendar.ts';
import { rundownsOf } from '../../testing/rundowns.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const calendar = calendarOf(app, admin);
const rundowns = rundownsOf(app, admin);
const emissionId = await addEmission(app, admin, 'Morning');
await app.shared.database.transaction(async (transaction) => {
  await transaction.run("update radio set time_zone = 'UTC' where id = 1", []);
  await transaction.run('update slot set deleted_at = created_at where radio_id = 1', []);
});

const minute = 60_000;
const talk = (title: string) => ({ kind: 'TALK', title, duration: 10 * minute });

/** Each test plans at an hour of its own. */
let hours = 0;
async function planned(more: object = {}): Promise<Json> {
  const startTime = `${String(hours++).padStart(2, '0')}:00`;
  const { data, errors } = await calendar.create({
    category: 'LIVE',
    emissionId,
    startDate: dayAfter(0),
    startTime,
    duration: hour,
    recurrence: weekly('MO'),
    ...more,
  });
  expect(errors).toEqual([]);
  return data.createSlot;
}

async function put(slot: string, date: string, ...items: object[]) {
  expect((await rundowns.add(slot, date, items)).errors).toEqual([]);
}

/** Returns the titles in the rundown of a day; null when the slot has no occurrence on that day. */
async function titlesOn(slot: string, date: string): Promise<string[] | null> {
  const { data, code } = await rundowns.read(slot, date);
  return code === 'NOT_FOUND' ? null : data.rundown.items.map(({ title }: Json) => title);
}

const warn = (slot: string, date: string) =>
  app.shared.database.transaction(async (transaction) => {
    const model = app.shared.reads.models.of(SlotWarning);
    await insertRow(transaction, model, { slot: Number(slot), date }, { radioId: 1, deleted: 'hidden' });
  });
const warned = async (slot: string) =>
  (await app.shared.database.rows('select date from slot_warning where slot_id = ?', [Number(slot)])).map(
    ([date]) => date,
  );

describe('a rundown', () => {
  test('goes along with its slot to another day, and back', async () => {
    const slot = await planned({ recurrence: null });
    await put(slot.id, dayAfter(0), talk('Once'));
    const { updateSlot } = (await calendar.update(slot.id, slot.version, { startDate: dayAfter(2) })).data;
    expect(await titlesOn(slot.id, dayAfter(2))).toEqual(['Once']);
    await calendar.update(slot.id, updateSlot.version, { startDate: dayAfter(0) });
    expect(await titlesOn(slot.id, dayAfter(0))).toEqual(['Once']);
  });

  test('moves with each day of a series, with its announcements, and back', async () => {
    const slot = await planned({ recurrence: weekly('MO', 'TU') });
    await put(slot.id, dayAfter(7), talk('Monday'));
    await put(slot.id, dayAfter(8), talk('Tuesday'));
    await warn(slot.id, dayAfter(7));
    const later = { startDate: dayAfter(1), recurrence: weekly('TU', 'WE') };
    const { updateSlot } = (await calendar.update(slot.id, slot.version, later)).data;
    expect(await titlesOn(slot.id, dayAfter(8))).toEqual(['Monday']);
    expect(await titlesOn(slot.id, dayAfter(9))).toEqual(['Tuesday']);
    expect(await warned(slot.id)).toEqual([dayAfter(8)]);
    const back = { startDate: dayAfter(0), recurrence: weekly('MO', 'TU') };
    await calendar.update(slot.id, updateSlot.version, back);
    expect(await titlesOn(slot.id, dayAfter(7))).toEqual(['Monday']);
    expect(await titlesOn(slot.id, dayAfter(8))).toEqual(['Tuesday']);
    expect(await warned(slot.id)).toEqual([dayAfter(7)]);
  });

  test('moves to the new slot of “this and following”, and back when that is undone', async () => {
    const slot = await planned();
    await put(slot.id, dayAfter(0), talk('First'));
    await put(slot.id, dayAfter(14), talk('Third'));
    await warn(slot.id, dayAfter(14));
    const rest = { startDate: dayAfter(8), recurrence: weekly('TU') };
    const { before, after } = (await calendar.split(slot.id, slot.version, dayAfter(7), rest)).data.splitSlot;
    expect(await titlesOn(before.id, dayAfter(0))).toEqual(['First']);
    expect(await titlesOn(before.id, dayAfter(14))).toBeNull();
    expect(await titlesOn(after.id, dayAfter(8))).toEqual([]);
    expect(await titlesOn(after.id, dayAfter(15))).toEqual(['Third']);
    expect(await warned(after.id)).toEqual([dayAfter(15)]);
    await calendar.remove(after.id);
    await calendar.update(before.id, before.version, { recurrence: weekly('MO') });
    expect(await titlesOn(before.id, dayAfter(14))).toEqual(['Third']);
  });

  test('whose day is none any more waits for it, and keeps nothing from being deleted', async () => {
    const slot = await planned();
    const song = String(await makeSong(app, 1));
    await put(slot.id, dayAfter(14), { kind: 'MEDIA', mediaId: song });
    const remove = () => app.graphql('mutation ($id: ID!) { deleteSong(id: $id) }', { id: song }, admin);
    expect((await remove()).code).toBe('IN_USE');
    const { endSlot } = (await calendar.end(slot.id, slot.version, dayAfter(7))).data;
    expect((await remove()).errors).toEqual([]);
    await calendar.update(slot.id, endSlot.version, { recurrence: weekly('MO') });
    expect((await rundowns.read(slot.id, dayAfter(14))).data.rundown.items).toMatchObject([
      { problem: 'NOTHING' },
    ]);
  });

  test('is copied with its day', async () => {
    const slot = await planned();
    await put(slot.id, dayAfter(0), talk('Hello'), talk('Goodbye'));
    const { data } = await app.graphql(
      'mutation ($from: LocalDate!, $to: LocalDate!) { copyCalendar(from: $from, to: $to, days: 1) { id startTime } }',
      { from: dayAfter(0), to: dayAfter(3) },
      admin,
    );
    const copy = data.copyCalendar.find(({ startTime }: Json) => startTime === slot.startTime);
    expect(await titlesOn(copy.id, dayAfter(3))).toEqual(['Hello', 'Goodbye']);
    expect(await titlesOn(slot.id, dayAfter(0))).toEqual(['Hello', 'Goodbye']);
  });

  test('has the start times of its items, also on days without stored rows', async () => {
    const slot = await planned();
    const song = String(await makeSong(app, 1));
    for (const date of [dayAfter(14), dayAfter(140)])
      await put(slot.id, date, talk('Hello'), { kind: 'MEDIA', mediaId: song });
    const { errors } = await app.graphql('mutation ($id: ID!) { deleteSong(id: $id) }', { id: song }, admin);
    const at = (date: string) => `${date}T${slot.startTime.slice(0, 2)}:10:00.000Z`;
    expect(errors[0]!.extensions['uses']).toMatchObject([
      { kind: 'Rundown', id: `${slot.id}:${dayAfter(14)}`, name: 'Morning', at: at(dayAfter(14)) },
      { kind: 'Rundown', id: `${slot.id}:${dayAfter(140)}`, name: 'Morning', at: at(dayAfter(140)) },
    ]);
  });
});
