import { Upload } from '@tus/utils';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freeBytes, keptFree } from '../../../kit/storage/disk.ts';
import { createTestApp } from '../../../testing/testApp.ts';
import { AnnouncedUploads } from './announcedUploads.ts';
import { UploadRoom } from './uploadRoom.ts';

const app = await createTestApp({}, afterAll);
const { database } = app.shared;
const quota = 1000;
await database.transaction(async (transaction) => {
  await transaction.run('update radio set media_quota = ? where id = 2', [quota]);
});

let announced = new AnnouncedUploads();
const roomFor = () => new UploadRoom({ database, folder: app.config.filesDir, announced });
let room = roomFor();
beforeEach(() => {
  announced = new AnnouncedUploads();
  room = roomFor();
});
afterEach(() => vi.useRealTimers());

const upload = (id: string, size: number, offset = 0) => new Upload({ id, size, offset });
const promised = async (...uploads: Upload[]) =>
  (await Promise.allSettled(uploads.map((one) => room.promise(one, 2)))).map(({ status }) => status);

describe('the room', () => {
  test('of a radio is promised once, however many ask for it at the same time', async () => {
    const asked = Array.from({ length: 10 }, (_, index) => upload(`u${index}`, 400));
    const answers = await promised(...asked);
    expect(answers.filter((answer) => answer === 'fulfilled')).toHaveLength(2);
    await expect(room.promise(upload('one more', 400), 2)).rejects.toMatchObject({
      extensions: { code: 'STORAGE_FULL', reason: 'quota', free: 200 },
    });
  });

  test('of the disk is promised once, also to a radio without a quota', async () => {
    const most = (await freeBytes(app.config.filesDir)) - keptFree;
    await room.promise(upload('first', Math.round(most * 0.6)), 1);
    const second = room.promise(upload('second', Math.round(most * 0.6)), 1);
    await expect(second).rejects.toMatchObject({ extensions: { code: 'STORAGE_FULL', reason: 'disk' } });
    announced.release('first');
    await room.promise(upload('second', Math.round(most * 0.6)), 1);
  });

  test('that an upload was promised is still its own at the next piece', async () => {
    expect(await promised(upload('a', 900), upload('a', 900, 300))).toEqual(['fulfilled', 'fulfilled']);
    expect(announced.ofRadio(2)).toBe(900);
    expect(announced.underWay()).toBe(600);
  });

  test('is free again an hour after the last of it came, and asked for anew by who goes on', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    expect(await promised(upload('left', 900))).toEqual(['fulfilled']);
    const endFollowing = announced.follow('left', () => 300);
    vi.setSystemTime(Date.now() + 5 * 60 * 60_000);
    expect(await promised(upload('other', 900))).toEqual(['rejected']);
    endFollowing();
    vi.setSystemTime(Date.now() + 61 * 60_000);
    expect(await promised(upload('other', 900))).toEqual(['fulfilled']);
    expect(await promised(upload('left', 900, 300))).toEqual(['rejected']);
  });
});
