import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Transaction } from '../database/database.ts';

const maxTries = 5;

/** Codes of errors that a retry may resolve. SQLite: busy. PostgreSQL: serialization failure, deadlock, lock not available. */
const worthAnotherTry = new Set(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', '40001', '40P01', '55P03']);

/**
 * Runs the writes of one mutation in one transaction. Repeats it when the database is busy, detects a deadlock, cannot get a lock or
 * cannot serialize the transaction; the fifth attempt is the last. Side effects must wait until this function has returned.
 */
export async function inTransaction<T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction(work);
    } catch (error) {
      const { code } = error as { code?: string };
      if (attempt >= maxTries || !code || !worthAnotherTry.has(code)) throw error;
      await sleep(attempt * attempt * 5 + Math.random() * 10);
    }
  }
}
