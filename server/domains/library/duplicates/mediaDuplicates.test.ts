import { afterAll, describe, expect, test } from 'vitest';
import { AuditEntry } from '../../../kit/audit/auditEntry.entity.ts';
import type { Json } from '../../../../tools/testing/json.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeJingle, makePlaylist, makePlaylistItem, makeSong } from '../testing/library.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const staff = await app.as('support');
const client = await app.tokenOf('client@demo.com');
await addRole(
  app,
  'jingle-keeper',
  'read MediaItem',
  'delete MediaItem',
  'read Song',
  'read Jingle',
  'update Jingle',
  'delete Jingle',
);
const jingleKeeper = await app.as('jingle-keeper');

const list = `query ($page: Int, $perPage: Int) { mediaDuplicates(page: $page, perPage: $perPage) { totalGroups groups { reason items { id kind title } } } }`;
const merge = `mutation ($intoId: ID!, $fromIds: [ID!]!) { mergeMedia(intoId: $intoId, fromIds: $fromIds) { id title playlistCount } }`;
const groups = async (variables: object = {}): Promise<Json> =>
  (await app.graphql(list, variables, staff)).data.mediaDuplicates;
const merged = (intoId: number, mergedIds: number[], token: string | null = admin) =>
  app.graphql(merge, { intoId: String(intoId), fromIds: mergedIds.map(String) }, token);
const columns = async (table: string, id: number, text: string) =>
  (await app.shared.database.rows(`select ${text} from ${table} where id = ?`, [id]))[0]!;

describe('duplicates', () => {
  test('are shown to staff alone', async () => {
    expect((await app.graphql(list)).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(list, {}, client)).code).toBe('FORBIDDEN');
    expect((await app.graphql(list, {}, staff)).errors).toEqual([]);
  });

  test('are requested in pages that exist', async () => {
    expect((await app.graphql(list, { page: 0 }, staff)).fields).toEqual({ page: 'min' });
    expect((await app.graphql(list, { perPage: 0 }, staff)).fields).toEqual({ perPage: 'min' });
    expect((await app.graphql(list, { perPage: 51 }, staff)).fields).toEqual({ perPage: 'max' });
  });

  test('have the same bytes, or the same title and credit, on one radio', async () => {
    const twice = { title: 'Twice', credit: 'The Band' };
    const [a, b] = [
      await makeSong(app, 1, twice),
      await makeSong(app, 1, { title: 'TWICE!', credit: 'Band' }),
    ];
    await makeSong(app, 1, { ...twice, deletedAt: new Date() });
    await makeSong(app, 2, twice);
    await makeSong(app, 1, { title: 'Twice', credit: '' });
    const checksum = 'e'.repeat(64);
    const [c, d] = [
      await makeSong(app, 1, {
        checksum,
        title: 'Bytes',
        credit: 'X',
      }),
      await makeSong(app, 1, { checksum, title: 'Bytes', credit: 'X' }),
    ];
    await makeSong(app, 2, { checksum });
    const found = await groups();
    const shown = found.groups.map(({ reason, items }: Json) => [
      reason,
      items.map(({ id }: Json) => Number(id)),
    ]);
    expect(shown).toEqual([
      ['SAME_FILE', [c, d]],
      ['SAME_SONG', [a, b]],
    ]);
    expect(found.totalGroups).toBe(2);
    expect((await groups({ perPage: 1, page: 2 })).groups).toEqual([found.groups[1]]);
  });
});

describe('a merge of media', () => {
  test('is closed to users without the permission', async () => {
    const [target, duplicate] = [await makeSong(app, 1), await makeSong(app, 1)];
    expect((await merged(target, [duplicate], null)).code).toBe('UNAUTHENTICATED');
    expect((await merged(target, [duplicate], staff)).code).toBe('FORBIDDEN');
    const refused = await merged(target, [duplicate], jingleKeeper);
    expect(refused.errors[0]!.extensions).toMatchObject({ code: 'FORBIDDEN', subject: 'Song' });
    const jingles = [await makeJingle(app, 1), await makeJingle(app, 1)] as const;
    expect((await merged(jingles[0], [jingles[1]], jingleKeeper)).errors).toEqual([]);
  });

  test('is of one kind, on one radio, and of more than one', async () => {
    const [target, jingle, theirs] = [
      await makeSong(app, 1),
      await makeJingle(app, 1),
      await makeSong(app, 2),
    ];
    expect((await merged(target, [])).fields).toEqual({ fromIds: 'required' });
    expect((await merged(target, [target])).fields).toEqual({ fromIds: 'required' });
    expect((await merged(target, [jingle])).fields).toEqual({ 'fromIds.0': 'different' });
    expect((await merged(target, [theirs])).code).toBe('NOT_FOUND');
    expect(await columns('media_item', jingle, 'deleted_at')).toEqual([null]);
  });

  test('does not merge into a medium that cannot be used, and moves it to the bin', async () => {
    const [target, copy] = [
      await makeSong(app, 1),
      await makeSong(app, 1, { state: 'FAILED', failure: 'DUPLICATE', fileKey: '' }),
    ];
    expect((await merged(copy, [target])).fields).toEqual({ intoId: 'notReady' });
    expect((await merged(target, [copy])).errors).toEqual([]);
    expect((await columns('media_item', copy, 'deleted_at'))[0]).not.toBeNull();
  });

  test('keeps the positions in playlists', async () => {
    const target = await makeSong(app, 1, { duration: 60_000 });
    const duplicate = await makeSong(app, 1, { duration: 90_000 });
    const playlist = await makePlaylist(app, 1);
    const fits = await makePlaylistItem(app, 1, { playlist, media: duplicate, position: 1, cueIn: 10_000 });
    const overlong = await makePlaylistItem(app, 1, {
      playlist,
      media: duplicate,
      position: 2,
      cueOut: 80_000,
    });
    const { data } = await merged(target, [duplicate]);
    expect(data.mergeMedia).toMatchObject({ id: String(target), playlistCount: 1 });
    expect(await columns('playlist_item', fits, 'media_id, position, cue_in')).toEqual([target, 1, 10_000]);
    expect(await columns('playlist_item', overlong, 'media_id, position, cue_out')).toEqual([
      target,
      2,
      null,
    ]);
    expect((await columns('playlist', playlist, 'media_count, duration')).map(Number)).toEqual([2, 110_000]);
    expect((await columns('media_item', duplicate, 'deleted_at'))[0]).not.toBeNull();
    const auditEntry = await app.orm.em
      .fork()
      .findOneOrFail(AuditEntry, { subject: 'Song', subjectId: target });
    expect(auditEntry.changes).toEqual({ merged: [null, [duplicate]] });
  });
});
