import { vi } from 'vitest';
import type { Database } from '../kit/database/database.ts';

/** Counts the statements that reach the database outside of transactions, each list of children as one. */
export function countStatements(database: Database) {
  const spies = [vi.spyOn(database, 'rows'), vi.spyOn(database, 'rowsOfEach')];
  return {
    get texts(): string[] {
      return spies.flatMap((spy) => spy.mock.calls.map(([sql]) => sql as string));
    },
    forget: () => spies.forEach((spy) => spy.mockClear()),
    stop: () => spies.forEach((spy) => spy.mockRestore()),
  };
}
