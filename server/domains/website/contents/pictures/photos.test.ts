import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../testing/testApp.ts';
import { thumbnailOf, type PhotoInput } from './photo.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');

/** Uploads a photo and returns its address. */
async function upload(colour: string): Promise<string> {
  const create = { width: 2000, height: 3000, channels: 3, background: colour } as const;
  const sent = await app.server.inject({
    method: 'PUT',
    url: '/uploads/website/photos',
    headers: { authorization: `Bearer ${admin}`, 'content-type': 'image/png' },
    payload: await sharp({ create }).png().toBuffer(),
  });
  expect(sent.statusCode).toBe(200);
  return sent.json<{ src: string }>().src;
}

const photo = (picture: string, caption = '', alt = ''): PhotoInput => ({ picture, alt, caption });

const fields = 'id version slug photos { picture alt caption } draft { version text { photos { caption } } }';

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
    expect(body.indexOf(thumbnailOf(blue))).toBeLessThan(body.indexOf(thumbnailOf(red)));
    expect(body).toMatch(/alt="On stage".*<figcaption>On stage<.*alt="A red wall"/s);
  });

  test('are refused twice in an album, in other kinds, and from other addresses', async () => {
    const address = await upload('green');
    expect((await create('ALBUM', [photo(address), photo(address)])).fields).toEqual({ photos: 'taken' });
    expect((await create('NEWS', [photo(address)])).fields).toEqual({ photos: 'invalid' });
    for (const other of ['https://example.org/a.webp', '/files/avatars/1-1600.webp', '//example.org/x'])
      expect((await create('ALBUM', [photo(other)])).code).toBe('BAD_USER_INPUT');
    const many = Array.from({ length: 101 }, (_, index) =>
      photo(`/files/website/${index.toString(16).padStart(32, '0')}-1600.webp`),
    );
    expect((await create('ALBUM', many)).code).toBe('BAD_USER_INPUT');
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
    expect(saved.draft.text.photos).toEqual([{ caption: 'After' }]);
    const published = await run(
      `mutation ($id: ID!, $version: Int!, $draftVersion: Int!) {
        publishContentDraft(id: $id, version: $version, draftVersion: $draftVersion) { ${fields} }
      }`,
      { id: saved.id, version: saved.version, draftVersion: saved.draft.version },
    );
    expect(published.photos).toMatchObject([{ caption: 'After' }]);
  });
});
