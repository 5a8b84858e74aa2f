import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import {
  makeCategory,
  makeJingle,
  makePlaylist,
  makePlaylistItem,
  makeSong,
  makeTag,
  makeVideo,
} from '../testing/library.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
await addRole(
  app,
  'song-listener',
  'read MediaItem',
  'read Song',
  'read MediaTag',
  'read MediaCategory',
  'read Playlist',
  'create Playlist',
  'update Playlist',
  'read DefaultPlaylist',
  'read LiveSession',
  'delete MediaItem',
);
const reader = await app.as('song-listener');

const secret = 'Unannounced';
let song: number;
let jingle: number;
let playlist: number;

const execute = (document: string, variables: object = {}, token = reader) =>
  app.graphql(document, variables, token);
const idsOf = (rows: Json[]) => rows.map(({ id }) => Number(id));

beforeAll(async () => {
  const tag = await makeTag(app, 1, { name: 'Unannounced tag' });
  const category = await makeCategory(app, 1, { name: 'Unannounced category' });
  song = await makeSong(app, 1, { title: 'Known song' });
  const named = {
    title: `${secret} jingle`,
    credit: `${secret} credit`,
    fileName: `${secret}.mp3`,
    cueIn: 1000,
    tags: [tag],
    category,
  };
  jingle = await makeJingle(app, 1, named);
  await makeVideo(app, 1, { title: `${secret} video` });
  await makeJingle(app, 1, { title: `${secret} in the bin`, deletedAt: new Date() });
  await makeJingle(app, 1, { title: `${secret} failed`, state: 'FAILED', failure: 'DAMAGED' });
  playlist = await makePlaylist(app, 1, { name: 'Both', mediaCount: 2, duration: 359_000 });
  await makePlaylistItem(app, 1, { playlist, media: jingle, position: 1 });
  await makePlaylistItem(app, 1, { playlist, media: song, position: 2 });
});

describe('a medium of a kind that the caller may not read', () => {
  test.each([
    ['the list of all', 'mediaItems(perPage: 100)'],
    ['a filter on its title', `mediaItems(filter: { title: { contains: "${secret}" } })`],
    ['the opposite of a filter', 'mediaItems(filter: { not: { title: { eq: "nothing" } } }, perPage: 100)'],
    ['a filter on its kind', 'mediaItems(filter: { kind: { in: [JINGLE, VIDEO] } })'],
    ['a filter on its tag', `mediaItems(filter: { tagName: { contains: "${secret}" } })`],
    ['a sort', 'mediaItems(sort: [{ title: DESC }], perPage: 100)'],
    ['a search', `mediaItems(search: "${secret}")`],
    ['a word of the search', 'mediaItems(search: "kind:jingle")'],
    ['a playlist named in the search', 'mediaItems(search: "playlist:both")'],
    ['those that failed', 'failedMedia(perPage: 100)'],
    ['the recycle bin', 'deletedMediaItems(perPage: 100)'],
  ])('is in no list and no total: %s', async (_, list) => {
    const document = `{ ${list} { totalItems items { id kind title fileName } } }`;
    const { data, errors } = await execute(document);
    expect(errors).toEqual([]);
    const [page] = Object.values(data) as Json[];
    expect(page.items.filter(({ kind }: Json) => kind !== 'SONG')).toEqual([]);
    const counted = await execute(`{ ${list} { totalItems } }`);
    expect((Object.values(counted.data) as Json[])[0].totalItems).toBe(page.totalItems);
    expect(JSON.stringify(data)).not.toContain(secret);
    const [whole] = Object.values((await execute(document, {}, admin)).data) as Json[];
    expect(whole.totalItems).toBeGreaterThan(page.totalItems);
  });

  test('does not count for its tags and its category', async () => {
    for (const list of ['mediaTags', 'mediaCategories']) {
      const document = `{ ${list}(filter: { name: { startsWith: "Unannounced" } }) { items { mediaCount } } }`;
      expect((await execute(document)).data[list].items).toEqual([{ mediaCount: 0 }]);
      expect((await execute(document, {}, admin)).data[list].items).toEqual([{ mediaCount: 1 }]);
    }
  });

  test('is not found by its id', async () => {
    const byId = 'query ($id: ID!) { mediaItem(id: $id) { title } }';
    expect((await execute(byId, { id: jingle })).code).toBe('NOT_FOUND');
    expect((await execute(byId, { id: song })).data.mediaItem.title).toBe('Known song');
    expect((await execute(byId, { id: jingle }, admin)).data.mediaItem.title).toBe(`${secret} jingle`);
  });

  test('keeps its position and its length in a playlist, without its names', async () => {
    const document = `query ($id: ID!) { playlistItems(playlistId: $id) { totalItems duration items {
      position timing { cueIn duration }
      media { id kind title credit fileName artwork checksum duration category { name } tags { name } } } } }`;
    const { data, errors } = await execute(document, { id: playlist });
    expect(errors).toEqual([]);
    const { items, ...totals } = data.playlistItems;
    expect(totals).toEqual({ totalItems: 2, duration: 359_000 });
    expect(items[0]).toEqual({
      position: 1,
      timing: { cueIn: 1000, duration: 179_000 },
      media: {
        id: String(jingle),
        kind: 'JINGLE',
        title: '',
        credit: '',
        fileName: '',
        artwork: '',
        checksum: '',
        duration: 180_000,
        category: null,
        tags: [],
      },
    });
    expect(items[1].media.title).toBe('Known song');
    const whole = (await execute(document, { id: playlist }, admin)).data.playlistItems.items[0].media;
    expect([whole.title, whole.category.name, whole.tags.length]).toEqual([
      `${secret} jingle`,
      'Unannounced category',
      1,
    ]);
  });

  test('is not put into a playlist, as one that does not exist', async () => {
    const add =
      'mutation ($id: ID!, $media: [ID!]!) { addToPlaylist(playlistId: $id, mediaIds: $media) { mediaCount } }';
    const fresh = await makePlaylist(app, 1, {});
    expect((await execute(add, { id: fresh, media: [song, jingle] })).fields).toEqual({
      'mediaIds.1': 'unknown',
    });
    expect((await execute(add, { id: fresh, media: [song] })).data.addToPlaylist.mediaCount).toBe(1);
  });

  test('is not matched by an imported playlist', async () => {
    const importMutation =
      'mutation ($text: String!) { importM3u(text: $text, name: "Any") { found lines { media { title } } } }';
    const text = `#EXTM3U\n${secret}.mp3`;
    expect((await execute(importMutation, { text })).data.importM3u).toEqual({
      found: 0,
      lines: [{ media: null }],
    });
    expect((await execute(importMutation, { text }, admin)).data.importM3u.found).toBe(1);
  });

  test('is not found by the criteria of a smart playlist', async () => {
    const preview = `query ($criteria: SmartCriteriaInput!) { smartPreview(criteria: $criteria) { totalItems items { title } } }`;
    const of = (matchAll: boolean, ...criteria: object[]) => ({ criteria: { matchAll, criteria } });
    const title = { field: 'TITLE', operator: 'CONTAINS', value: secret };
    const songs = { field: 'KIND', operator: 'IS', value: 'SONG' };
    const jingles = { field: 'KIND', operator: 'IS', value: 'JINGLE' };
    const notSongs = { field: 'KIND', operator: 'IS_NOT', value: 'SONG' };
    for (const criteria of [of(true, title), of(false, title, songs), of(true, jingles), of(true, notSongs)])
      expect((await execute(preview, criteria)).code).toBe('FORBIDDEN');
    expect((await execute(preview, of(true, title, songs))).data.smartPreview.totalItems).toBe(0);
    expect((await execute(preview, of(true, title), admin)).data.smartPreview.totalItems).toBe(2);
  });

  test('is no duplicate of what can be read', async () => {
    const checksum = 'd'.repeat(64);
    const twin = await makeSong(app, 1, { title: 'Twin song', checksum });
    await makeJingle(app, 1, { title: `${secret} twin`, checksum });
    const document = '{ mediaDuplicates(perPage: 50) { totalGroups groups { items { id title } } } }';
    const { data } = await execute(document);
    expect(JSON.stringify(data)).not.toContain(secret);
    const groups: Json[] = data.mediaDuplicates.groups;
    expect(groups.flatMap(({ items }) => idsOf(items))).not.toContain(twin);
    const whole = (await execute(document, {}, admin)).data.mediaDuplicates;
    expect(whole.totalGroups).toBe(data.mediaDuplicates.totalGroups + 1);
    const found = await execute('{ mediaItems(search: "is:duplicate", perPage: 100) { items { id } } }');
    expect(idsOf(found.data.mediaItems.items)).not.toContain(twin);
  });
});
