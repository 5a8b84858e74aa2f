import { readdir } from 'node:fs/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { patience } from '../../../../tools/testing/running/patience.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { beginUpload, restartedUploads } from '../testing/uploads.ts';
import { uploadFolder } from './mediaUploads.ts';
import { sweepJob } from './sweepJob.ts';

const app = await createTestApp({}, afterAll);
const folder = uploadFolder(app.config.filesDir);
const log = { error: vi.fn<() => void>() };

const day = 24 * 60 * 60 * 1000;
const files = async () => (await readdir(folder)).toSorted();
const rows = async () =>
  (await app.shared.database.rows('select key from stored_upload order by key', [])).flat();

const begun = async (id: string, daysAgo: number) => {
  const beganAt = new Date(Date.now() - daysAgo * day);
  await beginUpload(app, id, { size: 1000, beganAt, content: Buffer.from('a part') });
  await setLastProgress(id, daysAgo * 24);
};
const setLastProgress = (id: string, hoursAgo: number) =>
  app.shared.database.transaction(async (transaction) => {
    const then = Date.now() - (hoursAgo * day) / 24;
    const at = transaction.models.isSqlite ? then : new Date(then);
    await transaction.run('update stored_upload set received_at = ? where key = ?', [at, id]);
  });

/** Makes the daily sweep due. Waits until the new process has stored the schedule. */
const dailySweep = () =>
  expect
    .poll(() =>
      app.shared.database.transaction(async (transaction) =>
        transaction.run('update job_schedule set next_at = 1 where kind = ?', [sweepJob.name]),
      ),
    )
    .toBe(1);

test(
  'what nobody went on with for a week is removed at a start and once a day',
  { tags: ['slow'] },
  async () => {
    const uploads = restartedUploads(app, { log });
    await begun('old', 8);
    await begun('young', 6);
    await begun('still-coming', 8);
    await setLastProgress('still-coming', 0);
    await uploads.resume(app.shared.services.accounts);
    expect([await files(), await rows()]).toEqual([
      ['still-coming', 'young'],
      ['still-coming', 'young'],
    ]);
    await setLastProgress('still-coming', 2);

    await begun('older', 9);
    await app.shared.services.jobs.idle();
    expect(await files()).toContain('older');
    await dailySweep();
    await expect.poll(rows, { timeout: 10_000 * patience }).toEqual(['young']);
    await expect.poll(files).toEqual(['young']);
    await uploads.close();
    expect(log.error).not.toHaveBeenCalled();
  },
);
