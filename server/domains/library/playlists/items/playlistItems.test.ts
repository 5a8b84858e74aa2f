import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { AuditEntry } from '../../../../kit/audit/auditEntry.entity.ts';
import type { Json } from '../../../../../tools/testing/json.ts';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import {
  makeJingle,
  makePlaylist,
  makePlaylistItem,
  makePublicity,
  makeSong,
} from '../../testing/library.ts';
import { findPlaylistsContaining, recountPlaylists } from '../recountPlaylists.ts';

const app = await createTestApp({}, afterAll);
const editor = await app.as('editor');
const reader = await app.as('support');
const client = await app.tokenOf('client@demo.com');

const numbers = 'id version mediaCount duration';
const items = `query ($id: ID!, $page: Int = 1, $perPage: Int = 100) { playlistItems(playlistId: $id, page: $page, perPage: $perPage) {
  totalItems totalIsExact duration items { id version position cueIn cueOut fadeIn fadeOut media { id title } timing { cueIn cueOut fadeIn fadeOut duration } } } }`;
const add = `mutation ($id: ID!, $media: [ID!]!, $at: Int) { addToPlaylist(playlistId: $id, mediaIds: $media, at: $at) { ${numbers} } }`;
const remove = `mutation ($id: ID!, $items: [ID!]!) { removeFromPlaylist(playlistId: $id, itemIds: $items) { ${numbers} } }`;
const move = `mutation ($id: ID!, $items: [ID!]!, $to: Int!) { movePlaylistItems(playlistId: $id, itemIds: $items, to: $to) { ${numbers} } }`;
const clear = `mutation ($id: ID!) { clearPlaylist(playlistId: $id) { ${numbers} } }`;
const update = `mutation ($id: ID!, $version: Int!, $input: PlaylistItemPatch!) { updatePlaylistItem(id: $id, version: $version, input: $input) { id version cueIn cueOut timing { duration } } }`;

let playlist: string;
/** Five media, A to E, of one to five minutes. */
let media: number[];

beforeEach(async () => {
  playlist = String(await makePlaylist(app, 1));
  media = [];
  for (const [index, title] of [...'ABCDE'].entries())
    media.push(await makeSong(app, 1, { title, duration: (index + 1) * 60_000 }));
  await app.graphql(add, { id: playlist, media }, editor);
});

const page = async (id = playlist, variables: object = {}) =>
  (await app.graphql(items, { id, ...variables }, reader)).data.playlistItems;
const titles = async (): Promise<string> =>
  (await page()).items.map(({ media }: Json) => media.title).join('');
const positions = async (): Promise<number[]> => (await page()).items.map(({ position }: Json) => position);
const itemOf = async (title: string) => (await page()).items.find(({ media }: Json) => media.title === title);
const idsOf = async (letters: string): Promise<string[]> =>
  Promise.all([...letters].map(async (title) => (await itemOf(title)).id));
const moving = async (letters: string, to: number) =>
  app.graphql(move, { id: playlist, items: await idsOf(letters), to }, editor);
const writing = (sql: string, ...values: Array<number | string>) =>
  app.shared.database.transaction((transaction) => Promise.resolve(transaction.run(sql, values)));

describe('the items of a playlist', () => {
  test('are closed to signed-out users, to the demo client, and to changes by readers', async () => {
    const { id } = await itemOf('A');
    const changes = [
      [add, { id: playlist, media }],
      [remove, { id: playlist, items: [id] }],
      [move, { id: playlist, items: [id], to: 2 }],
      [clear, { id: playlist }],
      [update, { id, version: 1, input: {} }],
    ] as const;
    for (const [document, variables] of [[items, { id: playlist }] as const, ...changes]) {
      expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
      expect((await app.graphql(document, variables, client)).code).toBe('FORBIDDEN');
    }
    for (const [document, variables] of changes)
      expect((await app.graphql(document, variables, reader)).code).toBe('FORBIDDEN');
    expect(await titles()).toBe('ABCDE');
  });

  test('are not added when one of them cannot be played: all problems are reported, and none is added', async () => {
    const foreign = await makeSong(app, 2);
    const failed = await makeSong(app, 1, { state: 'FAILED' });
    const binned = await makeSong(app, 1, { deletedAt: new Date() });
    const over = await makePublicity(app, 1, { validTo: '2020-01-01' });
    const early = await makePublicity(app, 1, { validFrom: '2999-01-01' });
    const evergreen = await makePublicity(app, 1, { validTo: '2020-01-01', evergreen: true });
    const tried = [media[0], foreign, failed, binned, over, early, evergreen, 'nonsense'];
    expect((await app.graphql(add, { id: playlist, media: tried }, editor)).fields).toEqual({
      'mediaIds.1': 'unknown',
      'mediaIds.2': 'notReady',
      'mediaIds.3': 'unknown',
      'mediaIds.4': 'outOfDays',
      'mediaIds.5': 'outOfDays',
      'mediaIds.7': 'unknown',
    });
    expect(await titles()).toBe('ABCDE');
    expect((await app.graphql(add, { id: playlist, media: [evergreen] }, editor)).errors).toEqual([]);
  });

  test('are added 1 to 1,000 at a time, and 10,000 in all', async () => {
    const fields = async (ids: unknown[], at?: number) =>
      (await app.graphql(add, { id: playlist, media: ids, at }, editor)).fields;
    expect(await fields([])).toEqual({ mediaIds: 'required' });
    expect(await fields(Array.from({ length: 1001 }, () => media[0]))).toEqual({ mediaIds: 'tooLong' });
    expect(await fields([media[0]], 0)).toEqual({ at: 'min' });
    const thousand = Array.from({ length: 1000 }, () => media[0]);
    for (let round = 0; round < 9; round++) expect(await fields(thousand)).toBeUndefined();
    expect(await fields(thousand)).toEqual({ mediaIds: 'max' });
    expect((await page(playlist, { perPage: 1 })).totalItems).toBe(9005);
  });

  test('of a smart playlist cannot be chosen', async () => {
    const id = String(
      await makePlaylist(app, 1, {
        content: 'FOUND',
        criteria: { matchAll: true, criteria: [], order: 'NEWEST', limit: null },
      }),
    );
    for (const [document, variables] of [
      [add, { media }],
      [remove, { items: ['1'] }],
      [move, { items: ['1'], to: 1 }],
      [clear, {}],
    ] as const)
      expect((await app.graphql(document, { id, ...variables }, editor)).fields).toEqual({
        playlistId: 'foundItems',
      });
  });

  test('of a playlist that is not there, in the bin or of another radio, are not found', async () => {
    const foreign = await makePlaylist(app, 2);
    const binned = await makePlaylist(app, 1, { deletedAt: new Date() });
    for (const id of ['999999', 'nonsense', String(foreign), String(binned)]) {
      expect((await app.graphql(items, { id }, editor)).code).toBe('NOT_FOUND');
      for (const [document, variables] of [
        [add, { media }],
        [remove, { items: ['1'] }],
        [move, { items: ['1'], to: 1 }],
        [clear, {}],
      ] as const)
        expect((await app.graphql(document, { id, ...variables }, editor)).code).toBe('NOT_FOUND');
    }
  });

  test('are given in their order, page by page', async () => {
    const all = await page();
    expect(all).toMatchObject({ totalItems: 5, totalIsExact: true, duration: 900_000 });
    expect(await titles()).toBe('ABCDE');
    expect(await positions()).toEqual([1, 2, 3, 4, 5]);
    const second = await page(playlist, { page: 2, perPage: 2 });
    expect(second.items.map(({ position, media: medium }: Json) => [position, medium.title])).toEqual([
      [3, 'C'],
      [4, 'D'],
    ]);
    expect((await app.graphql(items, { id: playlist, perPage: 101 }, reader)).fields).toEqual({
      perPage: 'max',
    });
  });

  test('are added at the end, or at the requested position', async () => {
    const [first, second] = [
      await makeJingle(app, 1, { title: 'x' }),
      await makeJingle(app, 1, { title: 'y' }),
    ];
    await app.graphql(add, { id: playlist, media: [first, second], at: 2 }, editor);
    expect(await titles()).toBe('AxyBCDE');
    await app.graphql(add, { id: playlist, media: [first], at: 99 }, editor);
    expect(await titles()).toBe('AxyBCDEx');
    const { data } = await app.graphql(add, { id: playlist, media: [first] }, editor);
    expect(await titles()).toBe('AxyBCDExx');
    expect(data.addToPlaylist).toMatchObject({ mediaCount: 9, duration: 900_000 + 4 * 180_000 });
    expect(await positions()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test.each([
    ['BD', 1, 'BDACE'],
    ['DB', 1, 'BDACE'],
    ['AB', 4, 'CDEAB'],
    ['A', 3, 'BCADE'],
    ['E', 3, 'ABECD'],
    ['ACE', 2, 'BACED'],
    ['A', 99, 'BCDEA'],
    ['ABCDE', 3, 'ABCDE'],
  ])('%s move to %i: %s', async (letters, to, order) => {
    expect((await moving(letters, to)).errors).toEqual([]);
    expect(await titles()).toBe(order);
    expect(await positions()).toEqual([1, 2, 3, 4, 5]);
  });

  test('move to no place before the first', async () => {
    expect((await moving('A', 0)).fields).toEqual({ to: 'min' });
  });

  test('of another playlist stay where they are', async () => {
    const otherPlaylist = String(await makePlaylist(app, 1));
    await app.graphql(add, { id: otherPlaylist, media }, editor);
    const ids = (await page(otherPlaylist)).items.map(({ id }: Json) => id);
    await app.graphql(move, { id: playlist, items: ids, to: 1 }, editor);
    await app.graphql(remove, { id: playlist, items: ids }, editor);
    expect((await page(otherPlaylist)).items.map(({ id }: Json) => id)).toEqual(ids);
    expect(await titles()).toBe('ABCDE');
  });

  test('are removed without a gap, and items that were removed before are ignored', async () => {
    const removed = await idsOf('BD');
    const first = await app.graphql(remove, { id: playlist, items: removed }, editor);
    expect(first.data.removeFromPlaylist).toMatchObject({ mediaCount: 3, duration: 540_000 });
    expect(
      (await app.graphql(remove, { id: playlist, items: [...removed, '999999'] }, editor)).errors,
    ).toEqual([]);
    expect(await titles()).toBe('ACE');
    expect(await positions()).toEqual([1, 2, 3]);
    const cleared = await app.graphql(clear, { id: playlist }, editor);
    expect(cleared.data.clearPlaylist).toMatchObject({ mediaCount: 0, duration: 0 });
    expect(await titles()).toBe('');
  });

  test('are neither lost nor doubled when many people add, move and take out at once', async () => {
    const [x, y] = [await makeSong(app, 1, { title: 'x' }), await makeSong(app, 1, { title: 'y' })];
    const [a, b, c, d, e] = await idsOf('ABCDE');
    const done = await Promise.all([
      ...Array.from({ length: 4 }, (_, to) =>
        app.graphql(move, { id: playlist, items: [a, c], to: to + 1 }, editor),
      ),
      ...Array.from({ length: 4 }, (_, to) =>
        app.graphql(move, { id: playlist, items: [e, b], to: 4 - to }, editor),
      ),
      ...Array.from({ length: 3 }, (_, at) =>
        app.graphql(add, { id: playlist, media: [x, y], at: at + 1 }, editor),
      ),
      app.graphql(remove, { id: playlist, items: [d] }, editor),
    ]);
    expect(done.flatMap(({ errors }) => errors)).toEqual([]);
    expect([...(await titles())].toSorted().join('')).toBe('ABCExxxyyy');
    expect(await positions()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect((await page()).duration).toBe((1 + 2 + 3 + 5) * 60_000 + 6 * 180_000);
  });

  test('do not touch the version of the playlist, whose settings stay editable', async () => {
    const rename = `mutation ($id: ID!) { updatePlaylist(id: $id, version: 1, input: { name: "Renamed" }) { version } }`;
    expect((await app.graphql(rename, { id: playlist }, editor)).data.updatePlaylist.version).toBe(2);
  });

  test('are in the audit when they are added, moved and removed', async () => {
    await moving('E', 1);
    await app.graphql(remove, { id: playlist, items: await idsOf('E') }, editor);
    const entries = await app.orm.em
      .fork()
      .find(AuditEntry, { subject: 'Playlist', subjectId: Number(playlist) }, { orderBy: { id: 'asc' } });
    expect(entries.map(({ changes }) => changes)).toEqual([
      { media: [null, media] },
      { position: [[5], [1]] },
      { media: [[media[4]], null] },
    ]);
  });
});

describe('a medium in a playlist', () => {
  test('is cut and faded there alone, and the duration follows', async () => {
    const { id, version } = await itemOf('B');
    const input = { cueIn: 20_000, cueOut: 80_000, fadeIn: 500, fadeOut: 1500 };
    const { data } = await app.graphql(update, { id, version, input }, editor);
    expect(data.updatePlaylistItem).toMatchObject({ version: 2, timing: { duration: 60_000 } });
    expect((await page()).duration).toBe(840_000);
    expect((await itemOf('B')).timing).toEqual({ ...input, duration: 60_000 });
    const back = { cueIn: null, cueOut: null };
    await app.graphql(update, { id, version: 2, input: back }, editor);
    expect((await itemOf('B')).timing).toEqual({
      cueIn: 0,
      cueOut: 120_000,
      fadeIn: 500,
      fadeOut: 1500,
      duration: 120_000,
    });
  });

  test('plays between its own cue points when the item has none', async () => {
    const cut = await makeSong(app, 1, { title: 'F', cueIn: 1000, cueOut: 11_000, fadeIn: 100 });
    await app.graphql(add, { id: playlist, media: [cut] }, editor);
    expect((await itemOf('F')).timing).toEqual({
      cueIn: 1000,
      cueOut: 11_000,
      fadeIn: 100,
      fadeOut: 0,
      duration: 10_000,
    });
    expect((await page()).duration).toBe(910_000);
  });

  test.each([
    [{ cueIn: -1 }, { cueIn: 'min' }],
    [{ cueIn: 60_000 }, { cueIn: 'max' }],
    [{ cueOut: 0 }, { cueOut: 'min' }],
    [{ cueOut: 60_001 }, { cueOut: 'max' }],
    [{ cueIn: 3000, cueOut: 2000 }, { cueIn: 'max' }],
    [{ fadeIn: 60_001 }, { fadeIn: 'max' }],
    [{ fadeIn: 31_000, fadeOut: 30_000 }, { fadeOut: 'max' }],
    [{ cueIn: 59_000, fadeOut: 2000 }, { fadeOut: 'max' }],
  ])('cannot be cut by %j', async (input, problems) => {
    const { id, version } = await itemOf('A');
    expect((await app.graphql(update, { id, version, input }, editor)).fields).toEqual(problems);
  });

  test('is cut by one at a time: who comes second sees what the first did', async () => {
    const { id } = await itemOf('A');
    await app.graphql(update, { id, version: 1, input: { cueIn: 1000 } }, editor);
    const { code, errors } = await app.graphql(update, { id, version: 1, input: { cueIn: 2000 } }, editor);
    expect([code, errors[0]?.extensions['current']]).toEqual([
      'CONFLICT',
      expect.objectContaining({ cueIn: 1000 }),
    ]);
    for (const unknown of ['999999', 'nonsense'])
      expect((await app.graphql(update, { id: unknown, version: 1, input: {} }, editor)).code).toBe(
        'NOT_FOUND',
      );
  });

  test('of another radio is not found', async () => {
    const foreign = await makePlaylist(app, 2);
    const id = await makePlaylistItem(app, 2, {
      playlist: foreign,
      media: await makeSong(app, 2),
      position: 1,
    });
    expect((await app.graphql(update, { id: String(id), version: 1, input: {} }, editor)).code).toBe(
      'NOT_FOUND',
    );
  });

  test('in the recycle bin keeps its position, hidden and uncounted, until it is restored', async () => {
    const binned = media[1]!;
    const recount = () =>
      app.shared.database.transaction(async (transaction) =>
        recountPlaylists(transaction, await findPlaylistsContaining(transaction, [binned])),
      );
    await writing('update media_item set deleted_at = created_at where id = ?', binned);
    await recount();
    expect(await page()).toMatchObject({ totalItems: 4, duration: 780_000 });
    expect(await titles()).toBe('ACDE');
    expect(await positions()).toEqual([1, 2, 3, 4]);
    await moving('A', 2);
    expect(await titles()).toBe('CADE');
    await writing('update media_item set deleted_at = null where id = ?', binned);
    await recount();
    expect([...(await titles())].toSorted().join('')).toBe('ABCDE');
    expect(await page()).toMatchObject({ totalItems: 5, duration: 900_000 });
  });
});
