import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Role } from '../../platform/permissions/roles/role.entity.ts';
import type { Json } from '../../../testing/json.ts';
import { addRole, createTestApp } from '../../../testing/testApp.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'columnist', 'read BlogPost', 'create BlogPost', 'update BlogPost');
const admin = await app.tokenOf('admin@demo.com');
const author = await app.as('columnist');
const other = await app.as('author');
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
    url: `/uploads/blog/${path}`,
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

const files = async () => (await readdir(`${app.config.filesDir}/blog`).catch(() => [])).toSorted();
const sizeOf = async (address: string) => {
  const { rawPayload, statusCode } = await app.server.inject({ url: address });
  if (statusCode !== 200) return statusCode;
  const { width, height } = await sharp(rawPayload).metadata();
  return [width, height];
};

let post: string;
beforeEach(async () => {
  const create = `mutation { createBlogPost(input: { title: "Pictured", status: PUBLISHED }) { id } }`;
  post = (await app.graphql(create, {}, author)).data.createBlogPost.id;
});

describe('the picture of an article', () => {
  test('is changed by nobody who is signed out', async () => {
    for (const method of ['PUT', 'DELETE'] as const)
      expect(await send(`${post}/image`, null, { method })).toMatchObject({
        status: 401,
        code: 'UNAUTHENTICATED',
      });
  });

  test('is changed by nobody who may not change articles, or not this one', async () => {
    for (const method of ['PUT', 'DELETE'] as const) {
      expect(await send(`${post}/image`, reader, { method })).toMatchObject({
        status: 403,
        more: { action: 'update', subject: 'BlogPost' },
      });
      expect(await send(`${post}/image`, other, { method })).toMatchObject({
        status: 403,
        more: { action: 'manage', subject: 'BlogPost' },
      });
    }
    expect(await files()).toEqual([]);
  });

  test('is not changed while the portal is viewed as another role', async () => {
    const role = await app.orm.em.fork().findOneOrFail(Role, { key: 'editor' });
    const headers = { 'x-view-as': String(role.id) };
    expect(await send(`${post}/image`, admin, { headers })).toMatchObject({ status: 403, code: 'VIEW_ONLY' });
  });

  test.each(['999999', 'nonsense'])('is not found where there is no article: %s', async (id) => {
    expect(await send(`${id}/image`, admin)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test.each([
    ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml', 'svgPicture'],
    ['<script>alert(1)</script>', 'image/png', 'noPicture'],
    ['', 'image/png', 'required'],
  ])('is none of these: %s', async (body, type, problem) => {
    expect((await send(`${post}/image`, author, { body, type })).fields).toEqual({ featuredImage: problem });
    expect(await files()).toEqual([]);
  });

  test('is stored in three widths of one aspect ratio, and deleted with its replacement', async () => {
    const first = (await send(`${post}/image`, author)).answer;
    expect(first).toMatchObject({
      featuredImage: expect.stringMatching(/^\/files\/blog\/[\da-f]{32}-960\.webp$/) as string,
      version: 2,
    });
    const at = (width: number) => first.featuredImage.replace('-960.', `-${width}.`) as string;
    expect(await Promise.all([480, 960, 1600].map((width) => sizeOf(at(width))))).toEqual([
      [480, 270],
      [960, 540],
      [1600, 900],
    ]);
    expect(await sizeOf(at(64))).toBe(404);
    await send(`${post}/image`, author);
    expect(await sizeOf(at(960))).toBe(404);
    expect(await files()).toHaveLength(3);
    expect((await send(`${post}/image`, author, { method: 'DELETE' })).answer).toEqual({
      featuredImage: '',
      version: 4,
    });
    expect(await files()).toEqual([]);
  });
});

describe('a picture for the text of an article', () => {
  test('is taken from nobody who does not write', async () => {
    expect(await send('pictures', null)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(await send('pictures', reader)).toMatchObject({
      status: 403,
      more: { action: 'create', subject: 'BlogPost' },
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
        src: expect.stringMatching(/^\/files\/blog\/[\da-f]{32}-1600\.webp$/) as string,
        width: wide,
        height: high,
      },
    ]);
    expect(await sizeOf(answer.src)).toEqual([wide, high]);
    const input = {
      title: 'With a picture',
      content: `<img src="${answer.src}" alt="A mast" width="${wide}" height="${high}">`,
    };
    const { data } = await app.graphql(
      `mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { content } }`,
      { input },
      author,
    );
    expect(data.createBlogPost.content).toBe(
      `<img src="${answer.src}" alt="A mast" width="${wide}" height="${high}" />`,
    );
  });
});

describe('the pictures of the sample articles', () => {
  test(
    'are drawn for each of them, and no other drawing is read afterwards',
    { tags: ['slow'] },
    async () => {
      const { storeSamplePictures } = await import('./samplePictures.ts');
      const { storage } = app.shared.services;
      await storeSamplePictures(storage);
      const { data } = await app.graphql(
        `{ blogPosts(perPage: 100, search: "e") { items { featuredImage } } }`,
        {},
        admin,
      );
      const addresses = data.blogPosts.items.map(({ featuredImage }: Json) => featuredImage).filter(Boolean);
      expect(addresses.length).toBeGreaterThan(9);
      for (const address of addresses) expect(await sizeOf(address)).toEqual([960, 540]);
      await expect(
        sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')).png().toBuffer(),
      ).rejects.toThrow(/SVG|svg|unsupported/i);
    },
  );
});
