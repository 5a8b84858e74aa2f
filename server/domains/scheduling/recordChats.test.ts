import { afterAll, expect, test } from 'vitest';
import { addRole, createTestApp } from '../../testing/testApp.ts';
import { chatter, type Chatter } from '../chat/testing/chats.ts';
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
