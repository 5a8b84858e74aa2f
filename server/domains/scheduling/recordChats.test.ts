import { afterAll, expect, onTestFinished, test } from 'vitest';
import { declaredLimits } from '../../kit/limit.ts';
import { addRole, createTestApp } from '../../../tools/testing/testApp.ts';
import { chatter, newPeople, type Chatter } from '../chat/testing/chats.ts';
import { addEmission, calendarOf, dayAfter, hour } from './testing/calendar.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const emissionId = await addEmission(app, admin, 'Morning');
const open = (who: Chatter, id: string) =>
  who.act('openRecordChat', `kind: "Rundown", id: "${id}"`, '{ id record { id title date path } }');

await addRole(app, 'chat-reader', 'read ChatThread', 'read Slot', 'read Rundown', 'read Emission');

test('a reader who may not write adds neither rundowns nor threads', async () => {
  const date = dayAfter(2);
  const { data } = await calendarOf(app, admin).create({
    category: 'LIVE',
    emissionId,
    startDate: date,
    startTime: '07:00',
    duration: hour,
  });
  const rundown = `${data.createSlot.id}:${date}`;
  const reader = chatter(app, await app.as('chat-reader'));
  const rowsOf = async (table: string) =>
    (await app.shared.database.rows(`select count(*) from ${table}`, []))[0]![0];
  const rows = async () => [await rowsOf('rundown'), await rowsOf('chat_thread')];
  const before = await rows();
  const openEmission = () => reader.act('openRecordChat', `kind: "Emission", id: "${emissionId}"`);
  expect((await open(reader, rundown)).data.openRecordChat).toBeNull();
  expect((await openEmission()).data.openRecordChat).toBeNull();
  expect(await rows()).toEqual(before);
  const made = (await open(chatter(app, await app.as('editor')), rundown)).data.openRecordChat;
  expect((await open(reader, rundown)).data.openRecordChat.id).toBe(made.id);
});

test('a rundown has a thread, also while it is empty, named after its show and its day', async () => {
  const date = dayAfter(1);
  const { data } = await calendarOf(app, admin).create({
    category: 'LIVE',
    emissionId,
    startDate: date,
    startTime: '07:00',
    duration: hour,
  });
  const slot = data.createSlot.id as string;
  const rundown = `${slot}:${date}`;
  const [editor, author] = [chatter(app, await app.as('editor')), chatter(app, await app.as('author'))];
  expect((await open(chatter(app, await app.as('subscriber')), rundown)).code).toBe('FORBIDDEN');
  for (const id of ['12', `${slot}:2001-13-45`, `${slot}:1999-01-01`, `999999:${date}`, `${rundown}:1`])
    expect((await open(author, id)).code).toBe('NOT_FOUND');
  const made = (await open(editor, rundown)).data.openRecordChat;
  expect(made.record).toEqual({
    id: rundown,
    title: 'Morning',
    date,
    path: `/admin/planning/rundown/${slot}/${date}`,
  });
  await editor.send(made.id, 'who opens?');
  expect((await open(author, rundown)).data.openRecordChat.id).toBe(made.id);
  expect((await author.messagePage(made.id)).items).toHaveLength(1);
  const { rundown: shown } = await editor.must(
    `{ rundown(slotId: "${slot}", date: "${date}") { id items { id } } }`,
  );
  expect(shown).toEqual({ id: rundown, items: [] });
  expect((await open(chatter(app, await app.as('admin'), 2), rundown)).code).toBe('NOT_FOUND');
});

test('a series without an end opens no chats of distant days', async () => {
  const { data } = await calendarOf(app, admin).create({
    category: 'LIVE',
    emissionId,
    startDate: dayAfter(3),
    startTime: '09:00',
    duration: hour,
    recurrence: { frequency: 'DAILY', interval: 1 },
  });
  const editor = chatter(app, await app.as('editor'));
  const rowsOf = async () => (await app.shared.database.rows('select count(*) from rundown', []))[0]![0];
  const before = await rowsOf();
  expect((await open(editor, `${data.createSlot.id}:${dayAfter(400)}`)).code).toBe('NOT_FOUND');
  expect(await rowsOf()).toBe(before);
  expect((await open(editor, `${data.createSlot.id}:${dayAfter(300)}`)).errors).toEqual([]);
});

test('a person opens a limited number of chats in which nobody writes', async () => {
  const { data } = await calendarOf(app, admin).create({
    category: 'LIVE',
    emissionId,
    startDate: dayAfter(3),
    startTime: '10:00',
    duration: hour,
    recurrence: { frequency: 'DAILY', interval: 1 },
  });
  const rundown = (day: number) => `${data.createSlot.id}:${dayAfter(day)}`;
  const [editor] = (await newPeople(app, 'editor')) as [Chatter];
  const maxEmpty = declaredLimits().find(({ name }) => name === 'emptyRecordThreads')! as { max: number };
  const { max } = maxEmpty;
  maxEmpty.max = 2;
  onTestFinished(() => void (maxEmpty.max = max));
  const [first] = [await open(editor, rundown(3)), await open(editor, rundown(4))];
  const { database } = app.shared;
  const rowsOf = async () => (await database.rows('select count(*) from rundown', []))[0]![0];
  const before = await rowsOf();
  expect((await open(editor, rundown(5))).code).toBe('LIMIT_EXCEEDED');
  expect(await rowsOf()).toBe(before);
  // Chats that exist still open, and a message makes room.
  expect((await open(editor, rundown(4))).errors).toEqual([]);
  await editor.send(first!.data.openRecordChat.id, 'In use.');
  expect((await open(editor, rundown(5))).errors).toEqual([]);
  expect((await open(editor, rundown(6))).code).toBe('LIMIT_EXCEEDED');
  // Chats without messages are removed after a week.
  await database.transaction(async (transaction) => {
    const old = database.models.stored(new Date(Date.now() - 8 * 24 * hour));
    await transaction.run('update chat_thread set created_at = ? where last_sequence = 0', [old]);
  });
  expect((await open(editor, rundown(6))).errors).toEqual([]);
  expect((await open(editor, rundown(3))).data.openRecordChat.id).toBe(first!.data.openRecordChat.id);
});

test('the chats of rundowns move along when their series is split, also those of empty rundowns', async () => {
  const calendar = calendarOf(app, admin);
  const { data } = await calendar.create({
    category: 'LIVE',
    emissionId,
    startDate: dayAfter(3),
    startTime: '11:00',
    duration: hour,
    recurrence: { frequency: 'DAILY', interval: 1 },
  });
  const slot = data.createSlot;
  const [editor] = (await newPeople(app, 'editor')) as [Chatter];
  const [before, after] = [dayAfter(4), dayAfter(6)];
  const threads: string[] = [];
  for (const date of [before, after]) {
    const { id } = (await open(editor, `${slot.id}:${date}`)).data.openRecordChat;
    await editor.send(id, `About ${date}`);
    threads.push(id);
  }
  const split = await calendar.split(slot.id, slot.version, dayAfter(5), { startTime: '11:30' });
  expect(split.errors).toEqual([]);
  const next = split.data.splitSlot.after.id as string;
  const moved = (await open(editor, `${next}:${after}`)).data.openRecordChat;
  expect(moved).toMatchObject({ id: threads[1], record: { id: `${next}:${after}`, date: after } });
  expect((await editor.messagePage(moved.id)).items).toMatchObject([{ body: `About ${after}` }]);
  expect((await open(editor, `${slot.id}:${before}`)).data.openRecordChat.id).toBe(threads[0]);
});
