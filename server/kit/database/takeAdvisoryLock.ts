import type { Transaction } from './database.ts';

/** Serializes the transactions that use the same lock name. Not needed on SQLite, which has a single writer. */
export async function takeAdvisoryLock(transaction: Transaction, name: string): Promise<void> {
  if (!transaction.models.isSqlite)
    await transaction.rows('select pg_advisory_xact_lock(hashtext(?))', [name]);
}
