// A registry of modules rather than an entry of the domains: a query is a constant beside its one caller, and this list only serves
// tests and the printed SQL.

import type { EntityModels } from '../read/model.ts';
import type { Query } from './query.ts';
import type { Statement } from './statement.ts';

const all = new Map<string, Query<object, unknown>>();

/** Registers a query, so that tests can check all of them. */
export function register<Registered extends object>(query: Registered & { name: string }): Registered {
  if (all.has(query.name)) throw new Error(`Two queries are called ${query.name}.`);
  all.set(query.name, query as never);
  return query;
}

/** All queries of the loaded modules, sorted by name. */
export const registeredQueries = (): ReadonlyArray<Query<object, unknown>> =>
  [...all.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** A registered condition on the rows `t` of an entity. Tests compile it as the query for all rows that meet it. */
export interface RegisteredCondition {
  entity: string;
  statementFor: (models: EntityModels) => Statement;
}

const conditions: RegisteredCondition[] = [];

/** Registers a condition, so that tests can check all of them. */
export const registerCondition = (condition: RegisteredCondition): void => void conditions.push(condition);

/** All conditions of the loaded modules. */
export const registeredConditions = (): readonly RegisteredCondition[] => conditions;
