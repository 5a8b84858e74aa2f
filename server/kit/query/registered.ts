import type { Query } from './query.ts';

const all = new Map<string, Query<object, unknown>>();

/** Notes a query, so that tests see every one that there is. */
export function register<Registered extends object>(query: Registered & { name: string }): Registered {
  if (all.has(query.name)) throw new Error(`Two queries are called ${query.name}.`);
  all.set(query.name, query as never);
  return query;
}

/** All queries of the modules that are loaded, by name. */
export const registeredQueries = (): ReadonlyArray<Query<object, unknown>> =>
  [...all.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
