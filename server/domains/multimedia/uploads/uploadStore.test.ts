import 'reflect-metadata';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Upload } from '@tus/utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PictureFailure, PictureState } from './pictures/uploadedPicture.types.ts';
import { UploadStore } from './uploadStore.ts';

let folder = '';
let store: UploadStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'regie-uploads-'));
  store = new UploadStore(folder);
});
afterEach(() => rm(folder, { recursive: true }));

async function begun(id: string, filename: string, more: Partial<Upload> = {}): Promise<Upload> {
  const metadata = { userId: '1', radioId: '1', kind: 'SONG', filename, group: 'g' };
  return store.create(new Upload({ id, size: 0, offset: 0, metadata, ...more }));
}

describe('the record of an upload', () => {
  test('is whole for whoever reads it while it is written', async () => {
    const upload = await begun('cover', 'cover.jpg');
    const rounds = Array.from({ length: 100 }, (_, index) => index);
    const writing = async () => {
      for (const _ of rounds) await store.markPicture(upload, PictureState.WAITING);
    };
    const reading = async () => {
      for (const _ of rounds) expect(await store.configstore.get('cover')).toMatchObject({ id: 'cover' });
    };
    await Promise.all([writing(), reading(), reading()]);
  });

  test('tells of bytes that were thrown away between two looks', async () => {
    const upload = await begun('cover', 'cover.jpg');
    const { configstore } = store;
    const read = configstore.get.bind(configstore);
    vi.spyOn(configstore, 'get').mockImplementationOnce(async (id) => {
      const record = await read(id);
      await store.markPicture(upload, PictureState.FAILED, PictureFailure.NO_PICTURE);
      return record;
    });
    const { metadata, offset } = await store.getUpload('cover');
    expect([metadata, offset]).toMatchObject([{ picture: 'FAILED', failure: 'NO_PICTURE' }, 0]);
  });

  test('says that there is none, of bytes that are gone and of an id that nobody gave', async () => {
    await begun('lost', 'lost.mp3');
    await rm(store.pathOf('lost'));
    await expect(store.getUpload('lost')).rejects.toMatchObject({ status_code: 410 });
    await expect(store.getUpload('unknown')).rejects.toMatchObject({ status_code: 404 });
  });

  test('goes a week after the library has taken the bytes', async () => {
    const weekOld = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString();
    const upload = await begun('song', 'song.mp3', { creation_date: weekOld });
    await rm(store.pathOf('song'));
    await store.markTaken(upload, 7);
    expect(store.groups.groupOf(7)).toBe('g');
    await store.forgetOld();
    expect((await readdir(folder)).filter((name) => name.startsWith('song'))).toEqual([]);
    expect(store.groups.groupOf(7)).toBeUndefined();
  });

  test('is remembered after a restart, with the sound that it has become', async () => {
    const upload = await begun('song', 'song.mp3');
    await rm(store.pathOf('song'));
    await store.markTaken(upload, 7);
    const restarted = new UploadStore(folder);
    expect(await restarted.restore()).toEqual([]);
    expect(restarted.groups.soundsOf('g')).toEqual({ mediaIds: [7], underWay: 0 });
  });

  test('reserves no room for bytes that are gone', async () => {
    await begun('lost', 'lost.mp3', { size: 1000 });
    expect(store.announced.ofRadio(1)).toBe(1000);
    await rm(store.pathOf('lost'));
    const restarted = new UploadStore(folder);
    await restarted.restore();
    expect(restarted.announced.ofRadio(1)).toBe(0);
  });
});
