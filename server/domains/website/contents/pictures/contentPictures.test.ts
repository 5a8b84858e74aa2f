import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Role } from '../../../platform/permissions/roles/role.entity.ts';
import type { Json } from '../../../../../tools/testing/json.ts';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import { Content } from '../content.entity.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'columnist', 'read Content', 'create Content', 'update Content OWN');
const admin = await app.tokenOf('admin@demo.com');
const author = await app.as('columnist');
const otherAuthor = await app.as('author');
const reader = await app.as('support');

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
const png = await picture(2000, 1000);

interface Sent {
  method?: 'PUT' | 'DELETE';
  body?: Buffer | string;
  type?: string;
  headers?: Record<string, string>;
}

async function send(
  path: string,
  token: string | null,
  { method = 'PUT', body = png, type = 'image/png', headers = {} }: Sent = {},
) {
  const response = await app.server.inject({
    method,
    url: `/uploads/website/${path}`,
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method === 'PUT' && { 'content-type': type }),
    },
    ...(method === 'PUT' && { payload: body }),
  });
  const answer = response.json<Json>();
  const { code, fields, ...more } = answer.errors?.[0]?.extensions ?? {};
  return { status: response.statusCode, answer, code, fields, more };
}

const files = async (folder = 'website') =>
  (await readdir(`${app.config.filesDir}/${folder}`).catch(() => [])).toSorted();
const sizeOf = async (address: string) => {
  const { rawPayload, statusCode } = await app.server.inject({ url: address });
  if (statusCode !== 200) return statusCode;
  const { width, height } = await sharp(rawPayload).metadata();
  return [width, height];
};

let content: string;
beforeEach(async () => {
  const create = `mutation { createContent(input: { kind: BLOG, language: EN, title: "Pictured" }) { id } }`;
  content = (await app.graphql(create, {}, author)).data.createContent.id;
});

describe('the picture of a content', () => {
  test('is changed by nobody who is signed out', async () => {
    for (const method of ['PUT', 'DELETE'] as const)
      expect(await send(`${content}/picture`, null, { method })).toMatchObject({
        status: 401,
        code: 'UNAUTHENTICATED',
      });
  });

  test('is changed by nobody who may not change contents, or not this one', async () => {
    for (const method of ['PUT', 'DELETE'] as const) {
      expect(await send(`${content}/picture`, reader, { method })).toMatchObject({
        status: 403,
        more: { action: 'update', subject: 'Content' },
      });
      expect(await send(`${content}/picture`, otherAuthor, { method })).toMatchObject({
        status: 403,
        more: { action: 'update', subject: 'Content' },
      });
    }
    expect(await files()).toEqual([]);
  });

  test('is not changed while the portal is viewed as another role', async () => {
    const role = await app.orm.em.fork().findOneOrFail(Role, { key: 'editor' });
    const headers = { 'x-view-as': String(role.id) };
    expect(await send(`${content}/picture`, admin, { headers })).toMatchObject({
      status: 403,
      code: 'VIEW_ONLY',
    });
  });

  test.each(['999999', 'nonsense'])('is not found where there is no content: %s', async (id) => {
    expect(await send(`${id}/picture`, admin)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test.each([
    ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml', 'svgPicture'],
    ['<script>alert(1)</script>', 'image/png', 'noPicture'],
    ['', 'image/png', 'required'],
  ])('is none of these: %s', async (body, type, problem) => {
    expect((await send(`${content}/picture`, author, { body, type })).fields).toEqual({ picture: problem });
    expect(await files()).toEqual([]);
  });

  test('is stored in three widths of one aspect ratio and whole, and deleted with its replacement', async () => {
    const first = (await send(`${content}/picture`, author)).answer;
    expect(first).toMatchObject({
      picture: expect.stringMatching(/^\/files\/website\/[\da-f]{32}-960\.webp$/) as string,
      version: 2,
    });
    const at = (width: number) => first.picture.replace('-960.', `-${width}.`) as string;
    expect(await Promise.all([480, 960, 1600].map((width) => sizeOf(at(width))))).toEqual([
      [480, 270],
      [960, 540],
      [1600, 900],
    ]);
    expect(await sizeOf(at(64))).toBe(404);
    await send(`${content}/picture`, author);
    expect(await sizeOf(at(960))).toBe(404);
    expect(await files()).toHaveLength(4);
    expect((await send(`${content}/picture`, author, { method: 'DELETE' })).answer).toEqual({
      picture: '',
      pictureFocus: { x: 50, y: 50 },
      version: 4,
      draftVersion: 0,
    });
    expect(await files()).toEqual([]);
  });

  test('of a post of the former blog is shown at its address, and deleted with its replacement', async () => {
    const { storage } = app.shared.services;
    const key = randomBytes(16).toString('hex');
    const webp = await sharp(png).resize(960, 540).webp().toBuffer();
    for (const width of [480, 960, 1600]) await storage.put(`blog/${key}-${width}.webp`, webp);
    const address = `/files/blog/${key}-960.webp`;
    await app.orm.em
      .fork()
      .nativeUpdate(Content, { id: Number(content) }, { picture: address }, { filters: false });
    expect(await sizeOf(address)).toEqual([960, 540]);
    await send(`${content}/picture`, author);
    expect(await sizeOf(address)).toBe(404);
    expect(await files('blog')).toEqual([]);
    expect(await files()).toHaveLength(4);
    await send(`${content}/picture`, author, { method: 'DELETE' });
  });
});

describe('a picture for the text of a content', () => {
  test('is taken from nobody who does not write', async () => {
    expect(await send('pictures', null)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(await send('pictures', reader)).toMatchObject({
      status: 403,
      more: { action: 'create', subject: 'Content' },
    });
    const role = await app.orm.em.fork().findOneOrFail(Role, { key: 'editor' });
    const headers = { 'x-view-as': String(role.id) };
    expect(await send('pictures', admin, { headers })).toMatchObject({ status: 403, code: 'VIEW_ONLY' });
  });

  test('is refused when it is none', async () => {
    expect((await send('pictures', author, { body: 'x' })).fields).toEqual({ picture: 'noPicture' });
    expect((await send('pictures', author, { body: png.subarray(0, 200) })).fields).toEqual({
      picture: 'brokenPicture',
    });
    const headers = { 'content-length': String(11 * 1024 * 1024) };
    expect(await send('pictures', author, { headers })).toMatchObject({
      status: 413,
      code: 'LIMIT_EXCEEDED',
    });
  });

  test.each([
    [2000, 1000, 1600, 800],
    [300, 200, 300, 200],
    [500, 4000, 400, 3200],
  ])('keeps its shape and is never made larger: %i x %i', async (width, height, wide, high) => {
    const { status, answer } = await send('pictures', author, { body: await picture(width, height) });
    expect([status, answer]).toEqual([
      200,
      {
        src: expect.stringMatching(/^\/files\/website\/[\da-f]{32}-1600\.webp$/) as string,
        width: wide,
        height: high,
      },
    ]);
    expect(await sizeOf(answer.src)).toEqual([wide, high]);
    const input = {
      kind: 'BLOG',
      language: 'EN',
      title: 'With a picture',
      body: `<img src="${answer.src}" alt="A mast" width="${wide}" height="${high}">`,
    };
    const { data } = await app.graphql(
      `mutation ($input: ContentInput!) { createContent(input: $input) { body } }`,
      { input },
      author,
    );
    expect(data.createContent.body).toBe(
      `<img src="${answer.src}" alt="A mast" width="${wide}" height="${high}" />`,
    );
  });
});
