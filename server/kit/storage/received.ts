import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { limitExceeded, storageFull } from '../errors.ts';
import type { Limit } from '../limit.ts';
import { hasDiskSpace } from './disk.ts';
import { randomKey } from './randomKey.ts';

/** An uploaded file whose content was not checked yet. */
export interface ReceivedFile {
  path: string;
  size: number;
}

interface Limits {
  folder: string;
  limit: Limit;
}

/**
 * Streams a body into a temporary file, calls the work with it, and deletes it. Throws `LIMIT_EXCEEDED`, and stops reading, when
 * the body is too long, and `STORAGE_FULL` when the disk has no room for a body of the maximum size. The stream stays open, because
 * the response is sent on the same connection.
 */
export async function withReceived<T>(
  body: Readable,
  { folder, limit }: Limits,
  work: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true });
  if (!(await hasDiskSpace(folder, limit.max))) throw storageFull('disk');
  const path = join(folder, randomKey());
  try {
    const size = await receive(body, path, limit.max);
    if (size === undefined) throw limitExceeded(limit);
    return await work({ path, size });
  } finally {
    await rm(path, { force: true });
  }
}

/** Writes a body to a file. Returns the number of bytes; undefined when there are more than `maxBytes`. */
async function receive(body: Readable, path: string, maxBytes: number): Promise<number | undefined> {
  const file = await open(path, 'wx', 0o600);
  let size = 0;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) return undefined;
      await file.appendFile(chunk);
    }
    return size;
  } finally {
    await file.close();
  }
}
