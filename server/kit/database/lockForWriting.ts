import type { Transaction } from './database.ts';

/**
 * Locks a table against writes of other transactions until this transaction ends. Does nothing on SQLite, which has a single writer.
 */
export async function lockForWriting(transaction: Transaction, entity: { name: string }): Promise<void> {
  const { models } = transaction;
  if (!models.isSqlite)
    await transaction.run(`lock table ${models.of(entity).table} in share row exclusive mode`, []);
}
