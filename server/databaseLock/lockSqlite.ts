import { existsSync, realpathSync } from 'node:fs';
import type { DatabaseLock } from './databaseLock.ts';
import { lockFile } from './lockFile.ts';

/**
 * Locks a SQLite file for the only server that may write it, by a small file beside it. Throws `DatabaseInUse`, which names the
 * process that has the lock.
 */
export const lockSqlite = (location: string): DatabaseLock =>
  lockFile(
    `${existsSync(location) ? realpathSync(location) : location}.server`,
    (holder) =>
      `The database is in use by ${holder}. A SQLite file allows one server: stop that one, or use PostgreSQL for several.`,
  );
