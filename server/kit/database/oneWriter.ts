import type { Transaction } from './database.ts';

/** Serializes the transactions that write a table. SQLite has a single writer anyway. */
export async function oneWriter(transaction: Transaction, entity: { name: string }): Promise<void> {
  const { models } = transaction;
  if (!models.isSqlite)
    await transaction.run(`lock table ${models.of(entity).table} in share row exclusive mode`, []);
}
