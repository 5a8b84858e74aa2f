import type { Readable } from 'node:stream';
import { writeWhole } from '../kit/storage/writeWhole.ts';
import { askDiskToKeep } from './askDiskToKeep.ts';

/** Keeps a backup in a file, for its own user alone: under its name once it is complete, whatever was there before. */
export async function writeBackup(path: string, bytes: Readable): Promise<void> {
  await writeWhole(path, bytes, /* guard: backup-private */ 0o600);
  await askDiskToKeep(path);
}
