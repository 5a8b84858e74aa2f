import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Deletes entries of a folder that are unknown and older than `untouchedFor` milliseconds, because their process has ended. */
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
