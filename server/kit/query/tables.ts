import type { Collection, Ref } from '@mikro-orm/core';
import type { ExpressionBuilder, Generated, QueryCreator } from 'kysely';

/**
 * Types of the tables for queries: one per entity, under its name, with its properties as columns. Generated from the entities
 * into `server/domains/tables.generated.ts`.
 */
export interface Tables {}

/** Kysely query builder over the tables of this project. */
export type Builder = QueryCreator<Tables>;

/** Builder of conditions on the rows of a table with this alias. */
export type ConditionBuilder<Name extends keyof Tables, Alias extends string> = ExpressionBuilder<
  Tables & Record<Alias, Tables[Name]>,
  Alias
>;

/** Stored properties of an entity as queries read and write them. Relations are ids. */
export type TableOf<Entity, Property extends keyof Entity> = {
  [P in Property]: P extends GivenByTheDatabase ? Generated<ColumnOf<Entity[P]>> : ColumnOf<Entity[P]>;
};

/** Columns that only some kinds of rows have. They are null in all others. */
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

/**
 * Tables that have the same columns and differ only in their names, such as those of comments. For names that are chosen at run
 * time.
 */
export type AnyTables = Record<string, Record<string, number | boolean>>;

export const anyTable = (db: Builder) => db as unknown as QueryCreator<AnyTables>;
