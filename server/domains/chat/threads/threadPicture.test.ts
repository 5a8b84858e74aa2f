import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { chatter, quietApp, type Chatter } from '../testing/chats.ts';

const app = await quietApp(afterAll);
const [owner, member, stranger] = (await Promise.all(
  ['editor', 'author', 'user'].map(async (role) => chatter(app, await app.as(role))),
)) as [Chatter, Chatter, Chatter];
const third = chatter(app, await app.as('admin'));
const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();

async function send(
  who: Chatter | undefined,
  id: string,
  body: Buffer | undefined = png,
  type = 'image/png',
) {
  const response = await app.server.inject({
    method: 'PUT',
    url: `/uploads/chat/${id}/picture`,
    headers: { 'content-type': type, ...(who && { authorization: `Bearer ${who.token}` }) },
    payload: body,
  });
  const answer = response.json();
  return { answer, code: answer.errors?.[0]?.extensions.code, fields: answer.errors?.[0]?.extensions.fields };
}

const several = async () => owner.open([await member.id(), await third.id()]);
const pictureOf = async (who: Chatter, id: string) =>
  (await who.must(`{ chatThread(id: "${id}") { picture } }`)).chatThread.picture as string;
const storedPictures = () => readdir(join(app.config.filesDir, 'chatpictures')).catch((): string[] => []);

describe('the picture of a thread', () => {
  test('is refused from people who are signed out, not in the thread, or not its owner', async () => {
    const thread = await several();
    expect((await send(undefined, thread.id)).code).toBe('UNAUTHENTICATED');
    expect((await send(stranger, thread.id)).code).toBe('NOT_FOUND');
    expect((await send(member, thread.id)).code).toBe('FORBIDDEN');
    const pair = await owner.open([await member.id()]);
    expect((await send(owner, pair.id)).code).toBe('FORBIDDEN');
    expect(await pictureOf(owner, thread.id)).toBe('');
    expect(await storedPictures()).toEqual([]);
  });

  test('is refused when it is no picture, and leaves no file behind', async () => {
    const thread = await several();
    expect((await send(owner, thread.id, Buffer.from('no picture'))).fields).toEqual({
      picture: expect.any(String),
    });
    expect((await send(owner, thread.id, Buffer.alloc(0))).fields).toEqual({ picture: 'required' });
    expect(await storedPictures()).toEqual([]);
  });

  test('is visible to all participants, replaced, removed, and deleted with the thread', async () => {
    const thread = await several();
    const { answer } = await send(owner, thread.id);
    expect(await pictureOf(member, thread.id)).toBe(answer.picture);
    expect((await app.server.inject({ url: answer.picture })).statusCode).toBe(200);
    const first = await storedPictures();
    expect((await send(owner, thread.id)).answer.version).toBe(answer.version + 1);
    const second = await storedPictures();
    expect(second).toHaveLength(first.length);
    expect(second.some((name) => first.includes(name))).toBe(false);

    const url = `/uploads/chat/${thread.id}/picture`;
    const authorization = `Bearer ${owner.token}`;
    await app.server.inject({ method: 'DELETE', url, headers: { authorization } });
    expect(await pictureOf(member, thread.id)).toBe('');
    expect(await storedPictures()).toEqual([]);
    await send(owner, thread.id);
    await owner.must('mutation ($id: ID!) { deleteChatThread(id: $id) }', { id: thread.id });
    expect(await storedPictures()).toEqual([]);
  });
});
