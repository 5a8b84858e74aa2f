import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { centre, type Focus } from '../../../../kit/images/crop.ts';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { Content } from '../content.entity.ts';
import type { PhotoInput } from './photo.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');

const plain = (colour: string) =>
  sharp({ create: { width: 2000, height: 3000, channels: 3, background: colour } })
    .png()
    .toBuffer();

async function send(payload: Buffer): Promise<{ src: string; focus: Focus }> {
  const sent = await app.server.inject({
    method: 'PUT',
    url: '/uploads/website/photos',
    headers: { authorization: `Bearer ${admin}`, 'content-type': 'image/png' },
    payload,
  });
  expect(sent.statusCode).toBe(200);
  return sent.json();
}

/** Uploads a photo of one colour and returns its address. */
const upload = async (colour: string): Promise<string> => (await send(await plain(colour))).src;

const thumbnailOf = (address: string) => address.replace('-1600.webp', '-480.webp');

const photo = (picture: string, caption = '', alt = '', focus = centre): PhotoInput => ({
  picture,
  alt,
  caption,
  focus,
});

const fields =
  'id version slug photos { picture alt caption focus { x y } } draft { version text { photos { caption focus { x y } } } }';

async function create(kind: string, photos: readonly PhotoInput[]) {
  const { data, errors, ...rest } = await app.graphql(
    `mutation ($input: ContentInput!) { createContent(input: $input) { ${fields} } }`,
    { input: { kind, language: 'EN', title: 'The concert', photos } },
    admin,
  );
  return { content: data?.createContent, errors, ...rest };
}

const run = async (mutation: string, variables: object) => {
  const { data, errors } = await app.graphql(mutation, variables, admin);
  expect(errors).toEqual([]);
  return Object.values(data)[0] as {
    id: string;
    version: number;
    slug: string;
    photos: unknown;
    draft: { version: number; text: { photos: unknown } };
  };
};

describe('the photos of an album', () => {
  test('are stored uncropped with a thumbnail, and shown in their order on the public page', async () => {
    const [red, blue] = [await upload('red'), await upload('blue')];
    const sizes = await Promise.all(
      [red, thumbnailOf(red)].map(async (url) => {
        const { rawPayload, statusCode } = await app.server.inject({ url });
        expect(statusCode).toBe(200);
        const { width, height } = await sharp(rawPayload).metadata();
        return [width, height];
      }),
    );
    expect(sizes).toEqual([
      [1600, 2400],
      [480, 720],
    ]);
    const { content } = await create('ALBUM', [photo(blue, ' On stage '), photo(red, '', 'A red wall')]);
    expect(content.photos).toEqual([photo(blue, 'On stage'), photo(red, '', 'A red wall')]);
    await run(
      `mutation ($id: ID!, $version: Int!) { moveContent(id: $id, version: $version, step: PUBLISH) { ${fields} } }`,
      content,
    );
    const { body } = await app.server.inject({ url: `/site/horizon/en/photos/${content.slug}` });
    expect(body.indexOf(blue)).toBeLessThan(body.indexOf(red));
    expect(body).toMatch(/alt="On stage".*<figcaption>On stage<.*alt="A red wall"/s);
  });

  test('are refused twice in an album, in other kinds, and from other addresses', async () => {
    const address = await upload('green');
    expect((await create('ALBUM', [photo(address), photo(address)])).fields).toEqual({ photos: 'taken' });
    expect((await create('NEWS', [photo(address)])).fields).toEqual({ photos: 'invalid' });
    for (const foreignUrl of ['https://example.org/a.webp', '/files/avatars/1-1600.webp', '//example.org/x'])
      expect((await create('ALBUM', [photo(foreignUrl)])).code).toBe('BAD_USER_INPUT');
    const many = Array.from({ length: 101 }, (_, index) =>
      photo(`/files/website/${index.toString(16).padStart(32, '0')}-1600.webp`),
    );
    expect((await create('ALBUM', many)).code).toBe('BAD_USER_INPUT');
  });

  test('are cropped around their focus, which the upload guesses', async () => {
    const star = { create: { width: 120, height: 120, channels: 3, background: 'gold' } } as const;
    const bright = await sharp(await plain('#334'))
      .composite([{ input: star, left: 1000, top: 2700 }])
      .png()
      .toBuffer();
    const { src, focus } = await send(bright);
    expect(focus.y).toBeGreaterThan(70);
    const [{ focus: stored }] = (await create('ALBUM', [photo(src, 'A star', '', focus)])).content.photos;
    expect(stored).toEqual(focus);
    const { picture, alt, caption } = photo(src, 'A star');
    const { content } = await create('ALBUM', [{ picture, alt, caption }]);
    expect(content.photos[0].focus).toEqual(centre);
    for (const outside of [
      { x: -1, y: 0 },
      { x: 0, y: 101 },
    ])
      expect((await create('ALBUM', [photo(src, '', '', outside)])).code).toBe('BAD_USER_INPUT');

    const shown = async (point: Focus) => {
      const album = (await create('ALBUM', [photo(src, 'A star', '', point)])).content;
      await run(
        `mutation ($id: ID!, $version: Int!) { moveContent(id: $id, version: $version, step: PUBLISH) { id } }`,
        album,
      );
      const { body } = await app.server.inject({ url: `/site/horizon/en/photos/${album.slug}` });
      const [url] = /\/site-pictures\/[\w-]+-480-[\w-]+\.webp/.exec(body)!;
      const { rawPayload } = await app.server.inject({ url });
      const { width, height } = await sharp(rawPayload).metadata();
      const { channels } = await sharp(rawPayload).stats();
      return { size: [width, height], brightest: channels[0]!.max };
    };
    const [around, above] = [await shown(focus), await shown({ x: 50, y: 0 })];
    expect([around.size, above.size]).toEqual([
      [480, 360],
      [480, 360],
    ]);
    expect(around.brightest).toBeGreaterThan(200);
    expect(above.brightest).toBeLessThan(100);
  });

  test('of an album that was stored before photos had a focus have it in the centre', async () => {
    const { content } = await create('ALBUM', [photo(await upload('olive'), 'Old')]);
    const { picture, alt, caption } = content.photos[0];
    const photos = [{ picture, alt, caption }];
    await app.orm.em.fork().nativeUpdate(Content, { id: Number(content.id) }, { photos }, { filters: false });
    const { data } = await app.graphql(
      `query ($id: ID!) { content(id: $id) { photos { focus { x y } } } }`,
      content,
      admin,
    );
    expect(data.content.photos).toEqual([{ focus: centre }]);
  });

  test('of a published album change with its draft', async () => {
    const { content } = await create('ALBUM', [photo(await upload('teal'), 'Before')]);
    const moved = await run(
      `mutation ($id: ID!, $version: Int!) { moveContent(id: $id, version: $version, step: PUBLISH) { ${fields} } }`,
      content,
    );
    const [{ picture }] = content.photos;
    const saved = await run(
      `mutation ($id: ID!, $version: Int!, $input: ContentPatch!) {
        saveContentDraft(id: $id, version: $version, draftVersion: 0, input: $input) { ${fields} }
      }`,
      { id: moved.id, version: moved.version, input: { photos: [photo(picture, 'After')] } },
    );
    expect(saved).toMatchObject({ photos: [{ caption: 'Before' }] });
    expect(saved.draft.text.photos).toEqual([{ caption: 'After', focus: centre }]);
    const published = await run(
      `mutation ($id: ID!, $version: Int!, $draftVersion: Int!) {
        publishContentDraft(id: $id, version: $version, draftVersion: $draftVersion) { ${fields} }
      }`,
      { id: saved.id, version: saved.version, draftVersion: saved.draft.version },
    );
    expect(published.photos).toMatchObject([{ caption: 'After' }]);
  });
});
