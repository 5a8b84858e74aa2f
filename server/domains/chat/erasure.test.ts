import { expect, test } from 'vitest';
import { notificationsOf } from '../../../tools/testing/services/inboxes.ts';
import type { TestApp } from '../../../tools/testing/testApp.ts';
import { notifyMentionJob } from './mentions/notifyMentionJob.ts';
import { chatter, quietApp, type Chatter } from './testing/chats.ts';

async function people(app: TestApp) {
  const all = await Promise.all(
    ['editor', 'author', 'user', 'admin'].map(async (role) => chatter(app, await app.as(role))),
  );
  const ids = await Promise.all(all.map((person) => person.id()));
  return { editor: all[0]!, author: all[1]!, user: all[2]!, admin: all[3]!, ids };
}

/** Deletes an account, and runs the jobs that erase its data. */
async function erase(app: TestApp, admin: Chatter, id: string) {
  const { errors } = await admin.act('deleteUser', `id: "${id}"`, '');
  expect(errors).toEqual([]);
  await app.shared.services.jobs.idle();
}

test('deleting an account erases all words of the person, and leaves the threads readable', async () => {
  const app = await quietApp();
  const { editor, author, user, admin, ids } = await people(app);
  const { id } = await author.open([ids[0]!, ids[2]!], 'Morning show');
  const { thread } = await editor.room({ name: 'Desk' });
  await editor.send(id, 'before');
  const { id: own, version } = await author.send(id, 'secret one');
  await author.act('editChatMessage', `id: "${own}", version: ${version}, body: "secret two"`);
  await editor.act('reactToChatMessage', `id: "${own}", emoji: "👍", reacted: true`);
  await author.send(thread.id, 'secret three');
  await editor.act('reportChatMessage', `id: "${own}", reason: "no"`, '');
  const { lastChange } = await editor.thread(id);
  await erase(app, admin, ids[1]!);
  const { items, upTo } = await editor.changes(id, lastChange);
  expect(items).toMatchObject([{ sequence: 2, body: '', author: null, deletedAt: expect.any(String) }]);
  expect((await editor.thread(id)).lastChange).toBeGreaterThanOrEqual(upTo);
  expect((await user.messagePage(thread.id)).items).toMatchObject([{ body: '', author: null }]);
  const next = await editor.send(id, 'after');
  expect((await user.changes(id, upTo)).items).toMatchObject([{ id: next.id }]);
  for (const table of ['chat_message', 'chat_edit', 'chat_report']) {
    const found = await app.shared.database.rows(
      `select count(*) from ${table} where words like '%secret%'`,
      [],
    );
    expect([table, Number(found[0]![0])]).toEqual([table, 0]);
  }
  const texts = await app.shared.database.rows(
    "select count(*) from chat_message where search_text like '%secret%'",
    [],
  );
  expect(Number(texts[0]![0])).toBe(0);
});

test('mentions by a deleted account send no notification', async () => {
  const app = await quietApp();
  const { editor, author, admin, ids } = await people(app);
  const { services, database } = app.shared;
  const { username } = (await editor.must('{ viewer { username } }')).viewer;
  const { fullName } = (await author.must('{ viewer { fullName } }')).viewer;
  const { id } = await author.open([ids[0]!], 'Morning show');
  const message = Number((await author.send(id, `You, @${username}`)).id);
  const signal = new AbortController().signal;
  await notifyMentionJob.work({ services, database, data: { message, user: Number(ids[0]) }, signal });
  expect(await notificationsOf(app, editor.token, 'chat.mention')).toMatchObject([
    { subject: `${fullName} mentioned you` },
  ]);
  await erase(app, admin, ids[1]!);
  expect(await notificationsOf(app, editor.token, 'chat.mention')).toEqual([]);
  for (const table of ['inbox_line', 'job']) {
    const named = await database.rows(`select count(*) from ${table} where data like '%${fullName}%'`, []);
    expect([table, Number(named[0]![0])]).toEqual([table, 0]);
  }
});

test('threads of a deleted owner get the next owner, threads of two are closed, and empty threads are deleted', async () => {
  const app = await quietApp();
  const { editor, author, user, admin, ids } = await people(app);
  const owned = await author.open([ids[0]!, ids[2]!], 'Morning show');
  const pair = await author.open([ids[0]!]);
  await editor.send(pair.id, 'mine stays');
  const alone = await author.open([ids[2]!, ids[0]!], 'Left by all');
  for (const person of [user, editor]) await person.act('leaveChatThread', `id: "${alone.id}"`, '');
  await erase(app, admin, ids[1]!);
  expect((await editor.thread(owned.id)).own.part).toBe('OWNER');
  expect((await editor.thread(pair.id)).closedAt).not.toBeNull();
  expect((await editor.messagePage(pair.id)).items).toMatchObject([{ body: 'mine stays' }]);
  const rows = await app.shared.database.rows(`select count(*) from chat_thread where id = ${alone.id}`, []);
  expect(Number(rows[0]![0])).toBe(0);
});
