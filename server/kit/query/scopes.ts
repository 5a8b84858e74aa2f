/*
 * Escapes from the scope that limits each table of a query to the radio, to rows outside of the recycle bin and to the kinds
 * in the library, for one table: `db.selectFrom(withDeleted('Song as s'))`. Each use is listed in server/testing/queries
 * with its reason.
 */

const words = ['acrossRadios', 'withDeleted', 'onlyDeleted', 'allKinds'] as const;
export type ScopeEscape = (typeof words)[number];

/** Includes rows of all radios: for data of the whole platform, or for queries that limit the radio in another way. */
export const acrossRadios = <Table extends string>(table: Table): Table => marked('acrossRadios', table);

/** Includes the rows in the recycle bin. */
export const withDeleted = <Table extends string>(table: Table): Table => marked('withDeleted', table);

/** Only the rows in the recycle bin. */
export const onlyDeleted = <Table extends string>(table: Table): Table => marked('onlyDeleted', table);

/** Includes the kinds of rows that are excluded from the library. */
export const allKinds = <Table extends string>(table: Table): Table => marked('allKinds', table);

/** Kysely parses the part before a dot as a schema. The database has no schemas, so the words travel there to the compiler. */
const marked = <Table extends string>(word: ScopeEscape, table: Table): Table =>
  `${word}${table.includes('.') ? '+' : '.'}${table}` as Table;

export function scopeEscapesOf(schema: string | undefined): ReadonlySet<ScopeEscape> {
  const found = (schema?.split('+') ?? []).map((word) => words.find((known) => known === word));
  if (found.includes(undefined)) throw new Error(`${schema} is not a scope escape.`);
  return new Set(found as ScopeEscape[]);
}
