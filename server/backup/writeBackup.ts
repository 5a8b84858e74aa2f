import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { writeWhole } from '../kit/storage/writeWhole.ts';

/** Keeps a backup in a file, for its own user alone: under its name once it is complete, whatever was there before. */
export async function writeBackup(path: string, bytes: Readable): Promise<void> {
  await writeWhole(path, bytes, 0o600);
  for (const each of [path, dirname(path)]) {
    const handle = await open(each);
    await handle.sync().finally(() => handle.close());
  }
}
