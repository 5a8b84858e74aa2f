import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Flushes a file, if it exists, and its folder to the disk (fsync), so that both survive a power cut. */
export async function syncToDisk(path: string): Promise<void> {
  for (const each of existsSync(path) ? [path, dirname(path)] : [dirname(path)]) {
    const handle = await open(each);
    await handle.sync().finally(() => handle.close());
  }
}
