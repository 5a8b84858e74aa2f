import type { Transaction } from './database.ts';

/** Serializes the transactions that use the same lock name. SQLite has a single writer anyway. */
export async function takeAdvisoryLock(transaction: Transaction, name: string): Promise<void> {
  if (!transaction.models.isSqlite)
    await transaction.rows('select pg_advisory_xact_lock(hashtext(?))', [name]);
}
