import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../testing/testApp.ts';
import { beginUpload, restartedUploads } from '../testing/uploads.ts';
import { uploadFolder } from './mediaUploads.ts';

const app = await createTestApp({}, afterAll);
const folder = uploadFolder(app.config.filesDir);
const log = { error: vi.fn<() => void>() };
afterEach(() => vi.useRealTimers());

const day = 24 * 60 * 60 * 1000;
const files = async () => (await readdir(folder)).toSorted();
const rows = async () =>
  (await app.shared.database.rows('select key from stored_upload order by key', [])).flat();

const begun = async (id: string, daysAgo: number) => {
  const beganAt = new Date(Date.now() - daysAgo * day);
  await beginUpload(app, id, { size: 1000, beganAt, content: Buffer.from('a part') });
  await lastHeard(id, daysAgo * 24);
};
const lastHeard = (id: string, hoursAgo: number) =>
  app.shared.database.transaction(async (transaction) => {
    const then = Date.now() - (hoursAgo * day) / 24;
    const at = transaction.models.isSqlite ? then : new Date(then);
    await transaction.run('update stored_upload set heard_at = ? where key = ?', [at, id]);
  });

test('what nobody went on with for a week is removed at a start and once a day', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const uploads = restartedUploads(app, { log });
  await begun('old', 8);
  await begun('young', 6);
  await begun('still-coming', 8);
  await lastHeard('still-coming', 0);
  await uploads.resume(app.shared.services.accounts);
  expect([await files(), await rows()]).toEqual([
    ['still-coming', 'young'],
    ['still-coming', 'young'],
  ]);
  await lastHeard('still-coming', 2);

  await begun('older', 9);
  vi.advanceTimersByTime(day - 1000);
  expect(await files()).toContain('older');
  vi.advanceTimersByTime(2000);
  await expect.poll(rows).toEqual(['young']);
  expect(await files()).toEqual(['young']);

  await begun('oldest', 10);
  await uploads.close();
  vi.advanceTimersByTime(2 * day);
  expect(vi.getTimerCount()).toBe(0);
  expect(await files()).toContain('oldest');
  expect(log.error).not.toHaveBeenCalled();
});
