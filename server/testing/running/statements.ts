import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../../kit/database/database.ts';

/** What reads outside of transactions; on PostgreSQL a list of children is one more of the rows. */
const readers = (database: Database) =>
  database.engine === 'sqlite' ? (['rows', 'rowsOfEach'] as const) : (['rows'] as const);

/**
 * Tells the statements that a piece of work sends to the database outside of transactions, each list of children as one, and
 * none of what goes on beside it, such as jobs.
 */
export function countStatements(database: Database) {
  const requests = new AsyncLocalStorage<string[]>();
  for (const name of readers(database)) {
    const read = database[name].bind(database) as (...given: unknown[]) => unknown;
    const recordAndRead = (sql: string, ...given: unknown[]) => {
      requests.getStore()?.push(sql);
      return read(sql, ...given);
    };
    Object.assign(database, { [name]: recordAndRead });
  }
  return async function statementsOf<T>(work: () => Promise<T>): Promise<{ texts: string[]; answer: T }> {
    const texts: string[] = [];
    return { answer: await requests.run(texts, work), texts };
  };
}
