import { setTimeout as sleep } from 'node:timers/promises';
import { DeadlockException, LockWaitTimeoutException, type DriverException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Context } from '../context.ts';

const mostTries = 5;

/**
 * Runs one mutation's writes in one transaction, on an entity manager of its own. What the database refuses for
 * being busy, deadlocked or out of order is tried again; side effects belong after it.
 */
export async function transaction<T>(context: Pick<Context, 'em'>, work: (em: SqlEntityManager) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await context.em.transactional(em => work(em as SqlEntityManager), { clear: true });
    } catch (error) {
      if (attempt >= mostTries || !isWorthAnotherTry(error)) throw error;
      await sleep(attempt * attempt * 5 + Math.random() * 10);
    }
  }
}

/** SQLite: busy. PostgreSQL: serialization failure and deadlock. */
function isWorthAnotherTry(error: unknown): boolean {
  if (error instanceof DeadlockException || error instanceof LockWaitTimeoutException) return true;
  const code = (error as DriverException | undefined)?.code ?? '';
  return ['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', '40001', '40P01'].includes(code);
}
