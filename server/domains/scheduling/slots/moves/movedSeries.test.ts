import { afterAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../../tools/testing/json.ts';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { addEmission, calendarOf, dayAfter, hour, monday, weekly } from '../../testing/calendar.ts';
import { rundownsOf } from '../../testing/rundowns.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const calendar = calendarOf(app, admin);
const rundowns = rundownsOf(app, admin);
const emissionId = await addEmission(app, admin, 'Harbour');
const episodes = await Promise.all(['E1', 'E2'].map(addEpisode));
await app.shared.database.transaction(async (transaction) => {
  await transaction.run("update radio set time_zone = 'Europe/London' where id = 1", []);
  await transaction.run('update slot set deleted_at = created_at where radio_id = 1', []);
});

async function addEpisode(title: string): Promise<string> {
  const { data } = await app.graphql(
    'mutation ($input: EpisodeInput!) { createEpisode(input: $input) { id } }',
    { input: { emissionId, title } },
    admin,
  );
  return data.createEpisode.id;
}

/** Each test plans at an hour that no other test uses. */
let hours = 2;
async function planned(...weekdays: string[]): Promise<Json> {
  const { data, errors } = await calendar.create({
    category: 'MULTIMEDIA',
    emissionId,
    startDate: dayAfter(0),
    startTime: `${String(hours++).padStart(2, '0')}:00`,
    duration: hour,
    recurrence: weekly(...weekdays),
  });
  expect(errors).toEqual([]);
  return data.createSlot;
}

/** Changes one day of a slot; the day must not have been changed before. */
async function change(slot: Json, days: number, input: object): Promise<Json> {
  const { data, errors } = await calendar.change(slot.id, dayAfter(days), 0, input);
  expect(errors).toEqual([]);
  return data.changeOccurrence;
}

async function cancel(slot: Json, days: number): Promise<void> {
  expect((await calendar.cancel(slot.id, dayAfter(days))).errors).toEqual([]);
}

async function addTalk(slot: Json, days: number, title: string): Promise<void> {
  const item = { kind: 'TALK', title, duration: 600_000 };
  expect((await rundowns.add(slot.id, dayAfter(days), [item])).errors).toEqual([]);
}

/** Returns the changes of a slot on a day; null when the day is unchanged. */
async function on(slot: Json, days: number) {
  const found = await calendar.on(monday + days, slot.id);
  const occurrence = found.find(({ date }: Json) => date === dayAfter(days));
  if (!occurrence) return null;
  const { data } = await rundowns.read(slot.id, dayAfter(days));
  return {
    episode: occurrence.episode?.title ?? null,
    title: occurrence.title,
    state: occurrence.state,
    isException: occurrence.isException,
    rundown: (data.rundown?.items ?? []).map(({ title }: Json) => title),
  };
}

const plain = { episode: null, title: 'Harbour', state: 'PLANNED', isException: false, rundown: [] };

async function update(slot: Json, input: object): Promise<Json> {
  const { data, errors } = await calendar.update(slot.id, slot.version, input);
  expect(errors).toEqual([]);
  return data.updateSlot;
}

const moves = (token: string, id: string, input: object, date?: string) =>
  app.graphql(
    'query ($id: ID!, $input: SlotPatch!, $date: LocalDate) { slotDayMoves(id: $id, input: $input, date: $date) { date to title contents } }',
    { id, input, ...(date && { date }) },
    token,
  );

describe('a series that moves to another weekday', () => {
  test('takes episodes, titles, cancellations and rundowns of its days along', async () => {
    const slot = await planned('MO');
    await change(slot, 7, { episodeId: episodes[0] });
    await addTalk(slot, 7, 'Harbour master interview');
    await change(slot, 14, { title: 'Own title' });
    await cancel(slot, 21);
    await change(slot, 140, { episodeId: episodes[1] });
    const moved = await update(slot, { startDate: dayAfter(1), recurrence: weekly('TU') });
    expect(await on(slot, 8)).toMatchObject({
      episode: 'E1',
      isException: true,
      rundown: ['Harbour master interview'],
    });
    expect(await on(slot, 15)).toMatchObject({ title: 'Own title' });
    expect(await on(slot, 22)).toMatchObject({ state: 'CANCELLED' });
    expect(await on(slot, 141)).toMatchObject({ episode: 'E2' });
    for (const days of [7, 14, 21, 140]) expect(await on(slot, days)).toBeNull();
    await update(moved, { startDate: dayAfter(0), recurrence: weekly('MO') });
    expect(await on(slot, 7)).toMatchObject({ episode: 'E1', rundown: ['Harbour master interview'] });
    expect(await on(slot, 21)).toMatchObject({ state: 'CANCELLED' });
  });

  test('takes the same along when it is split, and leaves nothing changed behind', async () => {
    const slot = await planned('MO');
    await change(slot, 7, { title: 'Before' });
    await change(slot, 14, { episodeId: episodes[0], title: 'Own title 2' });
    await addTalk(slot, 14, 'Interview');
    await cancel(slot, 28);
    const rest = { startDate: dayAfter(15), recurrence: weekly('TU') };
    const { data, errors } = await calendar.split(slot.id, slot.version, dayAfter(14), rest);
    expect(errors).toEqual([]);
    const { before, after } = data.splitSlot;
    expect(await on(before, 7)).toMatchObject({ title: 'Before' });
    expect(await on(before, 14)).toBeNull();
    expect(await on(after, 15)).toMatchObject({
      episode: 'E1',
      title: 'Own title 2',
      rundown: ['Interview'],
    });
    expect(await on(after, 22)).toMatchObject(plain);
    expect(await on(after, 29)).toMatchObject({ state: 'CANCELLED' });
    expect(await on(after, 28)).toBeNull();
  });

  test('keeps the own time of a day, and its rundown with it', async () => {
    const slot = await planned('MO');
    const own = await change(slot, 7, { localStart: `${dayAfter(9)}T${slot.startTime}` });
    await addTalk(slot, 7, 'Late');
    await update(slot, { startDate: dayAfter(1), recurrence: weekly('TU') });
    const days = await calendar.on(monday + 9, slot.id);
    expect(days).toMatchObject([{ date: dayAfter(8), localStart: own.localStart, isException: true }]);
    expect((await rundowns.read(slot.id, dayAfter(8))).data.rundown.items).toMatchObject([{ title: 'Late' }]);
  });

  test('is checked for clashes with the cancellations where they go', async () => {
    const slot = await planned('MO');
    await cancel(slot, 7);
    const overlapping = {
      startDate: dayAfter(8),
      startTime: slot.startTime,
      duration: hour,
      category: 'MULTIMEDIA',
    };
    expect((await calendar.create({ ...overlapping, emissionId })).errors).toEqual([]);
    const later = { startDate: dayAfter(1), recurrence: weekly('TU') };
    expect((await calendar.conflicts(later, slot.id)).data.slotConflicts).toBeNull();
    await update(slot, later);
    expect(await on(slot, 8)).toMatchObject({ state: 'CANCELLED' });
  });

  test('leaves what finds no day waiting for its own', async () => {
    const slot = await planned('MO', 'WE', 'FR');
    await change(slot, 7, { title: 'Monday' });
    await change(slot, 9, { title: 'Wednesday' });
    await change(slot, 11, { title: 'Friday' });
    const fewer = await update(slot, { startDate: dayAfter(1), recurrence: weekly('TU', 'TH') });
    expect(await on(slot, 8)).toMatchObject({ title: 'Monday' });
    expect(await on(slot, 10)).toMatchObject({ title: 'Wednesday' });
    expect(await on(slot, 11)).toBeNull();
    await update(fewer, { startDate: dayAfter(1), recurrence: weekly('TU', 'TH', 'FR') });
    expect(await on(slot, 11)).toMatchObject({ title: 'Friday' });
  });
});

describe('where the changed days of a series would go', () => {
  test('is shown before saving to users who may plan the slot', async () => {
    const slot = await planned('MO', 'WE');
    await change(slot, 7, { episodeId: episodes[0], title: 'Monday' });
    await cancel(slot, 9);
    await addTalk(slot, 14, 'Talk');
    const input = { startDate: dayAfter(3), recurrence: weekly('TH') };
    expect((await moves('', slot.id, input)).code).toBe('UNAUTHENTICATED');
    expect((await moves(await app.tokenOf('client@demo.com'), slot.id, input)).code).toBe('FORBIDDEN');
    expect((await moves(admin, slot.id, { startDate: '1999-01-01' })).errors[0]!.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect((await moves(admin, '999999', input)).code).toBe('NOT_FOUND');
    expect((await moves(admin, slot.id, input)).data.slotDayMoves).toEqual([
      { date: dayAfter(7), to: dayAfter(10), title: 'Monday', contents: ['EPISODE', 'TITLE'] },
      { date: dayAfter(9), to: null, title: '', contents: ['CANCELLATION'] },
      { date: dayAfter(14), to: dayAfter(17), title: '', contents: ['RUNDOWN'] },
    ]);
    expect(await on(slot, 7)).toMatchObject({ title: 'Monday' });
    expect((await moves(admin, slot.id, input, dayAfter(9))).data.slotDayMoves).toMatchObject([
      { date: dayAfter(9), to: dayAfter(10) },
      { date: dayAfter(14), to: dayAfter(17) },
    ]);
    expect((await moves(admin, slot.id, { title: 'Another title' })).data.slotDayMoves).toEqual([]);
  });
});
