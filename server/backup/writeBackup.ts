import type { Readable } from 'node:stream';
import { writeWhole } from '../kit/storage/writeWhole.ts';
import { syncToDisk } from './syncToDisk.ts';

/**
 * Writes a backup to a file that only its owner may read. The previous file at this path is replaced once the backup is complete.
 */
export async function writeBackup(path: string, bytes: Readable): Promise<void> {
  await writeWhole(path, bytes, /* guard: backup-private */ 0o600);
  await syncToDisk(path);
}
