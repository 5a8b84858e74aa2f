import type { Transaction } from './database.ts';

/**
 * Waits for a named lock, which the transaction holds until its end. Transactions with the same name thus run one after the other. Does
 * nothing on SQLite, which has a single writer.
 */
export async function takeAdvisoryLock(transaction: Transaction, name: string): Promise<void> {
  if (!transaction.models.isSqlite)
    await transaction.rows('select pg_advisory_xact_lock(hashtext(?))', [name]);
}
