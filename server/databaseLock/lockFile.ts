import { hostname } from 'node:os';
import SqliteFile from 'better-sqlite3';
import { DatabaseInUse, type DatabaseLock } from './databaseLock.ts';

interface Holder {
  pid: number;
  host: string;
  since: string;
}

/** Milliseconds to wait for the lock. Two processes that start at the same moment may block each other briefly. */
const busyMilliseconds = 1000;

/**
 * Locks a file for this process: a small SQLite database with an open transaction. The operating system releases the lock when
 * the process ends, so a killed process leaves no stale lock.
 *
 * Throws `DatabaseInUse` with the text that `reasonOf` makes from the name of the process that has the lock.
 */
export function lockFile(path: string, reasonOf: (holder: string) => string): DatabaseLock {
  const file = new SqliteFile(path, { timeout: busyMilliseconds });
  try {
    lock(file);
  } catch (error) {
    const isLocked = error instanceof SqliteFile.SqliteError && error.code.startsWith('SQLITE_BUSY');
    const holder = isLocked ? nameOf(holderIn(file)) : '';
    file.close();
    throw isLocked ? new DatabaseInUse(reasonOf(holder)) : error;
  }
  return { release: async () => void file.close() };
}

function lock(file: SqliteFile.Database): void {
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
    // Other processes can read the name only after its commit, so a second transaction locks the file. When another process has
    // written its name in between, this one tries again.
    file.exec('begin immediate');
    if (file.prepare('select text from holder').pluck().get() === note) return;
    file.exec('rollback');
  }
}

function holderIn(file: SqliteFile.Database): Holder | undefined {
  const text = file.prepare('select text from holder').pluck().get();
  return typeof text === 'string' ? (JSON.parse(text) as Holder) : undefined;
}

const nameOf = (holder: Holder | undefined) =>
  holder ? `the process ${holder.pid} on ${holder.host}, since ${holder.since}` : 'another process';
