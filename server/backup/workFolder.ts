import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeStrays } from '../kit/storage/strays.ts';

const prefix = '.backup-';
const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Lends a folder for the copy of a database: in the data folder, where nobody else reads. What a backup or a restore that
 * was killed has left there is removed by the next one, a day later.
 */
export async function withWorkFolder<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  await removeStrays(dataDir, dayMilliseconds, (name) => !name.startsWith(prefix));
  const folder = await mkdtemp(join(dataDir, prefix));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
