import { existsSync, realpathSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { lockSqlite } from '../../databaseLock/lockSqlite.ts';
import { restoreNote } from '../../databaseLock/unfinishedRestore.ts';
import { writeWhole } from '../../kit/storage/writeWhole.ts';
import { syncToDisk } from '../syncToDisk.ts';
import type { DatabaseTarget } from '../databaseTarget.ts';
import { requireWholeSqlite } from './sqliteSource.ts';

/** A SQLite database to restore to, with its `-wal` and `-shm` files. Takes the same lock as a server. */
export function sqliteTarget(location: string): DatabaseTarget {
  const lock = lockSqlite(location);
  const file = existsSync(location) ? realpathSync(location) : location;
  const note = restoreNote.ofSqlite(location);
  return {
    isEmpty: async () => !existsSync(location) && !existsSync(note),
    check: async (path) => void requireWholeSqlite(path),
    mark: async (text) => {
      await writeWhole(note, text, 0o600);
      await syncToDisk(note);
    },
    replaceBy: async (path) => {
      const copy = `${file}.restored`;
      await copyFile(path, copy);
      // SQLite would apply the old write-ahead log to the new file.
      for (const ending of ['-wal', '-shm']) await rm(file + ending, { force: true });
      await rename(copy, file);
      await syncToDisk(file);
    },
    unmark: async () => {
      await rm(note);
      await syncToDisk(note);
    },
    release: lock.release,
  };
}
