import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '../../../../../tools/testing/json.ts';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import { Role } from '../../../platform/permissions/roles/role.entity.ts';
import { clip } from '../sample/clip.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'colleague', 'read Profile', 'read Post', 'create Post');
await addRole(app, 'other', 'read Profile', 'read Post', 'create Post');
await addRole(app, 'moderator', 'read Post', 'update Post');
const author = await app.as('colleague');
const otherAuthor = await app.as('other');
const moderator = await app.as('moderator');
const admin = await app.tokenOf('admin@demo.com');

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
const png = await picture(2560, 1280);
const webm = Buffer.from(clip, 'base64');

interface Sent {
  method?: 'PUT' | 'DELETE';
  body?: Buffer | string;
  type?: string;
  headers?: Record<string, string>;
}

async function send(id: string, token: string | null, sent: Sent = {}) {
  const { method = 'PUT', body = png, type = 'image/png', headers = {} } = sent;
  const isPut = method === 'PUT';
  const response = await app.server.inject({
    method,
    url: `/uploads/posts/${id}/media`,
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(isPut && { 'content-type': type }),
    },
    ...(isPut && { payload: body }),
  });
  const answer = response.json<Json>();
  const { code, fields, ...more } = answer.errors?.[0]?.extensions ?? {};
  return { status: response.statusCode, answer, code, fields, more };
}

const files = async () => (await readdir(`${app.config.filesDir}/posts`).catch(() => [])).toSorted();
const write = async (text: string, awaitsMedia = false): Promise<string> => {
  const create = 'mutation ($input: PostInput!) { createPost(input: $input) { id } }';
  return (await app.graphql(create, { input: { text, awaitsMedia } }, author)).data.createPost.id;
};
const read = async (id: string) =>
  app.graphql(
    'query ($id: ID!) { post(id: $id) { picture pictureWidth pictureHeight thumbnail video } }',
    { id },
    author,
  );

let post: string;
beforeEach(async () => {
  for (const name of await files()) await app.shared.services.storage.delete(`posts/${name}`);
  post = await write('With something to see.');
});

describe('the picture or video of a post', () => {
  test('is changed by nobody who is signed out', async () => {
    for (const method of ['PUT', 'DELETE'] as const)
      expect(await send(post, null, { method })).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  test('is changed by nobody but who wrote it and who may change all', async () => {
    for (const method of ['PUT', 'DELETE'] as const)
      expect(await send(post, otherAuthor, { method })).toMatchObject({
        status: 403,
        more: { action: 'update', subject: 'Post' },
      });
    expect(await files()).toEqual([]);
    for (const token of [author, moderator]) expect((await send(post, token)).status).toBe(200);
  });

  test('is not changed while the portal is viewed as another role', async () => {
    const role = await app.orm.em.fork().findOneOrFail(Role, { key: 'editor' });
    const headers = { 'x-view-as': String(role.id) };
    expect(await send(post, admin, { headers })).toMatchObject({ status: 403, code: 'VIEW_ONLY' });
  });

  test.each(['999999', 'nonsense'])('is not found where there is no post: %s', async (id) => {
    expect(await send(id, admin)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await send(id, otherAuthor)).toMatchObject({ status: 403 });
  });

  test.each([
    ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml', 'svgPicture'],
    ['<script>alert(1)</script>', 'image/png', 'noMedia'],
    ['<script>alert(1)</script>', 'video/mp4', 'noMedia'],
    ['', 'image/png', 'required'],
  ])('is none of these: %s as %s', async (body, type, problem) => {
    expect((await send(post, author, { body, type })).fields).toEqual({ media: problem });
    expect(await files()).toEqual([]);
  });

  test('has the type that it declares', async () => {
    const disguised = await send(post, author, { body: webm, type: 'video/mp4' });
    expect(disguised.fields).toEqual({ media: 'otherPictureType' });
    expect((await send(post, author, { type: 'image/webp' })).fields).toEqual({ media: 'otherPictureType' });
    expect(await files()).toEqual([]);
  });

  test('is not larger than allowed', async () => {
    const megabyte = 1024 * 1024;
    for (const [type, size] of [
      ['image/png', 11],
      ['video/webm', 51],
    ] as const)
      expect(
        await send(post, author, { type, headers: { 'content-length': String(size * megabyte) } }),
      ).toMatchObject({ status: 413, code: 'LIMIT_EXCEEDED' });
  });

  test('keeps its aspect ratio, and its address contains its size', async () => {
    const { answer } = await send(post, author);
    expect(answer).toEqual({
      picture: expect.stringMatching(/^\/files\/posts\/[\da-f]{32}-1280x640\.webp$/) as string,
      video: '',
      version: 2,
    });
    const { data } = await read(post);
    expect(data.post).toMatchObject({ picture: answer.picture, pictureWidth: 1280, pictureHeight: 640 });
    const { rawPayload, headers } = await app.server.inject({ url: data.post.thumbnail });
    const { width, height } = await sharp(rawPayload).metadata();
    expect([width, height, headers['x-content-type-options']]).toEqual([320, 320, 'nosniff']);
  });

  test('may be a video, stored byte for byte and read in ranges', async () => {
    const { answer } = await send(post, author, { body: webm, type: 'video/webm' });
    expect(answer).toMatchObject({
      picture: '',
      video: expect.stringMatching(/^\/files\/posts\/[\da-f]{32}\.webm$/) as string,
    });
    const [name] = await files();
    expect(webm.equals(await readFile(`${app.config.filesDir}/posts/${name}`))).toBe(true);
    const part = await app.server.inject({ url: answer.video, headers: { range: 'bytes=2-5' } });
    expect([part.statusCode, part.rawPayload.equals(webm.subarray(2, 6))]).toEqual([206, true]);
    expect(part.headers['content-type']).toBe('video/webm');
  });

  test('goes with the next one, and with the post', async () => {
    await send(post, author);
    await send(post, author, { body: webm, type: 'video/webm' });
    expect(await files()).toHaveLength(1);
    await send(post, author);
    expect(await files()).toHaveLength(2);
    await app.graphql('mutation ($id: ID!) { deletePost(id: $id) }', { id: post }, author);
    expect(await files()).toEqual([]);
  });

  test('can be removed, except from a post without text', async () => {
    await send(post, author);
    expect((await send(post, author, { method: 'DELETE' })).answer).toMatchObject({ picture: '', video: '' });
    expect(await files()).toEqual([]);
    const silent = await write('', true);
    expect((await read(silent)).code).toBe('NOT_FOUND');
    await send(silent, author);
    expect((await read(silent)).data.post.picture).not.toBe('');
    expect((await send(silent, author, { method: 'DELETE' })).fields).toEqual({ text: 'required' });
    expect(await files()).toHaveLength(2);
  });
});

test(
  'the pictures of the sample are drawn, and no other drawing is read afterwards',
  { tags: ['slow'] },
  async () => {
    const { scenePicture, storeSampleFiles } = await import('../sampleFiles.ts');
    await storeSampleFiles(app.shared.services.storage);
    const { rawPayload, statusCode } = await app.server.inject({ url: scenePicture('antenna') });
    expect([statusCode, (await sharp(rawPayload).metadata()).width]).toEqual([200, 1280]);
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(sharp(drawing).png().toBuffer()).rejects.toThrow(/svg|unsupported/i);
  },
);
