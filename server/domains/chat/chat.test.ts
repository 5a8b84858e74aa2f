import { afterAll, describe, expect, test } from 'vitest';
import { chatter, newPeople, quietApp, type Chatter } from './testing/chats.ts';

const app = await quietApp(afterAll);

describe('the chat', () => {
  test('requires a session', async () => {
    expect((await app.graphql('{ chatThreads { hasMore } }')).code).toBe('UNAUTHENTICATED');
  });

  test('is for staff: clients of the station have no chat, and nobody can write to them', async () => {
    const [editor, client] = await newPeople(app, 'editor', 'subscriber');
    expect((await client!.execute('{ chatThreads { hasMore } }')).code).toBe('FORBIDDEN');
    const { fields } = await editor!.act('openChatThread', `peopleIds: ["${await client!.id()}"]`);
    expect(fields).toEqual({ peopleIds: 'unknown' });
  });
});

describe('private threads', () => {
  test('are not opened with the viewer alone, with too many people, or with people of another radio', async () => {
    const [editor, author] = await newPeople(app, 'editor', 'author');
    const authorId = await author!.id();
    await app.orm.em.fork().getConnection().execute(`delete from team_member where user_id = ${authorId}`);
    const openWith = async (ids: string[]) =>
      (await editor!.execute('mutation ($ids: [ID!]!) { openChatThread(peopleIds: $ids) { id } }', { ids }))
        .fields;
    expect(await openWith([])).toEqual({ peopleIds: 'required' });
    expect(await openWith([await editor!.id()])).toEqual({ peopleIds: 'required' });
    expect(await openWith([authorId])).toEqual({ peopleIds: 'unknown' });
    expect(await openWith(['999999'])).toEqual({ peopleIds: 'unknown' });
    expect(await openWith(Array.from({ length: 60 }, (_, index) => String(index + 1)))).toEqual({
      peopleIds: 'tooLong',
    });
  });

  test('are visible to their participants alone, whatever other permissions people have', async () => {
    const [editor, author, admin] = await newPeople(app, 'editor', 'author', 'admin');
    const { id } = await editor!.open([await author!.id()]);
    await editor!.send(id, 'between us');
    expect((await author!.messagePage(id)).items.map(({ body }: { body: string }) => body)).toEqual([
      'between us',
    ]);
    for (const [name, args] of [
      ['chatThread', `id: "${id}"`],
      ['chatMessages', `threadId: "${id}"`],
      ['chatChanges', `threadId: "${id}", after: 0`],
    ]) {
      const answer = name === 'chatThread' ? '{ id }' : '{ items { id } }';
      expect((await admin!.execute(`{ ${name}(${args}) ${answer} }`)).code).toBe('NOT_FOUND');
    }
    expect((await admin!.trySend(id, 'me too')).code).toBe('NOT_FOUND');
    expect((await admin!.act('joinChatThread', `id: "${id}"`)).code).toBe('NOT_FOUND');
    expect((await admin!.act('markChatRead', `id: "${id}", upTo: 1`)).code).toBe('NOT_FOUND');
  });

  test('of two people exist once, also when both open them at the same moment', async () => {
    const [editor, author] = await newPeople(app, 'editor', 'author');
    const [first, two] = [await editor!.id(), await author!.id()];
    const opened = await Promise.all([
      editor!.open([two]),
      author!.open([first]),
      editor!.open([two]),
      author!.open([first]),
    ]);
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    expect(opened[0].peopleCount).toBe(2);
  });

  test('of several people are named, closed and removed by their owner alone', async () => {
    const [editor, author, user] = await newPeople(app, 'editor', 'author', 'user');
    const { id, version } = await editor!.open([await author!.id(), await user!.id()], 'Morning show');
    const rename = (who: Chatter, from: number) =>
      who.act('renameChatThread', `id: "${id}", version: ${from}, name: "Evening show"`, '{ name version }');
    expect((await rename(author!, version)).code).toBe('FORBIDDEN');
    expect((await rename(editor!, version)).data.renameChatThread).toEqual({
      name: 'Evening show',
      version: 2,
    });
    expect((await rename(editor!, version)).code).toBe('CONFLICT');
    expect((await author!.act('setChatThreadClosed', `id: "${id}", closed: true`)).code).toBe('FORBIDDEN');
    await editor!.act('setChatThreadClosed', `id: "${id}", closed: true`);
    expect((await author!.trySend(id, 'still here?')).fields).toEqual({ threadId: 'disabled' });
    await editor!.act('setChatThreadClosed', `id: "${id}", closed: false`);
    await author!.send(id, 'here again');
    expect((await author!.act('deleteChatThread', `id: "${id}"`, '')).code).toBe('FORBIDDEN');
    expect((await editor!.act('deleteChatThread', `id: "${id}"`, '')).code).toBeUndefined();
    expect(await author!.thread(id)).toBeNull();
    expect((await author!.list()).items).toEqual([]);
  });

  test('are closed at once to people who leave or are removed, and get the next owner', async () => {
    const [editor, author, user] = await newPeople(app, 'editor', 'author', 'user');
    const ids = [await author!.id(), await user!.id()];
    const { id } = await editor!.open(ids);
    expect((await author!.act('removeChatPerson', `id: "${id}", userId: "${ids[1]}"`)).code).toBe(
      'FORBIDDEN',
    );
    await editor!.act('removeChatPerson', `id: "${id}", userId: "${ids[1]}"`);
    expect((await user!.trySend(id, 'hello?')).code).toBe('NOT_FOUND');
    await editor!.act('leaveChatThread', `id: "${id}"`, '');
    expect(await editor!.thread(id)).toBeNull();
    expect((await author!.thread(id)).own.part).toBe('OWNER');
    await author!.act('addChatPeople', `id: "${id}", peopleIds: ["${ids[1]}"]`);
    expect((await user!.thread(id)).peopleCount).toBe(2);
  });

  test('of two people are readable again for a person who left, when either of them opens the thread', async () => {
    const [editor, author] = await newPeople(app, 'editor', 'author');
    const [editorId, authorId] = [await editor!.id(), await author!.id()];
    const { id } = await editor!.open([authorId]);
    await author!.send(id, 'before');
    await editor!.act('leaveChatThread', `id: "${id}"`, '');
    expect(await editor!.thread(id)).toBeNull();
    expect(await editor!.open([authorId])).toMatchObject({ id, peopleCount: 2, own: { unreadCount: 0 } });
    await editor!.send(id, 'back again');
    expect((await editor!.list()).items.map((thread: { id: string }) => thread.id)).toEqual([id]);
    await editor!.act('leaveChatThread', `id: "${id}"`, '');
    expect(await author!.open([editorId])).toMatchObject({ id, peopleCount: 2 });
    await author!.send(id, 'still there?');
    expect((await editor!.thread(id)).own).toMatchObject({ part: 'MEMBER', unreadCount: 1 });
  });

  test('are hidden from the own list until the next message', async () => {
    const [editor, author] = await newPeople(app, 'editor', 'author');
    const { id } = await editor!.open([await author!.id()]);
    await author!.send(id, 'one');
    await editor!.act('setChatThreadHidden', `id: "${id}", hidden: true`);
    expect((await editor!.list()).items).toEqual([]);
    expect((await author!.list()).items).toHaveLength(1);
    await author!.send(id, 'two');
    expect((await editor!.list()).items).toHaveLength(1);
  });
});

describe('messages', () => {
  test.each([
    ['nothing', '   ', 'required'],
    ['zero-width letters alone', '\u200B\u200D\uFEFF\u2060', 'required'],
    ['turns of direction alone', '\u202E\u2066\u202C', 'required'],
    ['a hundred kilobytes', 'x'.repeat(100_000), 'tooLong'],
  ])('that are %s are refused', async (_, body, problem) => {
    const [editor, author] = await newPeople(app, 'editor', 'author');
    const { id } = await editor!.open([await author!.id()]);
    expect((await editor!.trySend(id, body)).fields).toEqual({ body: problem });
  });

  test('contain no bidirectional control characters, but emoji, Arabic and line breaks', async () => {
    const [editor, author] = await newPeople(app, 'editor', 'author');
    const { id } = await editor!.open([await author!.id()]);
    const { body } = await editor!.send(id, '\u202Egnp.exe\u202C ok\r\nمرحبا 👩‍🚀\u0007');
    expect(body).toBe('gnp.exe ok\nمرحبا 👩‍🚀');
  });

  test('sent twice with one key exist once, and are refused with another text', async () => {
    const [editor, author] = await newPeople(app, 'editor', 'author');
    const { id } = await editor!.open([await author!.id()]);
    const sent = await Promise.all([1, 2, 3].map(() => editor!.send(id, 'same', { clientKey: 'mine' })));
    expect(new Set(sent.map((message) => message.id)).size).toBe(1);
    expect((await editor!.trySend(id, 'other', { clientKey: 'mine' })).fields).toEqual({
      clientKey: 'taken',
    });
    await author!.send(id, 'other', { clientKey: 'mine' });
    expect((await editor!.messagePage(id)).items).toHaveLength(2);
  });

  test('have sequences without gaps, in one order, also when many people send at once', async () => {
    const [editor, author] = await newPeople(app, 'editor', 'author');
    const { id } = await editor!.open([await author!.id()]);
    const bodies = Array.from({ length: 12 }, (_, index) => `n${index}`);
    await Promise.all(bodies.map((body, index) => [editor!, author!][index % 2]!.send(id, body)));
    const [first, two] = await Promise.all([editor!.messagePage(id), author!.messagePage(id)]);
    const order = (items: Array<{ sequence: number; body: string }>) =>
      items.map(({ sequence, body }) => `${sequence} ${body}`);
    expect(first.items.map(({ sequence }: { sequence: number }) => sequence)).toEqual(
      bodies.map((_, at) => at + 1),
    );
    expect(order(first.items)).toEqual(order(two.items));
  });

  test('reply to messages of the same thread alone', async () => {
    const [editor, author, user] = await newPeople(app, 'editor', 'author', 'user');
    const { id } = await editor!.open([await author!.id()]);
    const { id: elsewhere } = await editor!.open([await user!.id()]);
    const otherMessage = await editor!.send(elsewhere, 'there');
    expect((await editor!.trySend(id, 'answer', { replyToId: otherMessage.id })).fields).toEqual({
      replyToId: 'unknown',
    });
    const first = await author!.send(id, 'question');
    await editor!.send(id, 'answer', { replyToId: first.id });
  });

  test('are read in pages, before and after any message', async () => {
    const [editor, author] = await newPeople(app, 'editor', 'author');
    const { id } = await editor!.open([await author!.id()]);
    const empty = await editor!.messagePage(id);
    expect(empty).toEqual({ hasOlder: false, hasNewer: false, items: [] });
    for (let at = 1; at <= 9; at++) await editor!.send(id, `n${at}`);
    const page = async (more: object) => {
      const { items, hasOlder, hasNewer } = await author!.messagePage(id, more);
      return [items.map(({ sequence }: { sequence: number }) => sequence), hasOlder, hasNewer];
    };
    expect(await page({ first: 3 })).toEqual([[7, 8, 9], true, false]);
    expect(await page({ first: 3, before: 7 })).toEqual([[4, 5, 6], true, true]);
    expect(await page({ first: 3, before: 2 })).toEqual([[1], false, true]);
    expect(await page({ first: 3, after: 2 })).toEqual([[3, 4, 5], true, true]);
    expect(await page({ first: 3, after: 8 })).toEqual([[9], true, false]);
    expect(await page({ first: 4, around: 5 })).toEqual([[3, 4, 5, 6], true, true]);
    expect(await page({ first: 4, around: 1 })).toEqual([[1, 2, 3, 4], false, true]);
    const { fields } = await author!.execute(`{ chatMessages(threadId: "${id}", first: 101) { hasNewer } }`);
    expect(fields).toEqual({ first: 'max' });
  });

  test('that were sent while a person was away are caught up with, each once', async () => {
    const [editor, author] = await newPeople(app, 'editor', 'author');
    const { id } = await editor!.open([await author!.id()]);
    for (let at = 1; at <= 5; at++) await editor!.send(id, `n${at}`);
    const seen: string[] = [];
    for (let after = 0, hasMore = true; hasMore;) {
      const changes = await author!.changes(id, after, 2);
      seen.push(...changes.items.map(({ body }: { body: string }) => body));
      ({ upTo: after, hasMore } = changes);
    }
    expect(seen).toEqual(['n1', 'n2', 'n3', 'n4', 'n5']);
    expect((await author!.changes(id, 5)).items).toEqual([]);
  });

  test('count as unread until they are marked as read, and the mark moves back only on request', async () => {
    const [editor, author] = await newPeople(app, 'editor', 'author');
    const { id } = await editor!.open([await author!.id()]);
    for (let at = 1; at <= 3; at++) await editor!.send(id, `n${at}`);
    const list = await author!.list();
    expect([list.unreadThreads, list.items[0].own.unreadCount]).toEqual([1, 3]);
    expect((await editor!.list()).unreadThreads).toBe(0);
    const mark = async (upTo: number, back = false) =>
      (await author!.act('markChatRead', `id: "${id}", upTo: ${upTo}, back: ${back}`, '{ own { readUpTo } }'))
        .data.markChatRead.own.readUpTo;
    expect([await mark(2), await mark(1), await mark(99), await mark(1, true)]).toEqual([2, 2, 3, 1]);
    const { people: shown } = await editor!.thread(id);
    expect(shown.map(({ readUpTo }: { readUpTo: number }) => readUpTo)).toEqual([3, 1]);
  });
});

describe('rooms', () => {
  test('are created by people with the permission, with their thread, and readable by all staff of the radio', async () => {
    const [editor, author, client] = await newPeople(app, 'editor', 'author', 'subscriber');
    const { code } = await author!.execute('mutation { createChatRoom(input: { name: "Mine" }) { id } }');
    expect(code).toBe('FORBIDDEN');
    const { thread } = await editor!.room({ name: 'Newsroom', topic: 'What goes into the news' });
    expect(thread).toMatchObject({ kind: 'ROOM', mayUpdate: true, own: { part: 'MODERATOR' } });
    await editor!.send(thread.id, 'Good morning');
    expect((await author!.messagePage(thread.id)).items).toHaveLength(1);
    expect((await client!.execute('{ chatRooms { items { id } } }')).code).toBe('FORBIDDEN');
    const joined = await author!.act('joinChatThread', `id: "${thread.id}"`, '{ own { part unreadCount } }');
    expect(joined.data.joinChatThread.own).toEqual({ part: 'MEMBER', unreadCount: 0 });
    expect((await author!.list()).items).toHaveLength(1);
  });

  test('of another radio are not found, nor are their threads', async () => {
    const admin = chatter(app, await app.as('admin'));
    const there = chatter(app, await app.as('admin'), 2);
    const { id, thread } = await there.room({ name: 'Lagune' });
    await there.send(thread.id, 'there');
    expect((await admin.execute(`{ chatRoom(id: "${id}") { id } }`)).code).toBe('NOT_FOUND');
    expect((await admin.execute(`{ chatThread(id: "${thread.id}") { id } }`)).code).toBe('NOT_FOUND');
    expect((await admin.trySend(thread.id, 'here')).code).toBe('NOT_FOUND');
    expect((await admin.list()).items.map(({ id }: { id: string }) => id)).not.toContain(thread.id);
    expect((await there.list()).items.map(({ id }: { id: string }) => id)).toContain(thread.id);
  });

  test('for announcements accept messages of their moderators alone', async () => {
    const [editor, author] = await newPeople(app, 'editor', 'author');
    const { thread } = await editor!.room({ name: 'Announcements', isReadOnly: true });
    await editor!.send(thread.id, 'Welcome');
    expect((await author!.trySend(thread.id, 'Thanks')).code).toBe('FORBIDDEN');
    await author!.act('joinChatThread', `id: "${thread.id}"`);
    await editor!.act('giveChatPart', `id: "${thread.id}", userId: "${await author!.id()}", part: MODERATOR`);
    await author!.send(thread.id, 'Thanks');
  });

  test('limit the pace of members, and silence or ban people', async () => {
    const [editor, author] = await newPeople(app, 'editor', 'author');
    const { thread } = await editor!.room({ name: 'Phone-in', pauseTime: 60_000 });
    await author!.send(thread.id, 'one');
    expect((await author!.trySend(thread.id, 'two')).code).toBe('RATE_LIMITED');
    await editor!.send(thread.id, 'one');
    await editor!.send(thread.id, 'two');
    const target = `id: "${thread.id}", userId: "${await author!.id()}"`;
    expect(
      (await author!.act('silenceChatPerson', `id: "${thread.id}", userId: "${await editor!.id()}"`)).code,
    ).toBe('FORBIDDEN');
    await editor!.act(
      'silenceChatPerson',
      `${target}, until: "${new Date(Date.now() + 60_000).toISOString()}"`,
    );
    const refused = await author!.trySend(thread.id, 'three');
    expect([refused.code, refused.errors[0]!.extensions['reason']]).toEqual(['RATE_LIMITED', 'silenced']);
    await editor!.act('setChatPersonBlocked', `${target}, blocked: true`);
    expect(await author!.thread(thread.id)).toBeNull();
    expect((await author!.act('joinChatThread', `id: "${thread.id}"`)).code).toBe('NOT_FOUND');
    await editor!.act('setChatPersonBlocked', `${target}, blocked: false`);
    expect(await author!.thread(thread.id)).not.toBeNull();
  });

  test('show banned people to moderators alone, and admit them again', async () => {
    const [editor, author, user] = await newPeople(app, 'editor', 'author', 'user');
    const { thread } = await editor!.room({ name: 'Phone-in' });
    for (const person of [author, user]) await person!.act('joinChatThread', `id: "${thread.id}"`);
    const target = `id: "${thread.id}", userId: "${await author!.id()}"`;
    await editor!.act('setChatPersonBlocked', `${target}, blocked: true`);
    const shownTo = async (who: Chatter) =>
      (
        await who.must(
          `{ chatThread(id: "${thread.id}") { bannedPeople { person { id } } people { person { id } } peopleCount } }`,
        )
      ).chatThread;
    const shown = await shownTo(editor!);
    expect(shown.bannedPeople).toEqual([{ person: { id: await author!.id() } }]);
    expect([shown.people.length, shown.peopleCount]).toEqual([2, 2]);
    expect((await shownTo(user!)).bannedPeople).toEqual([]);
    await editor!.act('setChatPersonBlocked', `${target}, blocked: false`);
    expect(await shownTo(editor!)).toMatchObject({ bannedPeople: [], peopleCount: 3 });
  });

  test('admit banned people again who were removed while they were banned', async () => {
    const [editor, author] = await newPeople(app, 'editor', 'author');
    const { thread } = await editor!.room({ name: 'Phone-in' });
    await author!.act('joinChatThread', `id: "${thread.id}"`);
    const target = `id: "${thread.id}", userId: "${await author!.id()}"`;
    await editor!.act('setChatPersonBlocked', `${target}, blocked: true`);
    await editor!.act('removeChatPerson', target);
    const banned = '{ bannedPeople { person { id } } peopleCount }';
    const shown = (await editor!.must(`{ chatThread(id: "${thread.id}") ${banned} }`)).chatThread;
    expect(shown).toEqual({ bannedPeople: [{ person: { id: await author!.id() } }], peopleCount: 1 });
    const admitted = await editor!.act('setChatPersonBlocked', `${target}, blocked: false`, banned);
    expect(admitted.data?.setChatPersonBlocked).toEqual({ bannedPeople: [], peopleCount: 1 });
    expect((await editor!.act('setChatPersonBlocked', `${target}, blocked: true`)).code).toBe('NOT_FOUND');
    expect((await author!.act('joinChatThread', `id: "${thread.id}"`)).code).toBeUndefined();
  });

  test('return their people in pages', async () => {
    const [editor, author, user] = await newPeople(app, 'editor', 'author', 'user');
    const { thread } = await editor!.room({ name: 'Many' });
    for (const person of [author, user]) await person!.act('joinChatThread', `id: "${thread.id}"`);
    const page = async (more: string) =>
      (
        await editor!.must(
          `{ chatThread(id: "${thread.id}") { people(first: 2${more}) { id person { id } } } }`,
        )
      ).chatThread.people as Array<{ id: string; person: { id: string } }>;
    const first = await page('');
    const second = await page(`, after: "${first[1]!.id}"`);
    const ids = await Promise.all([editor, author, user].map((person) => person!.id()));
    expect([...first, ...second].map(({ person }) => person.id)).toEqual(ids);
    expect(await page(`, after: "${second[0]!.id}"`)).toEqual([]);
    const refused = await editor!.execute(
      `{ chatThread(id: "${thread.id}") { bannedPeople(first: 101) { id } } }`,
    );
    expect(refused.fields).toEqual({ first: 'max' });
  });

  test('in the recycle bin have no visible thread until they are restored', async () => {
    const [editor, author] = await newPeople(app, 'editor', 'author');
    const { id, thread } = await editor!.room({ name: 'Gone' });
    await author!.send(thread.id, 'hello');
    await editor!.act('deleteChatRoom', `id: "${id}"`, '');
    expect(await author!.thread(thread.id)).toBeNull();
    expect((await author!.list()).items).toEqual([]);
    const back = await editor!.act('restoreChatRoom', `id: "${id}"`, '{ thread { id lastSequence } }');
    expect(back.data.restoreChatRoom.thread).toEqual({ id: thread.id, lastSequence: 1 });
  });
});
