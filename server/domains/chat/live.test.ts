import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patience } from '../../../tools/testing/running/patience.ts';
import { chatter, quietApp, type Chatter } from './testing/chats.ts';
import { collectEvents } from './testing/collectEvents.ts';

const app = await quietApp(afterAll);
let url: string;
beforeAll(async () => {
  url = await app.server.listen({ port: 0, host: '127.0.0.1' });
});

type ChatEvent = {
  kind: string;
  threadId: string | null;
  userId: string | null;
  message: { body: string } | null;
  thread: { id: string } | null;
};

/** Subscribes to the chat events of a person. */
async function subscribe(token: string, radio = 1) {
  const query = 'subscription { chatEvents { kind threadId userId message { body } thread { id } } }';
  const subscriber = await collectEvents<{ chatEvents: ChatEvent }>(url, { token, radio, query });
  const received = () => subscriber.received.map(({ chatEvents }) => chatEvents);
  return {
    ...subscriber,
    get received() {
      return received();
    },
    bodies: () => received().flatMap(({ message }) => message?.body ?? []),
  };
}

/** Sends messages until the subscription receives one. */
async function settled(subscriber: Awaited<ReturnType<typeof subscribe>>, say: () => Promise<unknown>) {
  await expect
    .poll(
      async () => {
        await say();
        return subscriber.received.length > 0;
      },
      { timeout: 5000 * patience, interval: 60 },
    )
    .toBe(true);
}

async function three(): Promise<[Chatter, Chatter, Chatter, string[]]> {
  const all = await Promise.all(
    ['editor', 'author', 'user'].map(async (role) => chatter(app, await app.as(role))),
  );
  const ids = await Promise.all(all.map((person) => person.id()));
  return [all[0]!, all[1]!, all[2]!, ids];
}

describe('a subscriber', () => {
  test('receives the messages of their own threads alone', async () => {
    const [editor, author, user, ids] = await three();
    const { id } = await editor.open([ids[1]!]);
    const { id: elsewhere } = await editor.open([ids[2]!]);
    const subscriber = await subscribe(author.token);
    await settled(subscriber, () => editor.send(id, 'ready?'));
    await editor.send(elsewhere, 'not for you');
    await user.send(elsewhere, 'nor this');
    await editor.send(id, 'one');
    await author.send(id, 'two');
    await subscriber.until(() => subscriber.bodies().includes('two'));
    expect(subscriber.bodies().filter((body) => body !== 'ready?')).toEqual(['one', 'two']);
    expect(new Set(subscriber.received.map(({ threadId }) => threadId))).toEqual(new Set([id]));
    await subscriber.end();
  });

  test('receives nothing more once they are removed', async () => {
    const [editor, author, , ids] = await three();
    const { id } = await editor.open([ids[1]!, ids[2]!]);
    const subscriber = await subscribe(author.token);
    await settled(subscriber, () => editor.send(id, 'ready?'));
    await editor.act('removeChatPerson', `id: "${id}", userId: "${ids[1]}"`);
    await editor.send(id, 'now that they are gone');
    await subscriber.until(() => subscriber.received.at(-1)?.kind === 'ACCESS_LOST');
    const { id: otherId } = await editor.open([ids[1]!]);
    await editor.send(otherId, 'last');
    await subscriber.until(() => subscriber.bodies().includes('last'));
    expect(subscriber.bodies()).not.toContain('now that they are gone');
    await subscriber.end();
  });

  test('receives the events of a room on its radio alone', async () => {
    const admin = chatter(app, await app.as('admin'));
    const there = chatter(app, await app.as('admin'), 2);
    const { thread } = await there.room({ name: 'Lagune' });
    const [here, subscriber] = [await subscribe(admin.token), await subscribe(admin.token, 2)];
    await settled(subscriber, () => there.send(thread.id, 'there'));
    const mine = await admin.room({ name: 'Horizon' });
    await settled(here, () => admin.send(mine.thread.id, 'here'));
    expect(here.bodies().filter((body) => body !== 'here')).toEqual([]);
    await Promise.all([here.end(), subscriber.end()]);
  });

  test('receives typing indicators, read receipts and new threads', async () => {
    const [editor, author, , ids] = await three();
    const { id } = await editor.open([ids[1]!]);
    const subscriber = await subscribe(author.token);
    await settled(subscriber, () => editor.send(id, 'ready?'));
    await editor.act('sendChatTyping', `id: "${id}"`, '');
    await editor.act('sendChatTyping', `id: "${id}"`, '');
    await author.act('markChatRead', `id: "${id}", upTo: 999`);
    await editor.open([ids[1]!, ids[2]!], 'New');
    await subscriber.until(() => subscriber.received.at(-1)?.kind === 'THREAD');
    const kinds = subscriber.received.map(({ kind }) => kind).filter((kind) => kind !== 'MESSAGE');
    expect(kinds).toEqual(['TYPING', 'READ', 'THREAD']);
    expect(subscriber.received.find(({ kind }) => kind === 'TYPING')?.userId).toBe(ids[0]);
    await subscriber.end();
  });
});
