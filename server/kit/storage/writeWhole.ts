import { rename, rm, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { randomKey } from './randomKey.ts';

/**
 * Writes a small file so that its readers see what was there before or all of the new content, never a part of it.
 * The disk is not asked to keep it at once: for what must survive a power cut there is `Storage`.
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
