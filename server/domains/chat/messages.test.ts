import { afterAll, describe, expect, test } from 'vitest';
import { forgetMessages } from './moderation/forgetJob.ts';
import { chatter, newPeople, quietApp, type Chatter } from './testing/chats.ts';

const app = await quietApp(afterAll);

async function three() {
  const all = await newPeople(app, 'editor', 'author', 'user');
  const ids = await Promise.all(all.map((person) => person.id()));
  return { editor: all[0]!, author: all[1]!, user: all[2]!, ids };
}

const edit = (who: Chatter, { id, version }: { id: string; version: number }, body: string) =>
  who.execute(
    `mutation ($id: ID!, $version: Int!, $body: String!) {
      editChatMessage(id: $id, version: $version, body: $body) { body version changeNumber editedAt history { body } } }`,
    { id, version, body },
  );

describe('a message', () => {
  test('is changed by its author alone, and stores its earlier texts', async () => {
    const { editor, author, user, ids } = await three();
    const { id } = await editor.open([ids[1]!]);
    const message = await editor.send(id, 'at nine');
    expect((await edit(user, message, 'mine now')).code).toBe('NOT_FOUND');
    expect((await edit(author, message, 'mine now')).code).toBe('FORBIDDEN');
    const { data } = await edit(editor, message, 'at ten');
    expect(data.editChatMessage).toMatchObject({
      body: 'at ten',
      version: 2,
      changeNumber: 2,
      history: [{ body: 'at nine' }],
    });
    expect((await edit(editor, message, 'at eleven')).code).toBe('CONFLICT');
    const changes = await author.changes(id, 1);
    expect(changes.items.map(({ body }: { body: string }) => body)).toEqual(['at ten']);
    const again = await editor.send(id, 'at nine', { clientKey: message.clientKey });
    expect(again.id).toBe(message.id);
  });

  test('leaves its position when it is deleted, but no words, history or emoji', async () => {
    const { editor, author, ids } = await three();
    const { id } = await editor.open([ids[1]!]);
    const message = await editor.send(id, 'a secret word');
    await edit(editor, message, 'another secret word');
    await author.act('reactToChatMessage', `id: "${message.id}", emoji: "👍", reacted: true`);
    expect((await author.act('deleteChatMessage', `id: "${message.id}"`, '')).code).toBe('FORBIDDEN');
    await editor.act('deleteChatMessage', `id: "${message.id}"`, '');
    const { chatMessages } = await author.must(
      `{ chatMessages(threadId: "${id}") { items { sequence body deletedAt history { body } reactions { emoji } } } }`,
    );
    expect(chatMessages.items).toEqual([
      { sequence: 1, body: '', deletedAt: expect.any(String), history: [], reactions: [] },
    ]);
    const rows = await app.shared.database.rows(
      "select count(*) from chat_message where words like '%secret%'",
      [],
    );
    expect(Number(rows[0]![0])).toBe(0);
    expect(
      (await author.must('{ searchChat(input: { text: "secret" }) { items { id } } }')).searchChat.items,
    ).toEqual([]);
  });

  test('accepts each emoji of a person once, and nothing other than emoji', async () => {
    const { editor, author, ids } = await three();
    const { id } = await editor.open([ids[1]!]);
    const message = await editor.send(id, 'on air!');
    const react = (who: Chatter, emoji: string, reacted = true) =>
      who.act(
        'reactToChatMessage',
        `id: "${message.id}", emoji: "${emoji}", reacted: ${reacted}`,
        '{ changeNumber reactions { emoji count isMine } }',
      );
    for (const none of ['', 'a', 'ok', '👍👍', '<b>'])
      expect((await react(author, none)).fields).toEqual({ emoji: 'invalid' });
    await react(author, '👍🏽');
    await react(author, '👍🏽');
    const { data } = await react(editor, '👍🏽');
    expect(data.reactToChatMessage).toEqual({
      changeNumber: 3,
      reactions: [{ emoji: '👍🏽', count: 2, isMine: true }],
    });
    const off = await react(editor, '👍🏽', false);
    expect(off.data.reactToChatMessage.reactions).toEqual([{ emoji: '👍🏽', count: 1, isMine: false }]);
  });

  test('mentions people who may read it, at most fifty', async () => {
    const { editor, author, user, ids } = await three();
    const { id } = await editor.open([ids[1]!]);
    const name = async (who: Chatter) =>
      (await who.must('{ viewer { username } }')).viewer.username as string;
    const body = `@${await name(author)} and @${await name(user)} and @nobody`;
    const { id: messageId } = await editor.send(id, body);
    const { chatMessages } = await author.must(
      `{ chatMessages(threadId: "${id}") { items { id mentions { id } } } }`,
    );
    expect(chatMessages.items).toEqual([{ id: messageId, mentions: [{ id: ids[1] }] }]);
    const { chatThread } = await author.must(`{ chatThread(id: "${id}") { own { mentionCount } } }`);
    expect(chatThread.own.mentionCount).toBe(1);
    const many = Array.from({ length: 1000 }, (_, index) => `@p${index}`).join(' ');
    const refused = await editor.trySend(id, many);
    expect([refused.code, refused.errors[0]!.extensions['limit']]).toEqual(['LIMIT_EXCEEDED', 'mentions']);
  });

  test('is pinned in a private thread by all, in a room by moderators', async () => {
    const { editor, author, ids } = await three();
    const pin = (who: Chatter, id: string) => who.act('pinChatMessage', `id: "${id}", pinned: true`);
    const { id } = await editor.open([ids[1]!]);
    const message = await editor.send(id, 'keep this');
    expect((await pin(author, message.id)).code).toBeUndefined();
    expect((await author.must(`{ chatPins(threadId: "${id}") { id } }`)).chatPins).toEqual([
      { id: message.id },
    ]);
    const { thread } = await editor.room({ name: 'Desk' });
    const inRoom = await author.send(thread.id, 'mine');
    expect((await pin(author, inRoom.id)).code).toBe('FORBIDDEN');
    expect((await pin(editor, inRoom.id)).code).toBeUndefined();
  });
});

describe('a search', () => {
  test('finds messages that the viewer may read alone, by words, thread, person, time and links', async () => {
    const { editor, author, user, ids } = await three();
    const { id } = await editor.open([ids[1]!]);
    const { thread } = await editor.room({ name: 'Desk' });
    await editor.send(id, 'Le générique de zanzibar');
    await author.send(id, 'zanzibar https://example.org/zanzibar');
    await author.send(thread.id, 'ZANZIBAR for all');
    const there = chatter(app, await app.as('admin'), 2);
    const elsewhere = await there.room({ name: 'Lagune' });
    await there.send(elsewhere.thread.id, 'zanzibar elsewhere');
    const hits = async (who: Chatter, more = '') =>
      (
        await who.must(`{ searchChat(input: { text: "zanzibar"${more} }) { items { body } } }`)
      ).searchChat.items.map(({ body }: { body: string }) => body) as string[];
    expect(await hits(user)).toEqual(['ZANZIBAR for all']);
    expect(await hits(editor)).toHaveLength(3);
    expect(await hits(editor, `, threadId: "${id}"`)).toHaveLength(2);
    expect(await hits(editor, `, threadId: "${id}", authorId: "${ids[0]}"`)).toEqual([
      'Le générique de zanzibar',
    ]);
    expect(await hits(editor, ', has: LINK')).toEqual(['zanzibar https://example.org/zanzibar']);
    expect(await hits(editor, ', before: "2020-01-01T00:00:00Z"')).toEqual([]);
    const { fields } = await editor.execute('{ searchChat(input: { text: "zz" }) { items { id } } }');
    expect(fields).toEqual({ text: 'tooShort' });
    const foreign = await user.execute(
      `{ searchChat(input: { text: "zanzibar", threadId: "${id}" }) { items { id } } }`,
    );
    expect(foreign.code).toBe('NOT_FOUND');
  });
});

describe('moderators', () => {
  test('conceal messages of rooms, and get reports with the reported text', async () => {
    const { editor, author, user, ids } = await three();
    const { thread } = await editor.room({ name: 'Desk' });
    const message = await author.send(thread.id, 'something rude');
    const report = (id: string) => user.act('reportChatMessage', `id: "${id}", reason: "Rude"`, '');
    await report(message.id);
    await report(message.id);
    expect((await user.execute('{ chatReports { totalItems } }')).code).toBe('FORBIDDEN');
    const { chatReports } = await editor.must(
      '{ chatReports(filter: { settledAt: { isNull: true } }) { items { id version words reason messageId author { id } reporter { id } } } }',
    );
    const own = chatReports.items.filter(({ messageId }: { messageId: string }) => messageId === message.id);
    expect(own).toMatchObject([
      { words: 'something rude', reason: 'Rude', author: { id: ids[1] }, reporter: { id: ids[2] } },
    ]);
    expect((await author.act('concealChatMessage', `id: "${message.id}", concealed: true`)).code).toBe(
      'FORBIDDEN',
    );
    await editor.act('concealChatMessage', `id: "${message.id}", concealed: true`);
    expect((await user.messagePage(thread.id)).items[0].body).toBe('');
    const settled = await editor.act(
      'settleChatReport',
      `id: "${own[0].id}", version: ${own[0].version}, settled: true`,
      '{ settledAt }',
    );
    expect(settled.data.settleChatReport.settledAt).not.toBeNull();
    const { id } = await author.open([ids[2]!]);
    const between = await author.send(id, 'between us');
    expect((await report(between.id)).fields).toEqual({ id: 'invalidTransition' });
  });

  test('set the retention of a room, after which its messages are deleted', async () => {
    const { editor, author } = await three();
    const { thread } = await editor.room({ name: 'Desk', retentionTime: 86_400_000 });
    for (const body of ['one', 'two']) await editor.send(thread.id, body);
    const { signal } = new AbortController();
    await forgetMessages(app.shared.database, signal);
    expect((await author.messagePage(thread.id)).items).toHaveLength(2);
    await forgetMessages(app.shared.database, signal, Date.now() + 2 * 86_400_000);
    await editor.send(thread.id, 'three');
    const { items, hasOlder } = await author.messagePage(thread.id);
    expect([items.map(({ sequence }: { sequence: number }) => sequence), hasOlder]).toEqual([[3], false]);
    expect((await author.changes(thread.id, 0)).firstSequence).toBe(3);
  });
});

describe('a thread about a record', () => {
  test('exists once for all readers of the record, is created at its first use, and belongs to its radio', async () => {
    const { editor, author } = await three();
    const { emissions } = await editor.must('{ emissions(perPage: 1, page: 1) { items { id } } }');
    const args = `kind: "Emission", id: "${emissions.items[0].id}"`;
    const open = (who: Chatter) =>
      who.act('openRecordChat', args, '{ id kind recordKind recordId own { part } }');
    const made = (await open(editor)).data.openRecordChat;
    expect(made).toMatchObject({ kind: 'RECORD', recordKind: 'Emission', own: { part: 'MEMBER' } });
    await editor.send(made.id, 'about this show');
    expect((await open(author)).data.openRecordChat.id).toBe(made.id);
    expect((await author.messagePage(made.id)).items).toHaveLength(1);
    const client = chatter(app, await app.as('subscriber'));
    expect((await open(client)).code).toBe('FORBIDDEN');
    const there = chatter(app, await app.as('admin'), 2);
    expect((await open(there)).code).toBe('NOT_FOUND');
    expect(await there.thread(made.id)).toBeNull();
    expect((await editor.act('openRecordChat', 'kind: "User", id: "1"')).code).toBe('NOT_FOUND');
  });

  test('names its record to people who may read it alone', async () => {
    const { editor, author } = await three();
    const { emissions } = await editor.must('{ emissions(perPage: 1, page: 2) { items { id title } } }');
    const [{ id, title }] = emissions.items;
    await editor.act('openRecordChat', `kind: "Emission", id: "${id}"`);
    await author.act('openRecordChat', `kind: "Emission", id: "${id}"`);
    const named = async (who: Chatter) =>
      (await who.must('{ chatThreads { items { record { title } } } }')).chatThreads.items;
    expect(await named(author)).toEqual([{ record: { title } }]);
    const elsewhere = chatter(app, author.token, 2);
    expect(await named(elsewhere).catch(() => [])).toEqual([]);
  });

  test('is neither listed, counted nor searched while its record lies in the recycle bin', async () => {
    const { editor, author } = await three();
    const { emissions } = await editor.must('{ emissions(perPage: 1, page: 3) { items { id } } }');
    const args = `kind: "Emission", id: "${emissions.items[0].id}"`;
    const { id } = (await author.act('openRecordChat', args)).data.openRecordChat;
    await editor.send(id, 'about a lost show');
    const seen = async () => {
      const { items, unreadThreads } = await author.list();
      const { searchChat } = await author.must(
        '{ searchChat(input: { text: "lost show" }) { items { id } } }',
      );
      return [items.length, unreadThreads, searchChat.items.length];
    };
    expect(await seen()).toEqual([1, 1, 1]);
    const connection = app.orm.em.fork().getConnection();
    await connection.execute(
      `update emission set deleted_at = created_at where id = ${emissions.items[0].id}`,
    );
    expect(await seen()).toEqual([0, 0, 0]);
    expect((await author.execute(`{ chatThread(id: "${id}") { id } }`)).code).toBe('NOT_FOUND');
  });
});
