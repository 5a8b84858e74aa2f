import { existsSync } from 'node:fs';
import SqliteFile from 'better-sqlite3';
import { BackupProblem } from './backupProblem.ts';
import type { DatabaseSource } from './databaseSource.ts';

/** How long another process may hold it up: the server's writes are short. */
const busyMilliseconds = 10_000;

/**
 * A SQLite file beside the server that writes it. `vacuum into` reads it in one transaction, so the copy is of one moment;
 * SQLite's own backup would begin anew at each write of another process.
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

/** Checks a SQLite file from its first page to its last, and gives its migrations. */
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
  if (!isThere) throw new BackupProblem('The database is not one of this product: it has no migrations.');
  return database.prepare('select name from mikro_orm_migrations order by id').pluck().all() as string[];
}
