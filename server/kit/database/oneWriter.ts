import type { Transaction } from './database.ts';

/** Of transactions that write a table at once, all but one wait for the others to end. SQLite has one writer anyway. */
export async function oneWriter(transaction: Transaction, entity: { name: string }): Promise<void> {
  const { models } = transaction;
  if (!models.isSqlite)
    await transaction.run(`lock table ${models.of(entity).table} in share row exclusive mode`, []);
}
