import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notificationsOf } from '../../../../tools/testing/services/inboxes.ts';
import { addRole } from '../../../../tools/testing/testApp.ts';
import { chatter, quietApp } from '../testing/chats.ts';
import { notifyMentionJob } from './notifyMentionJob.ts';

const app = await quietApp(afterAll);
const { services, database } = app.shared;
const admin = chatter(app, await app.tokenOf('admin@demo.com'));
await addRole(app, 'talker', 'read ChatThread', 'create ChatThread', 'read ChatRoom');
await addRole(app, 'silent', 'read ChatThread', 'create ChatThread');
const talker = chatter(app, await app.as('talker'));
const silent = chatter(app, await app.as('silent'));
const usernames = new Map<string, string>();
beforeAll(async () => {
  for (const person of [talker, silent])
    usernames.set(person.token, (await person.must('{ viewer { username } }')).viewer.username);
});

/** Runs the pending notifications of mentions, as if the reading time were over. */
async function timeIsOver(message: { id: string }) {
  const rows = await database.rows('select user_id from chat_mention where message_id = ?', [
    Number(message.id),
  ]);
  const signal = new AbortController().signal;
  for (const [user] of rows)
    await notifyMentionJob.work({
      services,
      database,
      data: { message: Number(message.id), user: Number(user) },
      signal,
    });
}
const mentionsOf = (person: { token: string }) => notificationsOf(app, person.token, 'chat.mention');

describe('a mention', () => {
  test('is notified once after a while, without the text of the message', async () => {
    const thread = await admin.open([await talker.id()]);
    const message = await admin.send(thread.id, `Hello @${usernames.get(talker.token)}, a secret`);
    const waiting = (await services.jobs.counts()).find(({ kind }) => kind === 'chat.notifyMention');
    expect(waiting).toMatchObject({ waiting: 1 });
    expect(await mentionsOf(talker)).toEqual([]);
    await timeIsOver(message);
    await timeIsOver(message);
    const [line, ...more] = await mentionsOf(talker);
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      subject: 'Ada Merle mentioned you',
      text: '',
      number: 1,
      isMention: true,
      path: `/admin/chat/private?thread=${thread.id}`,
    });
    expect(await mentionsOf(admin)).toEqual([]);
  });

  test('sends no notification when it was read, or when its message was deleted', async () => {
    const thread = await admin.open([await talker.id()]);
    const before = (await mentionsOf(talker)).map(({ number }) => number);
    const read = await admin.send(thread.id, `Read @${usernames.get(talker.token)}`);
    await talker.must(
      'mutation ($id: ID!, $sequence: Int!) { markChatRead(id: $id, upTo: $sequence) { id } }',
      { id: thread.id, sequence: read.sequence },
    );
    await timeIsOver(read);
    const deleted = await admin.send(thread.id, `Gone @${usernames.get(talker.token)}`);
    await admin.must('mutation ($id: ID!) { deleteChatMessage(id: $id) }', { id: deleted.id });
    await timeIsOver(deleted);
    expect((await mentionsOf(talker)).map(({ number }) => number)).toEqual(before);
  });

  test('sends no notification in a thread that the person muted, and still counts', async () => {
    const thread = await admin.open([await talker.id()]);
    const mute = (until: Date) =>
      talker.must(
        'mutation ($id: ID!, $until: DateTimeISO!) { muteChatThread(id: $id, until: $until) { id } }',
        { id: thread.id, until: until.toISOString() },
      );
    const before = (await mentionsOf(talker)).map(({ number }) => number);
    await mute(new Date(Date.now() + 3_600_000));
    const message = await admin.send(thread.id, `Muted @${usernames.get(talker.token)}`);
    await timeIsOver(message);
    expect((await mentionsOf(talker)).map(({ number }) => number)).toEqual(before);
    const query = 'query ($id: ID!) { chatThread(id: $id) { own { mentionCount } } }';
    const { chatThread } = await talker.must(query, { id: thread.id });
    expect(chatThread.own.mentionCount).toBeGreaterThan(0);
    await talker.must('mutation ($id: ID!) { muteChatThread(id: $id, until: null) { id } }', {
      id: thread.id,
    });
    await timeIsOver(message);
    expect((await mentionsOf(talker)).map(({ number }) => number)).not.toEqual(before);
  });

  test('in the thread of a record links to the record, and opens its thread', async () => {
    const create = 'mutation { createEmission(input: { title: "Harbour" }) { id } }';
    const { id } = (await admin.must(create)).createEmission;
    const { data } = await admin.act('openRecordChat', `kind: "Emission", id: "${id}"`);
    await addRole(app, 'listener', 'read ChatThread', 'read Emission');
    const listener = chatter(app, await app.as('listener'));
    const { username } = (await listener.must('{ viewer { username } }')).viewer;
    await timeIsOver(await admin.send(data.openRecordChat.id, `Hear this, @${username}`));
    expect(await mentionsOf(listener)).toMatchObject([{ path: `/admin/planning/emissions/${id}?talk` }]);
  });

  test('in a room is sent to nobody without the permission to read rooms', async () => {
    const room = await admin.room({ name: 'Everybody' });
    const names = [talker, silent].map(({ token }) => `@${usernames.get(token)}`).join(' ');
    await timeIsOver(await admin.send(room.thread.id, `Both: ${names}`));
    expect((await mentionsOf(talker)).map(({ path }) => path)).toContain(
      `/admin/chat/public?thread=${room.thread.id}`,
    );
    expect(await mentionsOf(silent)).toEqual([]);
  });
});
