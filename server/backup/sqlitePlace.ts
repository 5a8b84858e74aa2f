import { existsSync, realpathSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { lockSqlite } from '../databaseLock/lockSqlite.ts';
import { restoreNote } from '../databaseLock/unfinishedRestore.ts';
import { writeWhole } from '../kit/storage/writeWhole.ts';
import { askDiskToKeep } from './askDiskToKeep.ts';
import type { DatabasePlace } from './place.ts';
import { requireWholeSqlite } from './sqliteSource.ts';

/** A SQLite file and what SQLite keeps beside it, held like a server holds it. */
export function sqlitePlace(location: string): DatabasePlace {
  const hold = lockSqlite(location);
  const file = existsSync(location) ? realpathSync(location) : location;
  const note = restoreNote.ofSqlite(location);
  return {
    isEmpty: async () => !existsSync(location) && !existsSync(note),
    check: async (path) => void requireWholeSqlite(path),
    mark: async (text) => {
      await writeWhole(note, text, 0o600);
      await askDiskToKeep(note);
    },
    replaceBy: async (path) => {
      const copy = `${file}.restored`;
      await copyFile(path, copy);
      // What an old file has beside it would be taken for the new one's.
      for (const ending of ['-wal', '-shm']) await rm(file + ending, { force: true });
      await rename(copy, file);
      await askDiskToKeep(file);
    },
    unmark: async () => {
      await rm(note);
      await askDiskToKeep(note);
    },
    release: hold.release,
  };
}
