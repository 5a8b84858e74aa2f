import { existsSync, realpathSync } from 'node:fs';
import { hostname } from 'node:os';
import SqliteFile from 'better-sqlite3';
import { DatabaseInUse, type DatabaseLock } from './databaseLock.ts';

interface Holder {
  pid: number;
  host: string;
  since: string;
}

/** Two that come at once may hold each other up for a moment. */
const busyMilliseconds = 1000;

/**
 * Holds a SQLite file for the one server that may write it, by a transaction on a small file beside it, which stays open:
 * whoever comes later cannot begin one, and reads there who has. The operating system ends it with the process.
 */
export function lockSqlite(location: string): DatabaseLock {
  const file = new SqliteFile(`${existsSync(location) ? realpathSync(location) : location}.server`, {
    timeout: busyMilliseconds,
  });
  try {
    lockFile(file);
  } catch (error) {
    const isLocked = error instanceof SqliteFile.SqliteError && error.code.startsWith('SQLITE_BUSY');
    const holder = isLocked ? holderIn(file) : undefined;
    file.close();
    throw isLocked ? new DatabaseInUse(reasonOf(holder)) : error;
  }
  return { release: async () => void file.close() };
}

function lockFile(file: SqliteFile.Database): void {
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  file.exec('create table if not exists holder (text text not null)');
  const note = JSON.stringify(holder);
  for (;;) {
    file
      .transaction(() => {
        file.exec('delete from holder');
        file.prepare('insert into holder values (?)').run(note);
      })
      .immediate();
    // Only what is committed can be read by others, so it is held by a second transaction, before which another may come.
    file.exec('begin immediate');
    if (file.prepare('select text from holder').pluck().get() === note) return;
    file.exec('rollback');
  }
}

function holderIn(file: SqliteFile.Database): Holder | undefined {
  const text = file.prepare('select text from holder').pluck().get();
  return typeof text === 'string' ? (JSON.parse(text) as Holder) : undefined;
}

function reasonOf(holder: Holder | undefined): string {
  const who = holder
    ? `the process ${holder.pid} on ${holder.host}, since ${holder.since}`
    : 'another process';
  return `The database is held by ${who}. One server alone writes a SQLite file: stop that one, or use PostgreSQL for several.`;
}
