import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatter, quietApp } from '../../../domains/chat/testing/chats.ts';
import { collectEvents } from '../../../domains/chat/testing/collectEvents.ts';
import { patience } from '../../../../tools/testing/running/patience.ts';
import { clientAs, refusal, restClient, signInWords } from '../testClient.ts';
import { chatIds } from './chatIds.ts';
import { LegacyChat, LegacyContacts, LegacyProfileUser, LegacySent } from './chatShape.ts';

const app = await quietApp(afterAll);
const list = '/apps/chat/chats-and-contacts';
const chat = '/apps/chat/get-chat';
const send = '/apps/chat/send-msg';
let editor: Awaited<ReturnType<typeof clientAs>>;
let author: Awaited<ReturnType<typeof clientAs>>;
const ids = { editor: 0, author: 0 };

beforeAll(async () => {
  editor = await clientAs(app, 'editor');
  author = await clientAs(app, 'author');
  const own = async (role: string) => {
    const { data } = await app.graphql('{ viewer { id } }', {}, await app.as(role));
    return Number(data.viewer.id);
  };
  Object.assign(ids, { editor: await own('editor'), author: await own('author') });
});

const sending = (id: number, message: string) => ({ obj: { contact: { id }, message } });

describe('the REST paths of the chat', () => {
  test('reject signed-out callers and callers without chat', async () => {
    const client = await clientAs(app, 'subscriber');
    for (const path of [list, `${chat}?id=1`]) {
      expect(await restClient(app).get(path)).toMatchObject(refusal(401, signInWords));
      expect(await client.get(path)).toMatchObject(refusal(403, /ChatThread/));
    }
    expect(await client.post(send, sending(ids.editor, 'hello'))).toMatchObject(refusal(403, /ChatThread/));
  });

  test('reject missing parameters, and unknown contacts', async () => {
    expect(await editor.get(chat)).toMatchObject(refusal(400, /id/));
    expect(await editor.get(`${chat}?id=999999`)).toMatchObject(refusal(404, /contact/));
    expect(await editor.post(send, {})).toMatchObject({ status: 400 });
    expect(await editor.post(send, sending(999_999, 'hello'))).toMatchObject(refusal(400, /peopleIds/));
    expect(await editor.post(send, sending(ids.author, ' '))).toMatchObject(refusal(400, /body/));
  });

  test('write to a contact, who finds it unseen until they read it', async () => {
    const none = LegacyChat.parse((await editor.get(`${chat}?id=${ids.author}`)).body);
    expect([none.chat, none.contact.id]).toEqual([null, ids.author]);
    const first = await editor.post(send, sending(ids.author, 'hello'));
    expect([first.status, LegacySent.parse(first.body).response]).toMatchObject([
      201,
      {
        id: ids.author,
        newMessageData: { message: 'hello', senderId: 11 },
        chat: { id: ids.author, userId: ids.author },
      },
    ]);
    const { response } = LegacySent.parse((await editor.post(send, sending(ids.author, 'again'))).body);
    expect(response.chat).toBeUndefined();
    const before = LegacyContacts.parse((await author.get(list)).body);
    expect(before.profileUser).toMatchObject({ id: 11, status: 'online' });
    expect(before.chatsContacts).toMatchObject([
      {
        id: ids.editor,
        chat: { id: ids.editor, unseenMsgs: 2, lastMessage: { message: 'again', senderId: ids.editor } },
      },
    ]);
    expect(before.contacts.map(({ id }) => id)).toContain(ids.editor);
    const read = LegacyChat.parse((await author.get(`${chat}?id=${ids.editor}`)).body);
    expect(read.chat).toMatchObject({ id: ids.editor, userId: ids.editor, unseenMsgs: 0 });
    expect(read.contact.chat).toMatchObject({ id: ids.editor, unseenMsgs: 0 });
    expect(read.chat!.chat.map(({ message }) => message)).toEqual(['hello', 'again']);
    const after = LegacyContacts.parse((await author.get(list)).body);
    expect(after.chatsContacts[0]!.chat!.unseenMsgs).toBe(0);
  });

  test('show the caller themself', async () => {
    const shown = LegacyProfileUser.parse((await author.get('/apps/chat/users/profile-user')).body);
    expect(shown).toMatchObject({ id: 11, settings: { isTwoStepAuthVerificationEnabled: false } });
  });

  test('return the caller with the id 11, and the user with that id under the id of the caller', async () => {
    const { data } = await app.graphql(
      '{ user(id: 11) { fullName } }',
      {},
      await app.tokenOf('admin@demo.com'),
    );
    const name = data.user.fullName as string;
    const { body } = await editor.get(list);
    const contacts = LegacyContacts.parse(body).contacts;
    expect(contacts.map(({ id }) => id)).not.toContain(11);
    const ofThem = contacts.filter(({ fullName }) => fullName === name);
    expect(ofThem.every(({ id }) => id === ids.editor)).toBe(true);
    expect(chatIds(String(ids.editor))(11)).toBe(ids.editor);
    expect(chatIds(String(ids.editor))(ids.editor)).toBe(11);
    expect(chatIds('11')('11')).toBe(11);
    // 11 is the caller's own id, and nobody can chat with themselves.
    expect(await editor.get(`${chat}?id=11`)).toMatchObject(refusal(404, /contact/));
  });

  test('return the role of a contact to callers who may read it', async () => {
    const url = await app.server.listen({ port: 0, host: '127.0.0.1' });
    const author = chatter(app, await app.as('author'));
    const status = async () => {
      const { body } = await editor.get(`${chat}?id=${ids.author}`);
      return LegacyChat.parse(body).contact.status;
    };
    expect(await status()).toBe('offline');
    await collectEvents(url, { token: author.token, query: 'subscription { chatEvents { kind } }' });
    await expect.poll(status, { timeout: 20_000 * patience }).toBe('online');
    await author.act('setChatPresence', 'state: BUSY');
    await expect.poll(status, { timeout: 20_000 * patience }).toBe('busy');
  });
});
