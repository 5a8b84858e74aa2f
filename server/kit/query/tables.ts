import type { Collection, Ref } from '@mikro-orm/core';
import type { ExpressionBuilder, Generated, QueryCreator } from 'kysely';

/**
 * Types of queries: a table per entity under its name, columns by property. The tables are generated from the entities into
 * `server/domains/tables.generated.ts`.
 */
export interface Tables {}

/** Kysely builder over our tables. */
export type Builder = QueryCreator<Tables>;

/** Builder of conditions on the rows of a table under an alias. */
export type ConditionBuilder<Name extends keyof Tables, Alias extends string> = ExpressionBuilder<
  Tables & Record<Alias, Tables[Name]>,
  Alias
>;

/** Stored properties of an entity, as queries read and write them: relations are ids. */
export type TableOf<Entity, Property extends keyof Entity> = {
  [P in Property]: P extends GivenByTheDatabase ? Generated<ColumnOf<Entity[P]>> : ColumnOf<Entity[P]>;
};

/** Columns that only some kinds of rows fill; null in the others. */
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

/** Tables that differ in their names only, such as those of comments, when the name is chosen at run time. */
export type AnyTables = Record<string, Record<string, number | boolean>>;

export const anyTable = (db: Builder) => db as unknown as QueryCreator<AnyTables>;
