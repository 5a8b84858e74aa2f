import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { waveformKeyOf } from '../analysis/analysis.ts';
import { makeArtiste, makeJingle, makePlaylist, makePlaylistItem, makeSong } from '../testing/library.ts';

// The server logs a file that cannot be removed; this test does not check the log.
const app = await createTestApp({ env: { LOG_LEVEL: 'fatal' } }, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const staff = await app.as('support');
const client = await app.tokenOf('client@demo.com');
await addRole(
  app,
  'song-remover',
  'read MediaItem',
  'read Song',
  'read Jingle',
  'delete MediaItem',
  'delete Song',
);
const songRemover = await app.as('song-remover');
const deletedAt = new Date();

const bulk = (name: string) => `mutation ($ids: [ID!]!) { ${name}(ids: $ids) }`;
const run = (name: string, ids: number[], token: string | null = admin) =>
  app.graphql(bulk(name), { ids: ids.map(String) }, token);
const left = async (id: number) =>
  (await app.shared.database.rows('select deleted_at is null from media_item where id = ?', [id]))[0]?.map(
    Boolean,
  )[0];
const operations = ['deleteMedia', 'restoreMedia', 'purgeMedia'];

describe('many media at once', () => {
  test.each(operations)('are closed to users who may not delete: %s', async (name) => {
    const id = await makeSong(app, 1);
    expect((await run(name, [id], null)).code).toBe('UNAUTHENTICATED');
    for (const token of [staff, client]) expect((await run(name, [id], token)).code).toBe('FORBIDDEN');
    expect((await app.graphql('{ deletedMediaItems { totalItems } }', {}, staff)).code).toBe('FORBIDDEN');
  });

  test.each(operations)(
    'are refused when one is of a kind that the viewer may not delete: %s',
    async (name) => {
      const values = name === 'deleteMedia' ? {} : { deletedAt };
      const [song, jingle] = [await makeSong(app, 1, values), await makeJingle(app, 1, values)];
      const refused = await run(name, [song, jingle], songRemover);
      expect(refused.errors[0]!.extensions).toMatchObject({ code: 'FORBIDDEN', subject: 'Jingle' });
      expect(await left(song)).toBe(name === 'deleteMedia');
      expect((await run(name, [song], songRemover)).errors).toEqual([]);
    },
  );

  test.each(operations)('are 1 to 100: %s', async (name) => {
    expect((await run(name, [])).fields).toEqual({ ids: 'required' });
    expect(
      (
        await run(
          name,
          Array.from({ length: 101 }, (_, id) => id),
        )
      ).fields,
    ).toEqual({ ids: 'tooLong' });
  });

  test('are not there on another radio, or on the wrong side of the recycle bin', async () => {
    const [here, binned] = [await makeSong(app, 1), await makeSong(app, 1, { deletedAt })];
    const [theirs, theirBinned] = [await makeSong(app, 2), await makeSong(app, 2, { deletedAt })];
    for (const ids of [
      [here, theirs],
      [here, binned],
    ])
      expect((await run('deleteMedia', ids)).code).toBe('NOT_FOUND');
    for (const name of ['restoreMedia', 'purgeMedia'])
      for (const ids of [
        [binned, theirBinned],
        [binned, here],
      ])
        expect((await run(name, ids)).code).toBe('NOT_FOUND');
    expect(await Promise.all([here, binned, theirs, theirBinned].map(left))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('go to the recycle bin together and come back, whatever their kind', async () => {
    const ids = [await makeSong(app, 1), await makeJingle(app, 1)];
    expect((await run('deleteMedia', ids)).data.deleteMedia).toEqual(ids.map(String));
    const bin = await app.graphql('{ deletedMediaItems(perPage: 2) { items { id } } }', {}, admin);
    expect(bin.data.deletedMediaItems.items.map(({ id }: { id: string }) => Number(id)).toSorted()).toEqual(
      ids,
    );
    expect((await run('restoreMedia', ids)).errors).toEqual([]);
    expect(await Promise.all(ids.map(left))).toEqual([true, true]);
  });

  test('show their artistes in the recycle bin, without artistes that are deleted too', async () => {
    const [artiste, deletedArtiste] = [await makeArtiste(app, 1), await makeArtiste(app, 1, { deletedAt })];
    const id = await makeSong(app, 1, { artistes: [artiste, deletedArtiste], deletedAt });
    const document =
      'query ($id: ID) { deletedSongs(filter: { id: { eq: $id } }) { items { artistes { id } } } }';
    const { data } = await app.graphql(document, { id }, admin);
    expect(data.deletedSongs.items).toEqual([{ artistes: [{ id: String(artiste) }] }]);
  });

  test('all stay when one of them is in use', async () => {
    const [free, used] = [await makeSong(app, 1), await makeSong(app, 1)];
    await makePlaylistItem(app, 1, { playlist: await makePlaylist(app, 1), media: used, position: 1 });
    const refused = await run('deleteMedia', [free, used]);
    expect(refused.errors[0]!.extensions).toMatchObject({
      code: 'IN_USE',
      subject: 'Song',
      id: String(used),
      total: 1,
    });
    expect(await left(free)).toBe(true);
  });
});

describe('a purge', () => {
  const { storage } = app.shared.services;
  async function filed(values: object = {}) {
    const key = randomBytes(16).toString('hex');
    const fileKey = `media/${key}.mp3`;
    const pictures = [64, 256, 512].map((width) => `artwork/${key}-${width}.webp`);
    const keys = [fileKey, waveformKeyOf(fileKey), ...pictures];
    for (const name of keys) await storage.put(name, Buffer.from(name));
    const id = await makeSong(app, 1, { fileKey, artwork: `/files/${pictures[1]}`, deletedAt, ...values });
    const sizes = () => Promise.all(keys.map((name) => storage.sizeOf(name)));
    return { id, fileKey, sizes };
  }

  test('removes the row and all of its files', async () => {
    const { id, sizes } = await filed();
    expect((await sizes()).every((size) => size !== null)).toBe(true);
    expect((await run('purgeMedia', [id])).data.purgeMedia).toEqual([String(id)]);
    expect(await left(id)).toBeUndefined();
    expect(await sizes()).toEqual([null, null, null, null, null]);
  });

  test('leaves the file that another medium has as well', async () => {
    const { id, fileKey } = await filed();
    await makeSong(app, 1, { fileKey });
    await run('purgeMedia', [id]);
    expect(await storage.sizeOf(fileKey)).not.toBeNull();
  });

  test('succeeds although a file cannot be removed, which is logged', async () => {
    const { id } = await filed();
    const failing = vi.spyOn(storage, 'delete').mockRejectedValue(new Error('no'));
    expect((await run('purgeMedia', [id])).errors).toEqual([]);
    failing.mockRestore();
    expect(await left(id)).toBeUndefined();
  });

  test('removes it from a playlist that was restored meanwhile, and updates the playlist', async () => {
    const id = await makeSong(app, 1, { deletedAt });
    const playlist = await makePlaylist(app, 1, { mediaCount: 2, duration: 360_000 });
    await makePlaylistItem(app, 1, { playlist, media: id, position: 1 });
    await makePlaylistItem(app, 1, { playlist, media: await makeSong(app, 1), position: 2 });
    await run('purgeMedia', [id]);
    const counted = await app.shared.database.rows(
      'select media_count, duration from playlist where id = ?',
      [playlist],
    );
    expect(counted[0]!.map(Number)).toEqual([1, 180_000]);
  });
});
