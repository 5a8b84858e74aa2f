import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeStrays } from '../kit/storage/strays.ts';

const prefix = '.backup-';
const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Runs work with a temporary folder for the copy of a database. The folder is in the data folder, which other users cannot read.
 * Folders that a killed backup or restore left behind are deleted by a later one, once they are a day old.
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
