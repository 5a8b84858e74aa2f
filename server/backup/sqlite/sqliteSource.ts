import { existsSync } from 'node:fs';
import SqliteFile from 'better-sqlite3';
import { BackupProblem } from '../backupProblem.ts';
import type { DatabaseSource } from '../databaseSource.ts';

/** How long to wait, in milliseconds, for a lock of another process. The server's writes are short. */
const busyMilliseconds = 10_000;

/**
 * A SQLite database to back up, while a server may write to it. Copies with `vacuum into`, whose single transaction makes the
 * copy consistent, rather than with SQLite's backup API, which starts again at each write of another process.
 */
export function sqliteSource(location: string): DatabaseSource {
  if (!existsSync(location)) throw new BackupProblem(`There is no database at ${location}.`);
  const database = new SqliteFile(location, { readonly: true, timeout: busyMilliseconds });
  return {
    migrations: async () => migrationsIn(database),
    copyTo: async (path) => {
      database.prepare('vacuum into ?').run(path);
      return requireWholeSqlite(path);
    },
    close: async () => void database.close(),
  };
}

/** Checks the integrity of a whole SQLite file, and returns the names of its migrations. */
export function requireWholeSqlite(path: string): string[] {
  const database = new SqliteFile(path, { readonly: true });
  try {
    const found = database.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw new BackupProblem(`The database is damaged: ${String(found)}`);
    return migrationsIn(database);
  } finally {
    database.close();
  }
}

function migrationsIn(database: SqliteFile.Database): string[] {
  const isThere = database.prepare("select 1 from sqlite_master where name = 'mikro_orm_migrations'").get();
  if (!isThere)
    throw new BackupProblem('The database does not belong to this product: it has no migrations.');
  return database.prepare('select name from mikro_orm_migrations order by id').pluck().all() as string[];
}
