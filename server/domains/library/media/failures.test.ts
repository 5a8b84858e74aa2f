import { afterAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import {
  makeAlbum,
  makeArtiste,
  makeCategory,
  makeEpisodeSound,
  makeJingle,
  makeSong,
  makeTag,
} from '../testing/library.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
await addRole(app, 'song-hearer', 'read Song');

const failed = { state: 'FAILED', failure: 'DAMAGED' };
const artiste = await makeArtiste(app, 1);
const album = await makeAlbum(app, 1);
const category = await makeCategory(app, 1);
const tag = await makeTag(app, 1);
const everywhere = { artistes: [artiste], album, category, tags: [tag], title: 'Tide' };
const ready = await makeSong(app, 1, everywhere);
const damaged = await makeSong(app, 1, { ...everywhere, ...failed });
const jingle = await makeJingle(app, 1, { title: 'Tide', ...failed, failure: 'EMPTY' });
await makeEpisodeSound(app, 1, { title: 'Tide', ...failed });
await makeSong(app, 1, { title: 'Tide', ...failed, deletedAt: new Date() });
await makeSong(app, 2, { title: 'Tide', ...failed });

const read = async (document: string): Promise<Json> => {
  const { data, errors } = await app.graphql(document, {}, admin);
  expect(errors).toEqual([]);
  return data;
};
const listed = async (list: string, args = ''): Promise<number[]> => {
  const { found } = await read(`{ found: ${list}(sort: [{ id: ASC }]${args}) { totalItems items { id } } }`);
  expect(found.totalItems).toBe(found.items.length);
  return found.items.map(({ id }: Json) => Number(id));
};

describe('media that cannot be used', () => {
  test('is shown only to users who may read the library', async () => {
    const list = '{ failedMedia { totalItems } }';
    expect((await app.graphql(list)).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(list, {}, await app.as('song-hearer'))).code).toBe('FORBIDDEN');
  });

  test('has a list of its own, of every kind, without what lies in the bin, on other radios or belongs elsewhere', async () => {
    expect(await listed('failedMedia')).toEqual([damaged, jingle]);
    expect(await listed('failedMedia', ', filter: { failure: { eq: EMPTY } }')).toEqual([jingle]);
    expect(await listed('failedMedia', ', search: "kind:song tide"')).toEqual([damaged]);
  });

  test('is in no list of the library, and is found by its id', async () => {
    expect(await listed('songs')).toEqual([ready]);
    expect(await listed('songs', ', filter: { state: { eq: FAILED } }')).toEqual([]);
    expect(await listed('songs', ', search: "tide"')).toEqual([ready]);
    expect(await listed('jingles')).toEqual([]);
    expect(await listed('mediaItems')).toEqual([ready]);
    const { search } = await read('{ search(query: "tide") { kind rows { id } } }');
    const found = search.filter(({ kind }: Json) => ['Song', 'Jingle'].includes(kind));
    expect(found).toEqual([{ kind: 'Song', rows: [{ id: String(ready) }] }]);
    const { song } = await read(`{ song(id: "${damaged}") { state failure } }`);
    expect(song).toEqual(failed);
  });

  test('counts nowhere', async () => {
    expect(
      await read(`{
        artiste(id: "${artiste}") { songCount } album(id: "${album}") { songCount }
        mediaTag(id: "${tag}") { mediaCount } mediaCategory(id: "${category}") { mediaCount }
      }`),
    ).toEqual({
      artiste: { songCount: 1 },
      album: { songCount: 1 },
      mediaTag: { mediaCount: 1 },
      mediaCategory: { mediaCount: 1 },
    });
  });
});
