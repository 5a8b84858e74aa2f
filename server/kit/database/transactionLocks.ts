import type { Transaction } from './database.ts';

/**
 * Waits for a named lock, which the transaction holds until its end. Transactions with the same name thus run one after the other. Does
 * nothing on SQLite, which has a single writer.
 */
export async function takeAdvisoryLock(transaction: Transaction, name: string): Promise<void> {
  if (!transaction.models.isSqlite)
    await transaction.rows('select pg_advisory_xact_lock(hashtext(?))', [name]);
}

/**
 * Locks a table against writes of other transactions until this transaction ends. Does nothing on SQLite, which has a single writer.
 */
export async function lockForWriting(transaction: Transaction, entity: { name: string }): Promise<void> {
  const { models } = transaction;
  if (!models.isSqlite)
    await transaction.run(`lock table ${models.of(entity).table} in share row exclusive mode`, []);
}
