import type { Collection, Ref } from '@mikro-orm/core';
import type { ExpressionBuilder, Generated, QueryCreator } from 'kysely';

/**
 * What queries are typed by: a table for each entity, under the entity's name, its columns by property. The tables
 * themselves are printed from the entities into `server/domains/tables.generated.ts`.
 */
export interface Tables {}

/** What a query is built with: Kysely, over our tables. */
export type Builder = QueryCreator<Tables>;

/** What a condition on rows of a table under an alias is built with. */
export type ConditionBuilder<Name extends keyof Tables, Alias extends string> = ExpressionBuilder<
  Tables & Record<Alias, Tables[Name]>,
  Alias
>;

/** The stored properties of an entity, as queries read and write them: relations are ids. */
export type TableOf<Entity, Property extends keyof Entity> = {
  [P in Property]: P extends GivenByTheDatabase ? Generated<ColumnOf<Entity[P]>> : ColumnOf<Entity[P]>;
};

/** The columns that only some kinds of the rows of a table fill. */
export type OfSomeRows<Entity, Property extends keyof Entity> = {
  [P in Property]: ColumnOf<Entity[P]> | null;
};

type GivenByTheDatabase = 'id';

type ColumnOf<Value> =
  NonNullable<Value> extends Collection<never>
    ? never
    : NonNullable<Value> extends Ref<object>
      ? number | Extract<Value, null>
      : undefined extends Value
        ? NonNullable<Value> | null
        : Value;

/** Tables of a kind that differ in their names alone, such as those of comments: which one is meant follows at run time. */
export type AnyTables = Record<string, Record<string, number | boolean>>;

export const anyTable = (db: Builder) => db as unknown as QueryCreator<AnyTables>;
