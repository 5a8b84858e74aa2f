import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../../tools/testing/json.ts';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import { makePlaylist, makePublicity, makeSong } from '../../testing/library.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'updater', 'read Playlist', 'update Playlist', 'read MediaItem', 'read Song');
const editor = await app.as('editor');
const updater = await app.as('updater');
const reader = await app.as('support');
const client = await app.tokenOf('client@demo.com');

const run = `mutation ($text: String!, $playlistId: ID, $name: String, $apply: Boolean! = false, $page: Int! = 1) {
  importM3u(text: $text, playlistId: $playlistId, name: $name, apply: $apply, page: $page) {
    found missed playlist { id name order mediaCount duration }
    lines { line path label result media { title } candidates { title } } } }`;
const items = `query ($id: ID!) { playlistItems(playlistId: $id) { items { media { title } } } }`;
const duplicate = `mutation ($id: ID!, $name: String!) { duplicatePlaylist(id: $id, name: $name) { id name mediaCount duration weight enabled } }`;

const importing = (variables: object, token = editor) => app.graphql(run, variables, token);
const titlesIn = async (id: string): Promise<string[]> =>
  (await app.graphql(items, { id }, reader)).data.playlistItems.items.map(({ media }: Json) => media.title);
const countOf = async (table: string) =>
  Number((await app.shared.database.rows(`select count(*) from ${table}`, []))[0]![0]);

const text = [
  '\uFEFF#EXTM3U',
  '#EXTINF:180,Whoever - Whatever',
  'C:\\Music\\ONE.mp3',
  '#EXTINF:180,The Beatles - Hey Jude!',
  'http://elsewhere/stream.mp3',
  'twin.mp3',
  '#EXTINF:1,Ann - Second twin',
  '../old/twin.mp3',
  'Björk - Jóga.flac',
  'failed.mp3',
  'over.mp3',
  'theirs.mp3',
].join('\r\n');

beforeAll(async () => {
  await makeSong(app, 1, { title: 'One', fileName: 'one.mp3' });
  await makeSong(app, 1, { title: 'Hey Jude', credit: 'Beatles' });
  await makeSong(app, 1, { title: 'First twin', credit: 'Ann', fileName: 'twin.mp3' });
  await makeSong(app, 1, { title: 'Second twin', credit: 'Ann', fileName: 'Twin.mp3' });
  await makeSong(app, 1, { title: 'Joga', credit: 'BJÖRK' });
  await makeSong(app, 1, { title: 'Failed', fileName: 'failed.mp3', state: 'FAILED' });
  await makePublicity(app, 1, { title: 'Over', fileName: 'over.mp3', validTo: '2020-01-01' });
  await makeSong(app, 2, { title: 'Theirs', fileName: 'theirs.mp3' });
});

describe('the import of an M3U', () => {
  test('is closed to signed-out users, to the demo client, and to readers', async () => {
    expect((await app.graphql(run, { text, name: 'x' })).code).toBe('UNAUTHENTICATED');
    for (const token of [client, reader])
      expect((await importing({ text, name: 'x' }, token)).code).toBe('FORBIDDEN');
    const { errors } = await importing({ text, name: 'x', apply: true }, updater);
    expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', action: 'create', subject: 'Playlist' });
    const playlistId = await makePlaylist(app, 1);
    expect((await importing({ text, playlistId }, updater)).errors).toEqual([]);
  });

  test.each([
    ['no text', { text: ' ' }, { text: 'required' }],
    ['another text', { text: 'Dear all,' }, { text: 'notM3u' }],
    ['an HLS manifest', { text: '#EXTM3U\n#EXT-X-VERSION:3\na.ts' }, { text: 'notM3u' }],
    ['too many files', { text: 'a.mp3\n'.repeat(5001) }, { text: 'tooLong' }],
    ['too long a text', { text: 'a'.repeat(200_001) }, { text: 'tooLong' }],
    ['no name', { name: ' ' }, { name: 'required' }],
    ['too long a name', { name: 'x'.repeat(161) }, { name: 'tooLong' }],
    ['neither name nor playlist', { name: null }, { playlistId: 'required' }],
    ['both of them', { playlistId: '1' }, { name: 'invalid' }],
    ['nothing to apply', { text: 'nowhere.mp3', apply: true }, { text: 'noItems' }],
  ])('is refused with %s', async (_, variables, problems) => {
    expect((await importing({ text, name: 'New', ...variables })).fields).toEqual(problems);
  });

  test('finds both when the label names another song than the only file of that name', async () => {
    await makeSong(app, 1, { title: 'Bell Buoy', credit: 'Ada Finn', fileName: 'Track 01.mp3' });
    await makeSong(app, 1, { title: 'Terminus', credit: 'Nadir Selmi', fileName: '04 Terminus.mp3' });
    const contradicting = [
      '#EXTM3U',
      '#EXTINF:7,Nadir Selmi - Terminus',
      'D:\\Midnight Trams\\Track 01.mp3',
      '#EXTINF:7,Ada Finn – Bell Buoy',
      'Track 01.mp3',
      'Track 01.mp3',
      '07. Nadir Selmi – Terminus.mp3',
    ].join('\r\n');
    const { data } = await importing({ text: contradicting, name: 'Trams' });
    expect(
      data.importM3u.lines.map(({ result, media, candidates }: Json) => [
        result,
        ...[media, ...candidates].flatMap((medium) => medium?.title ?? []),
      ]),
    ).toEqual([
      ['AMBIGUOUS', 'Bell Buoy', 'Terminus'],
      ['FOUND', 'Bell Buoy'],
      ['FOUND', 'Bell Buoy'],
      ['FOUND', 'Terminus'],
    ]);
  });

  test('does not take a song silently when the label names another one, which the library does not have', async () => {
    await makeSong(app, 1, { title: 'Low Water', credit: 'Mira Holt', fileName: 'Track 09.mp3' });
    const lines = async (label: string) => {
      const given = `#EXTM3U\r\n#EXTINF:7,${label}\r\nTrack 09.mp3`;
      const { data } = await importing({ text: given, name: 'Unknown' });
      const [{ result, media, candidates }] = data.importM3u.lines;
      return [result, media?.title ?? null, candidates.map(({ title }: Json) => title)];
    };
    expect(await lines('Nobody - Unknown Song')).toEqual(['AMBIGUOUS', null, ['Low Water']]);
    // Spellings of one half differ often, and a label without a credit names no song.
    expect(await lines('Mira Holt - Low Water (live)')).toEqual(['FOUND', 'Low Water', []]);
    expect(await lines('M. Holt - Low Water')).toEqual(['FOUND', 'Low Water', []]);
    expect(await lines('Low Water - Mira Holt')).toEqual(['FOUND', 'Low Water', []]);
    expect(await lines('Something')).toEqual(['FOUND', 'Low Water', []]);
    const contradicted = '#EXTM3U\n#EXTINF:7,Nobody - Unknown Song\nTrack 09.mp3';
    const applied = await importing({ text: contradicted, name: 'Unknown', apply: true });
    expect(applied.fields).toEqual({ text: 'noItems' });
  });

  test('of five megabytes is refused before it is read', async () => {
    const { status, body } = await importing({ text: 'a.mp3\n'.repeat(900_000), name: 'x' });
    expect([status, body]).toEqual([413, expect.stringMatching(/256 KB|LIMIT_EXCEEDED/)]);
  });

  test('goes to no smart playlist, nor to one that is not there', async () => {
    const found = await makePlaylist(app, 1, { content: 'FOUND' });
    expect((await importing({ text, playlistId: found })).fields).toEqual({ playlistId: 'foundItems' });
    for (const playlistId of ['999999', 'nonsense', await makePlaylist(app, 2)])
      expect((await importing({ text, playlistId })).code).toBe('NOT_FOUND');
  });

  test('returns the match of each line, and changes nothing before it is applied', async () => {
    const before = [await countOf('playlist'), await countOf('playlist_item')];
    const { lines, found, missed, playlist } = (await importing({ text, name: 'New' })).data.importM3u;
    expect([found, missed, playlist]).toEqual([4, 4, null]);
    expect(
      lines.map(({ line, result, media, candidates }: Json) => [
        line,
        result,
        media?.title ?? candidates.map(({ title }: Json) => title),
      ]),
    ).toEqual([
      [6, 'AMBIGUOUS', ['First twin', 'Second twin']],
      [10, 'NOT_FOUND', []],
      [11, 'NOT_FOUND', []],
      [12, 'NOT_FOUND', []],
      [3, 'FOUND', 'One'],
      [5, 'FOUND', 'Hey Jude'],
      [8, 'FOUND', 'Second twin'],
      [9, 'FOUND', 'Joga'],
    ]);
    expect([await countOf('playlist'), await countOf('playlist_item')]).toEqual(before);
  });

  test('returns the lines in pages, and matches all of them', async () => {
    const files = Array.from({ length: 5000 }, (_, index) =>
      index % 50 === 49 ? 'one.mp3' : `${index}.mp3`,
    );
    const paged = (page: number) => importing({ text: files.join('\n'), name: 'Many', page });
    const { found, missed, lines } = (await paged(1)).data.importM3u;
    expect([found, missed, lines.length]).toEqual([100, 4900, 100]);
    expect(lines.at(-1)).toMatchObject({ line: 102, result: 'NOT_FOUND' });
    const last = (await paged(50)).data.importM3u.lines;
    expect([last[0].line, last.at(-1).line, last.length]).toEqual([50, 5000, 100]);
    expect(last.every(({ media }: Json) => media?.title === 'One')).toBe(true);
    expect((await paged(51)).data.importM3u.lines).toEqual([]);
    expect((await paged(0)).fields).toEqual({ page: 'min' });
  });

  test('makes a new playlist in the order of the file, or adds to one', async () => {
    const made = (await importing({ text, name: ' Imported ', apply: true })).data.importM3u.playlist;
    expect(made).toMatchObject({ name: 'Imported', order: 'SEQUENTIAL', mediaCount: 4, duration: 720_000 });
    const order = ['One', 'Hey Jude', 'Second twin', 'Joga'];
    expect(await titlesIn(made.id)).toEqual(order);
    const again = (await importing({ text, playlistId: made.id, apply: true })).data.importM3u.playlist;
    expect(again.mediaCount).toBe(8);
    expect(await titlesIn(made.id)).toEqual([...order, ...order]);
  });
});

describe('the export of a playlist', () => {
  const get = async (id: string | number, token?: string) =>
    app.server.inject({
      url: `/api/exports/playlists/${id}.m3u8`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });

  test('requires the permission to read playlists', async () => {
    const id = await makePlaylist(app, 1);
    expect((await get(id)).statusCode).toBe(401);
    expect((await get(id, client)).statusCode).toBe(403);
    for (const forbidden of [999_999, await makePlaylist(app, 2)])
      expect((await get(forbidden, reader)).statusCode).toBe(404);
    expect((await get('x', reader)).statusCode).toBe(404);
  });

  test('is an M3U of all items in order, which the import understands', async () => {
    const made = (await importing({ text, name: 'Été\nB', apply: true })).data.importM3u.playlist;
    const { headers, body } = await get(made.id, reader);
    expect(headers).toMatchObject({
      'content-type': 'audio/mpegurl; charset=utf-8',
      'content-disposition': `attachment; filename="playlist-${made.id}.m3u8"`,
    });
    expect(body.split('\n').slice(0, 4)).toEqual([
      '#EXTM3U',
      '#PLAYLIST:Été B',
      '#EXTINF:180,One',
      'one.mp3',
    ]);
    const back = (await importing({ text: body, name: 'Back', apply: true })).data.importM3u;
    expect([back.found, back.missed]).toEqual([4, 0]);
    expect(await titlesIn(back.playlist.id)).toEqual(await titlesIn(made.id));
  });

  test('accepts more items than a page', async () => {
    const media = (
      await app.shared.database.rows("select id from media_item where file_name = 'one.mp3'", [])
    )[0]![0];
    const id = await makePlaylist(app, 1);
    await app.graphql(
      `mutation ($id: ID!, $media: [ID!]!) { addToPlaylist(playlistId: $id, mediaIds: $media) { id } }`,
      { id, media: Array.from({ length: 250 }, () => media) },
      editor,
    );
    expect((await get(id, reader)).body.match(/one\.mp3/g)?.length).toBe(250);
  });
});

describe('playlists in PLS and XSPF', () => {
  test.each([
    ['pls', 'audio/x-scpls; charset=utf-8'],
    ['xspf', 'application/xspf+xml; charset=utf-8'],
  ])('leave for readers, and come in again as they were: %s', async (ending, type) => {
    const made = (await importing({ text, name: 'Tide & <time>', apply: true })).data.importM3u.playlist;
    const get = (id: string, token?: string) =>
      app.server.inject({
        url: `/api/exports/playlists/${id}.${ending}`,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
    expect((await get(made.id)).statusCode).toBe(401);
    expect((await get(made.id, client)).statusCode).toBe(403);
    expect((await get('999999', reader)).statusCode).toBe(404);
    const { headers, body } = await get(made.id, reader);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="playlist-${made.id}.${ending}"`,
    });
    const back = (await importing({ text: body, name: 'Back', apply: true })).data.importM3u;
    expect([back.found, back.missed]).toEqual([4, 0]);
    expect(await titlesIn(back.playlist.id)).toEqual(await titlesIn(made.id));
  });

  test('that are not well-formed, or need an entity, are refused', async () => {
    for (const bad of [
      '<playlist>',
      '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><playlist>&y;</playlist>',
    ])
      expect((await importing({ text: bad, name: 'x' })).fields).toEqual({ text: 'notM3u' });
  });
});

describe('a copy of a playlist', () => {
  test('requires the permission', async () => {
    const id = await makePlaylist(app, 1);
    expect((await app.graphql(duplicate, { id, name: 'x' })).code).toBe('UNAUTHENTICATED');
    for (const token of [client, reader, updater])
      expect((await app.graphql(duplicate, { id, name: 'x' }, token)).code).toBe('FORBIDDEN');
    expect((await app.graphql(duplicate, { id, name: ' ' }, editor)).fields).toEqual({ name: 'required' });
    expect((await app.graphql(duplicate, { id, name: 'x'.repeat(161) }, editor)).fields).toEqual({
      name: 'tooLong',
    });
    for (const unknown of ['999999', 'x', await makePlaylist(app, 2)])
      expect((await app.graphql(duplicate, { id: unknown, name: 'x' }, editor)).code).toBe('NOT_FOUND');
  });

  test('has the same items, cut in the same way, and goes its own way from there', async () => {
    const { id } = (await importing({ text, name: 'Original', apply: true })).data.importM3u.playlist;
    const [first] = (
      await app.graphql(
        `query ($id: ID!) { playlistItems(playlistId: $id) { items { id } } }`,
        { id },
        reader,
      )
    ).data.playlistItems.items;
    await app.graphql(
      `mutation ($id: ID!) { updatePlaylistItem(id: $id, version: 1, input: { cueIn: 30000 }) { id } }`,
      first,
      editor,
    );
    const copy = (await app.graphql(duplicate, { id, name: ' Copy ' }, editor)).data.duplicatePlaylist;
    expect(copy).toMatchObject({ name: 'Copy', mediaCount: 4, duration: 690_000, weight: 3, enabled: true });
    await app.graphql(`mutation ($id: ID!) { clearPlaylist(playlistId: $id) { id } }`, { id }, editor);
    expect((await titlesIn(copy.id)).length).toBe(4);
  });
});
