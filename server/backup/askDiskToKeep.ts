import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Asks the disk to keep a file, where there is one, and the names of its folder: they outlast a power cut then. */
export async function askDiskToKeep(path: string): Promise<void> {
  for (const each of existsSync(path) ? [path, dirname(path)] : [dirname(path)]) {
    const handle = await open(each);
    await handle.sync().finally(() => handle.close());
  }
}
