/*
 * Each table of a query is limited to the radio, to rows outside of the recycle bin, and to kinds in the library. These functions
 * lift one limit for one table: `db.selectFrom(withDeleted('Song as s'))`. Each use must be listed in tools/testing/queries with
 * its reason.
 */

const words = ['acrossRadios', 'withDeleted', 'onlyDeleted', 'allKinds'] as const;
export type ScopeEscape = (typeof words)[number];

/**
 * Marks a table name so that a query includes the rows of all radios. For data of the whole platform, or for queries that limit the
 * radio in another way.
 */
export const acrossRadios = <Table extends string>(table: Table): Table => marked('acrossRadios', table);

/** Marks a table name so that a query includes rows in the recycle bin. */
export const withDeleted = <Table extends string>(table: Table): Table => marked('withDeleted', table);

/** Marks a table name so that a query reads only rows in the recycle bin. */
export const onlyDeleted = <Table extends string>(table: Table): Table => marked('onlyDeleted', table);

/** Marks a table name so that a query includes kinds of rows that are excluded from the library. */
export const allKinds = <Table extends string>(table: Table): Table => marked('allKinds', table);

/**
 * Writes the function's name before the table's, separated by a dot. Kysely parses it as a schema, which this database does not
 * have, and the compiler reads it from there.
 */
const marked = <Table extends string>(word: ScopeEscape, table: Table): Table =>
  `${word}${table.includes('.') ? '+' : '.'}${table}` as Table;

export function scopeEscapesOf(schema: string | undefined): ReadonlySet<ScopeEscape> {
  const found = (schema?.split('+') ?? []).map((word) => words.find((known) => known === word));
  if (found.includes(undefined)) throw new Error(`${schema} is not a scope escape.`);
  return new Set(found as ScopeEscape[]);
}
