import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { makeArtiste, makePlaylist, makePlaylistItem, makeSong } from '../../testing/library.ts';

const app = await createTestApp({}, afterAll);
const editor = await app.as('editor');
const reader = await app.as('support');
const client = await app.tokenOf('client@demo.com');

const fields = 'version artisteSeparation titleSeparation playlist { id name }';
const read = `{ defaultPlaylist { ${fields} } }`;
const update = `mutation ($version: Int!, $input: DefaultPlaylistInput!) { updateDefaultPlaylist(version: $version, input: $input) { ${fields} } }`;

const writing = (sql: string) =>
  app.shared.database.transaction((transaction) => Promise.resolve(transaction.run(sql, [])));
const change = (version: number, input: object) => app.graphql(update, { version, input }, editor);
const minute = 60_000;

/** Creates a playlist with a number of songs of four minutes, each by another artiste. */
async function filled(count: number, values: object = {}): Promise<string> {
  const playlist = await makePlaylist(app, 1, { mediaCount: count, ...values });
  for (let position = 1; position <= count; position++) {
    const artiste = await makeArtiste(app, 1);
    const media = await makeSong(app, 1, { title: `T${position}`, artistes: [artiste], duration: 240_000 });
    await makePlaylistItem(app, 1, { playlist, media, position });
  }
  return String(playlist);
}

beforeEach(() => writing('delete from default_playlist'));

describe('the default playlist', () => {
  test('is closed to signed-out users, to the demo client, and to changes by readers', async () => {
    for (const [document, variables] of [
      [read, {}],
      [update, { version: 0, input: {} }],
    ] as const) {
      expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
      expect((await app.graphql(document, variables, client)).code).toBe('FORBIDDEN');
    }
    expect((await app.graphql(update, { version: 0, input: {} }, reader)).code).toBe('FORBIDDEN');
  });

  test.each([
    [{ artisteSeparation: -1 }, { artisteSeparation: 'min' }],
    [{ artisteSeparation: 1440 * minute + 1 }, { artisteSeparation: 'max' }],
    [{ titleSeparation: 10_080 * minute + 1 }, { titleSeparation: 'max' }],
    [{ titleSeparation: null }, { titleSeparation: 'required' }],
    [
      { playlistId: '999999', titleSeparation: -1 },
      { playlistId: 'unknown', titleSeparation: 'min' },
    ],
    [{ playlistId: 'nonsense' }, { playlistId: 'unknown' }],
  ])('is not set to %j', async (input, problems) => {
    expect((await change(0, input)).fields).toEqual(problems);
  });

  test('is a playlist of the radio that is switched on and has something to play', async () => {
    const set = async (playlistId: number) => (await change(0, { playlistId })).fields;
    expect(await set(await makePlaylist(app, 2, { mediaCount: 1 }))).toEqual({ playlistId: 'unknown' });
    expect(await set(await makePlaylist(app, 1, { mediaCount: 1, deletedAt: new Date() }))).toEqual({
      playlistId: 'unknown',
    });
    expect(await set(await makePlaylist(app, 1, { mediaCount: 1, enabled: false }))).toEqual({
      playlistId: 'disabled',
    });
    expect(await set(await makePlaylist(app, 1))).toEqual({ playlistId: 'noItems' });
    const criteria = {
      matchAll: true,
      criteria: [{ field: 'TITLE', operator: 'IS', value: 'no such title' }],
      order: 'NEWEST',
      limit: null,
    };
    expect(await set(await makePlaylist(app, 1, { content: 'FOUND', criteria, mediaCount: 5 }))).toEqual({
      playlistId: 'noItems',
    });
  });

  test('is null before it is set, and separate for each radio', async () => {
    expect((await app.graphql(read, {}, reader)).data.defaultPlaylist).toBeNull();
    const playlistId = await filled(1);
    const { data } = await change(0, { playlistId });
    expect(data.updateDefaultPlaylist).toMatchObject({
      version: 1,
      artisteSeparation: 30 * minute,
      titleSeparation: 120 * minute,
      playlist: { id: playlistId },
    });
    const admin = await app.tokenOf('admin@demo.com');
    expect((await app.graphql(read, {}, admin, { 'x-radio': '2' })).data.defaultPlaylist).toBeNull();
    const nothing = (await change(1, { playlistId: null, artisteSeparation: 0 })).data.updateDefaultPlaylist;
    expect(nothing).toMatchObject({ version: 2, playlist: null, artisteSeparation: 0 });
  });

  test('is changed by one at a time, also the first time', async () => {
    const both = await Promise.all([
      change(0, { artisteSeparation: 10 * minute }),
      change(0, { artisteSeparation: 20 * minute }),
    ]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', undefined]);
    const stored = (await app.graphql(read, {}, reader)).data.defaultPlaylist;
    const { code, errors } = await change(0, { artisteSeparation: 30 * minute });
    expect([code, errors[0]?.extensions['current']]).toEqual([
      'CONFLICT',
      expect.objectContaining({ artisteSeparation: stored.artisteSeparation }),
    ]);
  });
});
