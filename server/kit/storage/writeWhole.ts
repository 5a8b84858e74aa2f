import { rename, rm, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { randomKey } from './randomKey.ts';

/**
 * Writes a small file atomically: readers see its old or its new content, never a part. Does not flush it to the disk; files that
 * must survive a power failure belong into `Storage`.
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
