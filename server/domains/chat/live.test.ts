import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patience } from '../../testing/patience.ts';
import { chatter, quietApp, type Chatter } from './testing/chats.ts';
import { collectEvents } from './testing/collectEvents.ts';

const app = await quietApp(afterAll);
let url: string;
beforeAll(async () => {
  url = await app.server.listen({ port: 0, host: '127.0.0.1' });
});

type Heard = {
  kind: string;
  threadId: string | null;
  userId: string | null;
  message: { body: string } | null;
  thread: { id: string } | null;
};

/** What somebody is told from now on. */
async function listening(token: string, radio = 1) {
  const query = 'subscription { chatEvents { kind threadId userId message { body } thread { id } } }';
  const ear = await collectEvents<{ chatEvents: Heard }>(url, { token, radio, query });
  const heard = () => ear.heard.map(({ chatEvents }) => chatEvents);
  return {
    ...ear,
    get heard() {
      return heard();
    },
    bodies: () => heard().flatMap(({ message }) => message?.body ?? []),
  };
}

/** Somebody listens once what is written to them arrives. */
async function settled(ear: Awaited<ReturnType<typeof listening>>, say: () => Promise<unknown>) {
  await expect
    .poll(
      async () => {
        await say();
        return ear.heard.length > 0;
      },
      { timeout: 5000 * patience, interval: 60 },
    )
    .toBe(true);
}

async function three(): Promise<[Chatter, Chatter, Chatter, string[]]> {
  const all = await Promise.all(
    ['editor', 'author', 'user'].map(async (role) => chatter(app, await app.as(role))),
  );
  const ids = await Promise.all(all.map((one) => one.id()));
  return [all[0]!, all[1]!, all[2]!, ids];
}

describe('who listens', () => {
  test('hears what is written where they are, and nothing of what is elsewhere', async () => {
    const [editor, author, user, ids] = await three();
    const { id } = await editor.open([ids[1]!]);
    const { id: elsewhere } = await editor.open([ids[2]!]);
    const ear = await listening(author.token);
    await settled(ear, () => editor.send(id, 'ready?'));
    await editor.send(elsewhere, 'not for you');
    await user.send(elsewhere, 'nor this');
    await editor.send(id, 'one');
    await author.send(id, 'two');
    await ear.until(() => ear.bodies().includes('two'));
    expect(ear.bodies().filter((body) => body !== 'ready?')).toEqual(['one', 'two']);
    expect(new Set(ear.heard.map(({ threadId }) => threadId))).toEqual(new Set([id]));
    await ear.end();
  });

  test('hears nothing more once they were taken out, at once', async () => {
    const [editor, author, , ids] = await three();
    const { id } = await editor.open([ids[1]!, ids[2]!]);
    const ear = await listening(author.token);
    await settled(ear, () => editor.send(id, 'ready?'));
    await editor.act('removeChatPerson', `id: "${id}", userId: "${ids[1]}"`);
    await editor.send(id, 'now that they are gone');
    await ear.until(() => ear.heard.at(-1)?.kind === 'GONE');
    const { id: other } = await editor.open([ids[1]!]);
    await editor.send(other, 'last');
    await ear.until(() => ear.bodies().includes('last'));
    expect(ear.bodies()).not.toContain('now that they are gone');
    await ear.end();
  });

  test('hears of a room on its radio alone', async () => {
    const admin = chatter(app, await app.as('admin'));
    const there = chatter(app, await app.as('admin'), 2);
    const { thread } = await there.room({ name: 'Lagune' });
    const [here, ear] = [await listening(admin.token), await listening(admin.token, 2)];
    await settled(ear, () => there.send(thread.id, 'there'));
    const mine = await admin.room({ name: 'Horizon' });
    await settled(here, () => admin.send(mine.thread.id, 'here'));
    expect(here.bodies().filter((body) => body !== 'here')).toEqual([]);
    await Promise.all([here.end(), ear.end()]);
  });

  test('hears who writes and who has read, and that a thread is there', async () => {
    const [editor, author, , ids] = await three();
    const { id } = await editor.open([ids[1]!]);
    const ear = await listening(author.token);
    await settled(ear, () => editor.send(id, 'ready?'));
    await editor.act('tellChatTyping', `id: "${id}"`, '');
    await editor.act('tellChatTyping', `id: "${id}"`, '');
    await author.act('markChatRead', `id: "${id}", upTo: 999`);
    await editor.open([ids[1]!, ids[2]!], 'New');
    await ear.until(() => ear.heard.at(-1)?.kind === 'THREAD');
    const kinds = ear.heard.map(({ kind }) => kind).filter((kind) => kind !== 'MESSAGE');
    expect(kinds).toEqual(['TYPING', 'READ', 'THREAD']);
    expect(ear.heard.find(({ kind }) => kind === 'TYPING')?.userId).toBe(ids[0]);
    await ear.end();
  });
});
