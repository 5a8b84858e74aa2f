import type { Transaction } from './database.ts';

/**
 * Serializes the transactions that write a table, so that only one runs at a time. Not needed on SQLite, which has a single writer.
 */
export async function oneWriter(transaction: Transaction, entity: { name: string }): Promise<void> {
  const { models } = transaction;
  if (!models.isSqlite)
    await transaction.run(`lock table ${models.of(entity).table} in share row exclusive mode`, []);
}
