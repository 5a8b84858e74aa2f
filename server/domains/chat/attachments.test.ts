import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { TestApp } from '../../../tools/testing/testApp.ts';
import { converted, sound } from '../library/testing/sounds.ts';
import { sweepFilesJob } from './attachments/sweepFilesJob.ts';
import { forgetMessages } from './moderation/forgetJob.ts';
import { newPeople, quietApp, type Chatter } from './testing/chats.ts';

const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();

/** For tests that count the stored files: no other test may store files in this application meanwhile. */
const shared = await quietApp(afterAll);

async function people(app: TestApp) {
  const all = await newPeople(app, 'editor', 'author', 'user', 'admin');
  const ids = await Promise.all(all.map((person) => person.id()));
  return { editor: all[0]!, author: all[1]!, user: all[2]!, admin: all[3]!, ids };
}

interface Sent {
  name?: string;
  type?: string;
}

/** Uploads a file for a thread, without attaching it to a message. */
async function upload(
  app: TestApp,
  token: string | null,
  threadId: string,
  body: Buffer | string,
  { name = 'a.png', type = 'application/octet-stream' }: Sent = {},
) {
  const response = await app.server.inject({
    method: 'PUT',
    url: `/uploads/chat/${threadId}/files?name=${encodeURIComponent(name)}`,
    headers: { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) },
    payload: body,
  });
  const answer = response.json();
  const { code, fields } = answer.errors?.[0]?.extensions ?? {};
  return { status: response.statusCode, answer, code, fields };
}

const filesOf = async (who: Chatter, threadId: string) =>
  (
    await who.must(
      `{ chatMessages(threadId: "${threadId}") { items { id body files {
        id kind name mimeType size width height duration url previewUrl } } } }`,
    )
  ).chatMessages.items;

const read = async (app: TestApp, url: string, token?: string) =>
  app.server.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });

/** Names of the stored chat files. */
const storedFiles = async (app: TestApp) =>
  (await readdir(join(app.config.filesDir, 'chat')).catch(() => [])).filter((name) => !name.startsWith('.'));

const sweep = (app: TestApp) => {
  const { services, database } = app.shared;
  return sweepFilesJob.work({ services, database, data: {}, signal: new AbortController().signal });
};

async function withPicture(app: TestApp, who: Chatter, threadId: string, body = '') {
  const { answer } = await upload(app, who.token, threadId, png);
  return who.send(threadId, body, { fileIds: [answer.id] });
}

test('a file is refused from people who are signed out, may not write in the thread, or do not see it', async () => {
  const { editor, author, user, ids } = await people(shared);
  const { id } = await editor.open([ids[1]!]);
  const { thread } = await editor.room({ name: 'Announcements', isReadOnly: true });
  expect(await upload(shared, null, id, png)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect(await upload(shared, user.token, id, png)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(await upload(shared, author.token, thread.id, png)).toMatchObject({
    status: 403,
    code: 'FORBIDDEN',
  });
  await editor.act('setChatThreadClosed', `id: "${thread.id}", closed: true`);
  expect((await upload(shared, editor.token, thread.id, png)).fields).toEqual({ threadId: 'disabled' });
  expect(await storedFiles(shared)).toEqual([]);
});

test.each([
  ['nothing', '', {}, 'required'],
  ['a program that calls itself a picture', `MZ${'\0'.repeat(200)}`, { type: 'image/png' }, 'noPicture'],
  ['a drawing that may hold scripts', '<svg xmlns="x"></svg>', { type: 'image/svg+xml' }, 'svgPicture'],
  ['half a picture', png.subarray(0, 400), { type: 'image/png' }, 'brokenPicture'],
  ['bytes of nothing', Buffer.from([0, 1, 2, 3, 255, 254, 9]), {}, 'noFile'],
  ['a text that calls itself a sound', 'la la la', { type: 'audio/mpeg' }, 'noFile'],
  ['a sound without a sound', Buffer.from('ID3\x03\0\0\0\0\0\0'), { type: 'audio/mpeg' }, 'noFile'],
])('an invalid file is refused: %s', async (_, body, sent, problem) => {
  const { editor, ids } = await people(shared);
  const { id } = await editor.open([ids[1]!]);
  expect((await upload(shared, editor.token, id, body, sent)).fields).toEqual({ file: problem });
  expect(await storedFiles(shared)).toEqual([]);
});

test('a message accepts files of its author in its thread alone, each once', async () => {
  const { editor, author, ids } = await people(shared);
  const { id } = await editor.open([ids[1]!]);
  const { id: elsewhere } = await editor.open([ids[2]!]);
  const mine = (await upload(shared, editor.token, id, png)).answer.id;
  const theirs = (await upload(shared, author.token, id, png)).answer.id;
  const there = (await upload(shared, editor.token, elsewhere, png)).answer.id;
  for (const fileIds of [[theirs], [there], [mine, theirs], ['999999']])
    expect((await editor.trySend(id, '', { fileIds })).fields).toEqual({ fileIds: 'unknown' });
  const many = Array.from({ length: 11 }, (_, index) => String(index));
  expect((await editor.trySend(id, '', { fileIds: many })).fields).toEqual({ fileIds: 'tooLong' });
  const sent = await editor.send(id, '', { fileIds: [mine], clientKey: 'one' });
  const again = await editor.send(id, '', { fileIds: [mine], clientKey: 'one' });
  expect(again.id).toBe(sent.id);
  expect((await editor.trySend(id, '', { fileIds: [there], clientKey: 'one' })).code).toBe('BAD_USER_INPUT');
  expect((await editor.trySend(id, 'again', { fileIds: [mine] })).fields).toEqual({ fileIds: 'unknown' });
  expect((await editor.trySend(id, '')).fields).toEqual({ body: 'required' });
});

test(
  'pictures lose the metadata of cameras and get a thumbnail, sounds have a duration',
  { tags: ['slow'] },
  async () => {
    const { editor, author, ids } = await people(shared);
    const { id } = await editor.open([ids[1]!]);
    const photo = await sharp(png)
      .withMetadata({ exif: { IFD0: { Copyright: 'whereabouts' } } })
      .jpeg()
      .toBuffer();
    const sending = [
      [photo, { name: '../../IMG 1.JPG' }],
      [await converted('webm', ['-c:a', 'libopus']), { name: 'note.webm', type: 'audio/webm' }],
      [await sound('mp3'), { name: 'jingle.exe' }],
      ['Hello', { name: 'page.html' }],
      ['%PDF-1.7\n%âãÏÓ\n', { name: 'plan.pdf' }],
    ] as const;
    const fileIds: string[] = [];
    for (const [body, sent] of sending) {
      const { answer } = await upload(shared, editor.token, id, body, sent);
      fileIds.push(answer.id);
    }
    await editor.send(id, '', { fileIds });
    const [{ files }] = await filesOf(author, id);
    expect(files).toMatchObject([
      {
        kind: 'PICTURE',
        name: 'IMG 1.webp',
        mimeType: 'image/webp',
        width: 900,
        height: 600,
        duration: null,
      },
      { kind: 'SOUND', name: 'note.webm', mimeType: 'audio/webm', previewUrl: null },
      { kind: 'SOUND', name: 'jingle.mp3', mimeType: 'audio/mpeg' },
      { kind: 'DOCUMENT', name: 'page.txt', mimeType: 'text/plain; charset=utf-8' },
      { kind: 'DOCUMENT', name: 'plan.pdf', mimeType: 'application/pdf' },
    ]);
    for (const { duration } of [files[1], files[2]]) expect(Math.abs(duration - 2000)).toBeLessThan(120);
    const picture = await read(shared, files[0].url);
    expect(picture.rawPayload.length).toBe(files[0].size);
    expect(picture.rawPayload.includes('whereabouts')).toBe(false);
    expect(await sharp((await read(shared, files[0].previewUrl)).rawPayload).metadata()).toMatchObject({
      width: 480,
      height: 320,
    });
    const page = await read(shared, `${files[3].url}&download`);
    expect(page.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': expect.stringContaining('attachment; filename="page.txt"'),
      'x-content-type-options': 'nosniff',
    });
  },
);

test('a file is readable by people who see its message at that moment, and by nobody else', async () => {
  const { editor, author, user, admin, ids } = await people(shared);
  const { id } = await editor.open([ids[1]!, ids[2]!]);
  const waiting = (await upload(shared, author.token, id, png)).answer.id;
  const own = `/media/1/${waiting}/attachment`;
  expect((await read(shared, own, author.token)).statusCode).toBe(200);
  expect((await read(shared, own, editor.token)).statusCode).toBe(404);
  const message = await author.send(id, '', { fileIds: [waiting] });
  const [{ files }] = await filesOf(user, id);
  const { url } = files[0];
  expect((await read(shared, url)).statusCode).toBe(200);
  expect((await read(shared, own)).statusCode).toBe(401);
  expect((await read(shared, url.replace(/ticket=./, 'ticket=x'))).statusCode).toBe(401);
  expect((await read(shared, own, admin.token)).statusCode).toBe(404);
  await user.act('setChatBlocked', `userId: "${ids[1]}", blocked: true`, '');
  expect((await read(shared, url)).statusCode).toBe(404);
  expect((await filesOf(user, id))[0].files).toEqual([]);
  await user.act('setChatBlocked', `userId: "${ids[1]}", blocked: false`, '');
  await editor.act('concealChatMessage', `id: "${message.id}", concealed: true`);
  expect((await read(shared, url)).statusCode).toBe(404);
  await editor.act('concealChatMessage', `id: "${message.id}", concealed: false`);
  expect((await read(shared, url)).statusCode).toBe(200);
  await editor.act('removeChatPerson', `id: "${id}", userId: "${ids[2]}"`);
  expect((await read(shared, url)).statusCode).toBe(404);
  expect((await read(shared, own, editor.token)).statusCode).toBe(200);
});

test('files are deleted with their message, with the retention of a room, and with the account of their sender', async () => {
  const app = await quietApp();
  const { editor, author, admin, ids } = await people(app);
  const { id } = await editor.open([ids[1]!]);
  const { thread } = await editor.room({ name: 'Desk', retentionTime: 86_400_000 });
  const deleted = await withPicture(app, editor, id);
  await withPicture(app, editor, thread.id);
  await withPicture(app, author, id);
  await upload(app, editor.token, id, png);
  expect(await storedFiles(app)).toHaveLength(8);
  await editor.act('deleteChatMessage', `id: "${deleted.id}"`, '');
  await app.shared.services.jobs.idle();
  expect(await storedFiles(app)).toHaveLength(6);
  await forgetMessages(app.shared.database, new AbortController().signal, Date.now() + 2 * 86_400_000);
  await sweep(app);
  expect(await storedFiles(app)).toHaveLength(4);
  await admin.act('deleteUser', `id: "${ids[1]}"`, '');
  await app.shared.services.jobs.idle();
  expect(await storedFiles(app)).toHaveLength(2);
  const old = app.shared.database.engine === 'sqlite' ? '1' : "'2020-01-01'";
  await app.orm.em.fork().getConnection().execute(`update chat_attachment set created_at = ${old}`);
  await sweep(app);
  expect(await storedFiles(app)).toEqual([]);
});

test('a search finds the messages that have a file', async () => {
  const { editor, ids } = await people(shared);
  const { id } = await editor.open([ids[1]!]);
  await editor.send(id, 'the plan without');
  await withPicture(shared, editor, id, 'the plan with it');
  const { searchChat } = await editor.must(
    '{ searchChat(input: { text: "the plan", has: FILE }) { items { body } } }',
  );
  expect(searchChat.items).toEqual([{ body: 'the plan with it' }]);
});
