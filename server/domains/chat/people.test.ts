import { afterAll, describe, expect, test } from 'vitest';
import { chatter, newPeople, quietApp, type Chatter } from './testing/chats.ts';

const app = await quietApp(afterAll);

async function people(...roles: string[]): Promise<Array<Chatter & { userId: string; username: string }>> {
  const all = await newPeople(app, ...roles);
  return Promise.all(
    all.map(async (person) => {
      const { viewer } = await person.must('{ viewer { id username } }');
      return { ...person, userId: viewer.id as string, username: viewer.username as string };
    }),
  );
}

const found = async (who: Chatter, name: string) =>
  (await who.must('query ($name: String!) { findChatPeople(name: $name) { id mayWrite kind } }', { name }))
    .findChatPeople as Array<{ id: string; mayWrite: boolean; kind: string | null }>;
const contacts = async (who: Chatter, kind: string) =>
  (await who.must(`{ chatContacts(kind: ${kind}) { openRequests items { id mayWrite } } }`)).chatContacts as {
    openRequests: number;
    items: Array<{ id: string; mayWrite: boolean }>;
  };
const idsOf = (items: Array<{ id: string }>) => items.map(({ id }) => id);

/** Creates a person who works for another radio. */
async function moveAway({ token, userId }: { token: string; userId: string }): Promise<Chatter> {
  const connection = app.orm.em.fork().getConnection();
  await connection.execute(`delete from team_member where user_id = ${userId} and radio_id = 2`);
  await connection.execute(`update team_member set radio_id = 2 where user_id = ${userId}`);
  return chatter(app, token, 2);
}

describe('people', () => {
  test('of the same radio find each other by a part of the name, all others by the exact username alone', async () => {
    const [editor, author] = await people('editor', 'author');
    const part = author!.username.slice(0, -1);
    expect(idsOf(await found(editor!, part))).toContain(author!.userId);
    await moveAway(author!);
    expect(idsOf(await found(editor!, part))).not.toContain(author!.userId);
    expect(await found(editor!, author!.username)).toEqual([
      { id: author!.userId, mayWrite: false, kind: null },
    ]);
  });

  test('become friends by a request and its acceptance, and may then write to each other across radios', async () => {
    const [editor, colleague] = await people('editor', 'author');
    const author = { ...colleague!, ...(await moveAway(colleague!)) };
    const requestFriend = (who: Chatter, username: string) =>
      who.act('sendFriendRequest', `username: "${username}"`, '');
    expect((await requestFriend(editor!, 'nobody.at.all')).fields).toEqual({ username: 'unknown' });
    await requestFriend(editor!, author!.username);
    expect(idsOf((await contacts(editor!, 'REQUEST_SENT')).items)).toEqual([author!.userId]);
    expect(await contacts(author!, 'REQUEST_RECEIVED')).toMatchObject({
      openRequests: 1,
      items: [{ id: editor!.userId }],
    });
    expect(
      (await editor!.act('answerChatFriend', `userId: "${author!.userId}", accepted: true`, '')).code,
    ).toBe('NOT_FOUND');
    await author!.act('answerChatFriend', `userId: "${editor!.userId}", accepted: true`, '');
    expect((await contacts(editor!, 'FRIENDS')).items).toEqual([{ id: author!.userId, mayWrite: true }]);
    const { id } = await editor!.open([author!.userId]);
    await author!.send(id, 'hello from afar');
  });

  test('decline, withdraw and remove each other, also both at once', async () => {
    const [editor, author] = await people('editor', 'author');
    const requestFriend = () => editor!.act('sendFriendRequest', `username: "${author!.username}"`, '');
    await requestFriend();
    await editor!.act('endChatFriendship', `userId: "${author!.userId}"`, '');
    expect((await contacts(author!, 'REQUEST_RECEIVED')).items).toEqual([]);
    await requestFriend();
    await author!.act('answerChatFriend', `userId: "${editor!.userId}", accepted: false`, '');
    expect((await contacts(editor!, 'REQUEST_SENT')).items).toEqual([]);
    await requestFriend();
    await author!.act('sendFriendRequest', `username: "${editor!.username}"`, '');
    expect((await contacts(author!, 'FRIENDS')).items).toHaveLength(1);
    const ended = await Promise.all([
      editor!.act('endChatFriendship', `userId: "${author!.userId}"`, ''),
      author!.act('endChatFriendship', `userId: "${editor!.userId}"`, ''),
    ]);
    expect(ended.map(({ code }) => code)).toEqual([undefined, undefined]);
    expect((await contacts(author!, 'FRIENDS')).items).toEqual([]);
  });
});

describe('a blocked person', () => {
  test('cannot detect the block by a search, a request or a new thread', async () => {
    const [editor, author] = await people('editor', 'author');
    const { code } = await editor!.act('setChatBlocked', `userId: "${author!.userId}", blocked: true`, '');
    expect(code).toBeUndefined();
    expect(idsOf(await found(author!, editor!.username))).toEqual([]);
    const requested = await author!.act('sendFriendRequest', `username: "${editor!.username}"`, '');
    const unknown = await author!.act('sendFriendRequest', 'username: "nobody.at.all"', '');
    expect([requested.fields, requested.errors[0]!.message]).toEqual([
      unknown.fields,
      unknown.errors[0]!.message,
    ]);
    const opened = await author!.act('openChatThread', `peopleIds: ["${editor!.userId}"]`);
    const nobody = await author!.act('openChatThread', 'peopleIds: ["999999"]');
    expect([opened.fields, opened.errors[0]!.message]).toEqual([nobody.fields, nobody.errors[0]!.message]);
    expect(idsOf((await contacts(editor!, 'BLOCKED')).items)).toEqual([author!.userId]);
  });

  test('stays blocked when the blocker repeats the block, also without anything else in common', async () => {
    const [editor, author] = await people('editor', 'author');
    await editor!.act('setChatBlocked', `userId: "${author!.userId}", blocked: true`, '');
    const again = await editor!.act('setChatBlocked', `userId: "${author!.userId}", blocked: true`, '');
    expect([again.code, again.fields]).toEqual([undefined, undefined]);
    expect(idsOf((await contacts(editor!, 'BLOCKED')).items)).toEqual([author!.userId]);
  });

  test('writes on in common threads, and the blocker sees messages without words, none of them unread', async () => {
    const [editor, author, user] = await people('editor', 'author', 'user');
    const { id } = await editor!.open([author!.userId, user!.userId]);
    await editor!.act('setChatBlocked', `userId: "${author!.userId}", blocked: true`, '');
    await author!.send(id, 'can you hear me secretly?');
    const query = '{ items { body isFromBlocked } }';
    const read = async (who: Chatter) =>
      (await who.must(`{ chatMessages(threadId: "${id}") ${query} }`)).chatMessages.items;
    expect(await read(editor!)).toEqual([{ body: '', isFromBlocked: true }]);
    expect(await read(user!)).toEqual([{ body: 'can you hear me secretly?', isFromBlocked: false }]);
    expect(await read(author!)).toEqual([{ body: 'can you hear me secretly?', isFromBlocked: false }]);
    expect((await editor!.thread(id)).own.unreadCount).toBe(0);
    expect((await user!.thread(id)).own.unreadCount).toBe(1);
    const hits = async (who: Chatter) =>
      (await who.must('{ searchChat(input: { text: "secretly" }) { items { id } } }')).searchChat.items;
    expect([(await hits(editor!)).length, (await hits(user!)).length]).toEqual([0, 1]);
    await editor!.act('setChatBlocked', `userId: "${author!.userId}", blocked: false`, '');
    expect((await read(editor!))[0].body).toBe('can you hear me secretly?');
  });

  test('does not see how far the blocker reads, while others do', async () => {
    const [editor, author, user] = await people('editor', 'author', 'user');
    const { id } = await editor!.open([author!.userId, user!.userId]);
    await user!.send(id, 'one');
    await editor!.act('markChatRead', `id: "${id}", upTo: 1`);
    await editor!.act('setChatBlocked', `userId: "${author!.userId}", blocked: true`, '');
    const readBy = async (who: Chatter) => {
      const { people: shown } = await who.thread(id);
      return shown.find((participant: { person: { id: string } }) => participant.person.id === editor!.userId)
        .readUpTo;
    };
    await author!.send(id, 'two');
    await user!.send(id, 'three');
    await editor!.act('markChatRead', `id: "${id}", upTo: 3`);
    expect([await readBy(author!), await readBy(user!), await readBy(editor!)]).toEqual([1, 3, 3]);
    await editor!.act('setChatBlocked', `userId: "${author!.userId}", blocked: false`, '');
    expect(await readBy(author!)).toBe(3);
  });

  test('must be a person whom the viewer has met or may find', async () => {
    const [editor, author] = await people('editor', 'author');
    await moveAway(author!);
    const block = (id: string) => editor!.act('setChatBlocked', `userId: "${id}", blocked: true`, '');
    expect((await block(author!.userId)).fields).toEqual({ userId: 'unknown' });
    expect((await block('999999')).fields).toEqual({ userId: 'unknown' });
    expect((await block(editor!.userId)).fields).toEqual({ userId: 'yourself' });
  });
});
