import type { Transaction } from './database.ts';

/** Transactions that name the same thing go on one after the other, each when the last has ended. SQLite has one writer anyway. */
export async function takeAdvisoryLock(transaction: Transaction, name: string): Promise<void> {
  if (!transaction.models.isSqlite)
    await transaction.rows('select pg_advisory_xact_lock(hashtext(?))', [name]);
}
