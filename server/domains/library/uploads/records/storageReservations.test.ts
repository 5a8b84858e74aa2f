import { Upload } from '@tus/utils';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freeBytes, reservedBytes } from '../../../../kit/storage/disk.ts';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { StorageReservations } from './storageReservations.ts';
import { UploadRecords } from './uploadRecords.ts';

const app = await createTestApp({}, afterAll);
const { database } = app.shared;
const quota = 1000;
await database.transaction(async (transaction) => {
  await transaction.run('update radio set media_quota = ? where id = 2', [quota]);
});

const records = new UploadRecords(database);
const reservations = new StorageReservations({ database, folder: app.config.filesDir });
beforeEach(async () => {
  await database.transaction(async (transaction) => {
    await transaction.run('delete from stored_upload', []);
  });
});
afterEach(() => vi.useRealTimers());

const upload = (id: string, size: number) => new Upload({ id, size, offset: 0 });
const admitted = (upload: Upload, radioId = 2) =>
  reservations.admit(upload, { userId: '1', radioId: String(radioId), kind: 'SONG', filename: 'a.mp3' });
const answers = async (...attempts: Array<Promise<void>>) =>
  (await Promise.allSettled(attempts)).map(({ status }) => status);
const reserve = async (id: string) => reservations.reserve((await records.get(id))!);

describe('the storage', () => {
  test('of a radio is reserved once, however many uploads request it at the same time', async () => {
    const attempts = Array.from({ length: 10 }, (_, index) => admitted(upload(`u${index}`, 400)));
    expect((await answers(...attempts)).filter((answer) => answer === 'fulfilled')).toHaveLength(2);
    await expect(admitted(upload('one more', 400))).rejects.toMatchObject({
      extensions: { code: 'STORAGE_FULL', reason: 'quota', free: 200 },
    });
    expect(await records.get('one more')).toBeUndefined();
  });

  test('of the disk is promised once, also to a radio without a quota', async () => {
    const available = (await freeBytes(app.config.filesDir)) - reservedBytes;
    await admitted(upload('first', Math.round(available * 0.6)), 1);
    const second = admitted(upload('second', Math.round(available * 0.6)), 1);
    await expect(second).rejects.toMatchObject({ extensions: { code: 'STORAGE_FULL', reason: 'disk' } });
    await records.progressed('first', Math.round(available * 0.6));
    await admitted(upload('second', Math.round(available * 0.6)), 1);
  });

  test('that an upload was promised is still its own at the next piece', async () => {
    await admitted(upload('a', 900));
    await records.progressed('a', 300);
    await reserve('a');
    await expect(admitted(upload('b', 200))).rejects.toMatchObject({ extensions: { free: 100 } });
  });

  test('is released an hour after the last bytes, and reserved again when the upload resumes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await admitted(upload('left', 900));
    vi.setSystemTime(Date.now() + 59 * 60_000);
    await records.progressed('left', 300);
    vi.setSystemTime(Date.now() + 59 * 60_000);
    expect(await answers(admitted(upload('other', 900)))).toEqual(['rejected']);
    vi.setSystemTime(Date.now() + 2 * 60_000);
    expect(await answers(admitted(upload('other', 900)))).toEqual(['fulfilled']);
    expect(await answers(reserve('left'))).toEqual(['rejected']);
  });
});
