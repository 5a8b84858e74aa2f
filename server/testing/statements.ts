import { vi } from 'vitest';
import type { Database } from '../kit/database/database.ts';

/** What the queue of every process asks all the time, whatever is asked of the process. */
const isOfQueue = (sql: string) =>
  /^select (?:1|distinct kind) from job where | from job_schedule$/.test(sql);

/** Counts the statements that reach the database outside of transactions, each list of children as one. */
export function countStatements(database: Database) {
  const rows = vi.spyOn(database, 'rows');
  // On PostgreSQL a list of children is one more of those.
  const spies = database.engine === 'sqlite' ? [rows, vi.spyOn(database, 'rowsOfEach')] : [rows];
  return {
    get texts(): string[] {
      const all = spies.flatMap((spy) => spy.mock.calls.map(([sql]) => sql as string));
      return all.filter((sql) => !isOfQueue(sql));
    },
    forget: () => spies.forEach((spy) => spy.mockClear()),
  };
}
