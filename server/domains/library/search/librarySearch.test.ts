import { afterAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import {
  makeAlbum,
  makeArtiste,
  makeCategory,
  makeJingle,
  makePlaylist,
  makePlaylistItem,
  makeSong,
  makeTag,
} from '../testing/library.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
await addRole(app, 'song-reader', 'read Song');
const deletedAt = new Date();

/**
 * Creates the same records on each radio. A search that does not stay within its radio then finds too many.
 */
async function shelve(radio: number, mark: string) {
  const nina = await makeArtiste(app, radio, { name: 'Nina Simone' });
  const zoe = await makeArtiste(app, radio, { name: 'Zoé' });
  const blue = await makeAlbum(app, radio, { title: 'Girl in Blue: Mélodies', label: 'Bethlehem' });
  const gold = await makeCategory(app, radio, { name: 'Gold' });
  const summer = await makeTag(app, radio, { name: 'Été' });
  const night = await makeTag(app, radio, { name: 'Late Night' });
  const morning = await makePlaylist(app, radio, {
    name: 'Morning Café',
    description: 'What is played at breakfast',
  });
  const deletedPlaylist = await makePlaylist(app, radio, { name: 'Morning gone', deletedAt });
  const song = (title: string, values: object = {}) =>
    makeSong(app, radio, { title: `${mark} ${title}`, ...values });
  const songId = await song('One', {
    artistes: [nina],
    album: blue,
    tags: [summer],
    category: gold,
    credit: 'Nina',
  });
  const two = await song('Two', { artistes: [nina, zoe], tags: [summer, night] });
  const three = await song('Three', { artistes: [zoe], album: blue });
  await song('Five', { artistes: [zoe], album: blue, state: 'FAILED', failure: 'DAMAGED' });
  const four = await song('Four', { category: gold });
  const jingle = await makeJingle(app, radio, { title: `${mark} Jingle`, tags: [summer] });
  await makePlaylistItem(app, radio, { playlist: morning, media: songId, position: 1 });
  await makePlaylistItem(app, radio, { playlist: morning, media: jingle, position: 2 });
  await makePlaylistItem(app, radio, { playlist: deletedPlaylist, media: two, position: 1 });
  return { songId, two, three, four, jingle };
}
await shelve(1, 'here');
await shelve(2, 'there');

const list = (name: string) =>
  `query ($search: String, $perPage: Int) { ${name}(search: $search, perPage: $perPage, sort: [{ title: ASC }]) { totalItems items { title } } }`;
async function found(search: string, name = 'songs'): Promise<string[]> {
  const answer = await app.graphql(list(name), { search, perPage: 50 }, admin);
  expect(answer.errors).toEqual([]);
  const page: Json = answer.data[name];
  expect(page.totalItems).toBe(page.items.length);
  return page.items.map(({ title }: Json) => title.replace('here ', ''));
}

describe('a search of the library', () => {
  test.each<[string, string[]]>([
    ['artist:simone', ['One', 'Two']],
    ['artist:zoé', ['Three', 'Two']],
    ['artist:ZOÉ', ['Three', 'Two']],
    ['artist:zoe', ['Three', 'Two']],
    ['artist:"nina simone" artist:zoé', ['Two']],
    ['artist:nobody', []],
    ['-artist:nina', ['Four', 'Three']],
    ['album:girl', ['One', 'Three']],
    ['album:melodies', ['One', 'Three']],
    ['album:bethlehem', []],
    ['-album:girl', ['Four', 'Two']],
    ['tag:été', ['One', 'Two']],
    ['tag:ÉTÉ', ['One', 'Two']],
    ['tag:ét', []],
    ['tag:"late night"', ['Two']],
    ['tag:été -tag:"late night"', ['One']],
    ['category:gold', ['Four', 'One']],
    ['-category:gold', ['Three', 'Two']],
    ['playlist:morning', ['One']],
    ['playlist:cafe', ['One']],
    ['playlist:breakfast', []],
    ['-playlist:morning', ['Four', 'Three', 'Two']],
    ['is:unused', ['Four', 'Three', 'Two']],
    ['-is:unused', ['One']],
    ['kind:jingle', []],
    ['artist:nina two', ['Two']],
    ['three -artist:nina', ['Three']],
    ['artist:', ['Four', 'One', 'Three', 'Two']],
    ["artist:'", []],
    ['artist:%', []],
    ['tag:_', []],
  ])('understands %s', async (search, titles) => {
    expect(await found(search)).toEqual(titles);
  });

  test('knows every kind in the list of all', async () => {
    expect(await found('kind:jingle', 'mediaItems')).toEqual(['Jingle']);
    expect(await found('-kind:song', 'mediaItems')).toEqual(['Jingle']);
    expect(await found('tag:été', 'mediaItems')).toEqual(['Jingle', 'One', 'Two']);
    expect(await found('playlist:morning', 'jingles')).toEqual(['Jingle']);
  });

  test.each(['is:bogus', '-is:bogus', 'is:failed', 'moon is:deleted', 'kind:record', 'is:constructor'])(
    'refuses what it does not know: %s',
    async (search) => {
      for (const name of ['songs', 'mediaItems', 'deletedSongs']) {
        const document = `query ($search: String) { ${name}(search: $search) { totalItems } }`;
        const answer = await app.graphql(document, { search }, admin);
        expect([answer.code, answer.fields]).toEqual(['BAD_USER_INPUT', { search: 'searchWord' }]);
      }
    },
  );

  test.each([
    ['artist:nina', 'Artiste'],
    ['-album:girl', 'Album'],
    ['one tag:été', 'MediaTag'],
    ['category:gold', 'MediaCategory'],
    ['playlist:morning', 'Playlist'],
    ['is:unused', 'Playlist'],
    ['-is:duplicate', 'MediaItem'],
  ])('refuses words that look at what the viewer may not read: %s', async (search, subject) => {
    const reader = await app.as('song-reader');
    const document = `query ($search: String) { songs(search: $search) { totalItems } }`;
    const { code, errors } = await app.graphql(document, { search }, reader);
    expect([code, errors[0]?.extensions['subject']]).toEqual(['FORBIDDEN', subject]);
    expect((await app.graphql(document, { search: 'one' }, reader)).data.songs.totalItems).toBe(1);
    const everywhere = `query ($search: String!) { search(query: $search) { kind } }`;
    expect((await app.graphql(everywhere, { search }, reader)).errors).toEqual([]);
  });

  test('finds likely duplicates, and none of another radio or the recycle bin', async () => {
    const twice = { title: 'Twice', credit: 'The Band' };
    await makeSong(app, 1, twice);
    expect(await found('is:duplicate')).toEqual([]);
    await makeSong(app, 2, twice);
    await makeSong(app, 1, { ...twice, deletedAt });
    expect(await found('is:duplicate')).toEqual([]);
    await makeSong(app, 1, { title: 'Twice!', credit: 'Band' });
    const checksum = 'f'.repeat(64);
    await makeSong(app, 1, { title: 'Same bytes', checksum });
    await makeJingle(app, 1, { title: 'Same bytes as a jingle', checksum });
    expect(await found('is:duplicate')).toEqual(['Same bytes', 'Twice', 'Twice!']);
    expect(await found('is:duplicate', 'mediaItems')).toHaveLength(4);
  });

  test('searches the recycle bin with the same words', async () => {
    const tag = await makeTag(app, 1, { name: 'thrown' });
    await makeSong(app, 1, { title: 'Away', tags: [tag], deletedAt });
    expect(await found('tag:thrown')).toEqual([]);
    expect(await found('tag:thrown', 'deletedSongs')).toEqual(['Away']);
  });

  test('is part of the search over everything, which no unknown word stops', async () => {
    const everywhere = `query ($query: String!) { search(query: $query) { kind rows { title link } } }`;
    const found = await app.graphql(everywhere, { query: 'here one' }, admin);
    expect(found.data.search).toContainEqual({
      kind: 'Song',
      rows: [expect.objectContaining({ title: 'here One' })],
    });
    const unknown = await app.graphql(everywhere, { query: 'is:bogus' }, admin);
    expect(unknown.errors).toEqual([]);
  });
});
