import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Deletes unknown entries of a folder that were not changed for `untouchedFor` milliseconds. The process that created them has
 * ended.
 */
export async function removeStrays(
  folder: string,
  untouchedFor: number,
  isKnown: (name: string) => boolean = () => false,
): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((name) => !isKnown(name))) {
    const path = join(folder, name);
    const touched = await stat(path).catch(() => undefined);
    if (touched && Date.now() - touched.mtimeMs > untouchedFor)
      await rm(path, { recursive: true, force: true });
  }
}
