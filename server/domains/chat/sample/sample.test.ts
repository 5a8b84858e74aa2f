import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { chatter } from '../testing/chats.ts';

interface Listed {
  own: { unreadCount: number };
  lastMessage: { isMine: boolean };
}

test('the administrator of the demo has unread messages of others, and none of their own', async () => {
  const app = await createTestApp({}, afterAll);
  const admin = chatter(app, await app.tokenOf('admin@demo.com'));
  const { items } = (
    await admin.must('{ chatThreads { items { own { unreadCount } lastMessage { isMine } } } }')
  ).chatThreads as { items: Listed[] };
  const unread = items.filter(({ own }) => own.unreadCount > 0);
  expect(unread.length).toBeGreaterThan(0);
  expect(unread.filter(({ lastMessage }) => lastMessage.isMine)).toEqual([]);
});
