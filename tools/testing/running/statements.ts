import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../../../server/kit/database/database.ts';

/** Names of the methods that read outside of transactions. On PostgreSQL, `rowsOfEach` calls `rows`. */
const readers = (database: Database) =>
  database.engine === 'sqlite' ? (['rows', 'rowsOfEach'] as const) : (['rows'] as const);

/**
 * Returns a function that records the SQL statements that some work runs outside of transactions. Reading the children of many rows counts
 * as one statement. Statements of other work at the same time, such as jobs, are not included.
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
