import { readdir, writeFile } from 'node:fs/promises';
import { Upload } from '@tus/utils';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../testing/testApp.ts';
import { MediaUploads, uploadFolder } from './mediaUploads.ts';

const app = await createTestApp({}, afterAll);
const { storage, jobs, events, accounts } = app.shared.services;
const folder = uploadFolder(app.config.filesDir);
const log = { error: vi.fn<() => void>() };
afterEach(() => vi.useRealTimers());

const day = 24 * 60 * 60 * 1000;
const files = async () => (await readdir(folder)).toSorted();

async function begun(uploads: MediaUploads, id: string, daysAgo: number): Promise<void> {
  const creation_date = new Date(Date.now() - daysAgo * day).toISOString();
  const metadata = { userId: '1', radioId: '1', kind: 'SONG', filename: `${id}.mp3` };
  await uploads.store.create(new Upload({ id, size: 1000, offset: 0, metadata, creation_date }));
  await writeFile(uploads.store.pathOf(id), 'a part');
}

test('what nobody went on with for a week is removed at a start and once a day', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const uploads = new MediaUploads({ folder, storage, jobs, tables: app.shared, events, log });
  await begun(uploads, 'old', 8);
  await begun(uploads, 'young', 6);
  await uploads.resume(accounts);
  expect(await files()).toEqual(['young', 'young.json']);
  expect(uploads.store.announced.ofRadio(1)).toBe(1000);

  await begun(uploads, 'older', 9);
  vi.advanceTimersByTime(day - 1000);
  expect(await files()).toContain('older');
  vi.advanceTimersByTime(2000);
  await expect.poll(files).toEqual(['young', 'young.json']);
  expect(uploads.store.announced.ofRadio(1)).toBe(1000);

  await begun(uploads, 'oldest', 10);
  await uploads.close();
  vi.advanceTimersByTime(2 * day);
  expect(vi.getTimerCount()).toBe(0);
  expect(await files()).toContain('oldest');
  expect(log.error).not.toHaveBeenCalled();
});
