import type { Database } from './database.ts';

/**
 * Lock timeout. It is short, because new writers of the table wait behind this transaction while it waits for the current ones.
 */
const patience = '200ms';

/**
 * The highest id of an append-only table below which no new id can appear. PostgreSQL assigns ids before the commit, so this
 * function waits for the current writers. Undefined when they take too long.
 */
export async function findLastSettledId(database: Database, table: string): Promise<number | undefined> {
  if (database.engine === 'sqlite') return highest(await database.rows(highestId(table), []));
  try {
    return await database.transaction(async (transaction) => {
      await transaction.run(`set local lock_timeout = '${patience}'`, []);
      await transaction.run(`lock table ${table} in share mode`, []);
      return highest(await transaction.rows(highestId(table), []));
    });
  } catch (error) {
    if (isLockTimeout(error)) return undefined;
    throw error;
  }
}

const highestId = (table: string) => `select max(id) from ${table}`;
const highest = ([row]: unknown[][]) => Number(row?.[0] ?? 0);
const isLockTimeout = (error: unknown) => (error as { code?: unknown }).code === '55P03';
