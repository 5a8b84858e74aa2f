import { afterAll, beforeAll, expect, test } from 'vitest';
import { notificationsOf } from '../../../../tools/testing/services/inboxes.ts';
import { chatter, quietApp } from '../testing/chats.ts';
import { collectEvents } from '../testing/collectEvents.ts';

const app = await quietApp(afterAll);
let url: string;
beforeAll(async () => {
  url = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
const admin = chatter(app, await app.as('admin'));
const editor = chatter(app, await app.as('editor'));
const author = chatter(app, await app.as('author'));
const user = chatter(app, await app.as('user'));
const report = ({ id }: { id: string }, who = user) =>
  who.act('reportChatMessage', `id: "${id}", reason: "Rude"`, '');
const reported = async ({ id }: { id: string }) => {
  const { chatReports } = await editor.must(
    '{ chatReports { items { id version messageId sequence thread { id kind } } } }',
  );
  return chatReports.items.find(({ messageId }: { messageId: string }) => messageId === id);
};

test('the number of open reports is published to people who may read them, of their radio alone', async () => {
  const query = 'subscription { openChatReports }';
  const subscribers = await Promise.all(
    [
      { token: editor.token, query },
      { token: user.token, query },
      { token: admin.token, radio: 2, query },
    ].map((subscriber) => collectEvents<{ openChatReports: number }>(url, subscriber)),
  );
  const [moderator, refused, elsewhere] = subscribers;
  const { thread } = await editor.room({ name: 'Told' });
  for (let at = 1; moderator!.received.length === 0 && at < 50; at++) {
    await report(await author.send(thread.id, `rude ${at}`));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { chatReports } = await editor.must(
    '{ chatReports(filter: { settledAt: { isNull: true } }) { totalItems items { id version } } }',
  );
  await moderator!.until(() => moderator!.received.at(-1)?.openChatReports === chatReports.totalItems);
  const [{ id, version }] = chatReports.items;
  await editor.act('settleChatReport', `id: "${id}", version: ${version}, settled: true`);
  await moderator!.until(() => moderator!.received.at(-1)?.openChatReports === chatReports.totalItems - 1);
  expect([refused!.received, elsewhere!.received]).toEqual([[], []]);
  await Promise.all(subscribers.map((subscriber) => subscriber.end()));
});

test('a report leads to its message, and shows nothing of a thread that its reader does not see', async () => {
  const { thread } = await admin.room({ name: 'Desk' });
  const message = await author.send(thread.id, 'something rude');
  await report(message);
  expect(await reported(message)).toMatchObject({ sequence: 1, thread: { id: thread.id, kind: 'ROOM' } });
  await editor.act('joinChatThread', `id: "${thread.id}"`);
  await admin.act(
    'setChatPersonBlocked',
    `id: "${thread.id}", userId: "${await editor.id()}", blocked: true`,
  );
  expect(await reported(message)).toMatchObject({ sequence: null, thread: null });
});

test('moderators are notified of new reports in one line, and the reporter is not', async () => {
  const reportLines = async (who: { token: string }) =>
    (await notificationsOf(app, who.token, 'chat.reportedMessage')).map(({ number, path }) => ({
      number,
      path,
    }));
  const before = (await reportLines(editor))[0]?.number ?? 0;
  const { thread } = await editor.room({ name: 'Told in a line' });
  await report(await author.send(thread.id, 'one'));
  await report(await author.send(thread.id, 'two'));
  expect(await reportLines(editor)).toEqual([
    { number: before + 2, path: '/admin/chat/public?reports=open' },
  ]);
  const openReports = (await reportLines(admin))[0]!.number;
  await report(await author.send(thread.id, 'three'), admin);
  expect((await reportLines(admin))[0]!.number).toBe(openReports);
  expect(await reportLines(user)).toEqual([]);
});
