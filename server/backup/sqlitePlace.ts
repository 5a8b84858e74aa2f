import { existsSync, realpathSync } from 'node:fs';
import { copyFile, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { holdSqlite } from '../holding/holdSqlite.ts';
import { restoreNote } from '../holding/unfinishedRestore.ts';
import { writeWhole } from '../kit/storage/writeWhole.ts';
import type { DatabasePlace } from './place.ts';
import { requireWholeSqlite } from './sqliteSource.ts';

/** A SQLite file and what SQLite keeps beside it, held like a server holds it. */
export function sqlitePlace(location: string): DatabasePlace {
  const hold = holdSqlite(location);
  const file = existsSync(location) ? realpathSync(location) : location;
  const note = restoreNote.ofSqlite(location);
  return {
    isEmpty: async () => !existsSync(location) && !existsSync(note),
    check: async (path) => void requireWholeSqlite(path),
    mark: async (text) => {
      await writeWhole(note, text, 0o600);
      await keepNames(note);
    },
    replaceBy: async (path) => {
      const copy = `${file}.restored`;
      await copyFile(path, copy);
      // What an old file has beside it would be taken for the new one's.
      for (const ending of ['-wal', '-shm']) await rm(file + ending, { force: true });
      await rename(copy, file);
      await keepNames(file);
    },
    unmark: async () => {
      await rm(note);
      await keepNames(note);
    },
    release: hold.release,
  };
}

/** Asks the disk to keep a file, where there is one, and the names of its folder. */
async function keepNames(path: string): Promise<void> {
  for (const each of existsSync(path) ? [path, dirname(path)] : [dirname(path)]) {
    const handle = await open(each);
    await handle.sync().finally(() => handle.close());
  }
}
