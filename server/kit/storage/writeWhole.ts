import { rename, rm, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { randomKey } from './randomKey.ts';

/**
 * Writes a small file atomically: readers see the old or the new content, never a part. Does not sync to the disk: `Storage` is
 * for files that must survive a power failure.
 */
export async function writeWhole(
  path: string,
  content: string | Buffer | Readable,
  mode?: number,
): Promise<void> {
  const unfinished = `${path}.${randomKey()}.part`;
  try {
    await writeFile(unfinished, content, { mode });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
