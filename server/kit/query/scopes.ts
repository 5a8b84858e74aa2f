/*
 * Every table of a query keeps to its radio, and leaves out what lies in the recycle bin and the kinds that are kept apart. These words lead out of that,
 * for one table: `db.selectFrom(withDeleted('Song as s'))`. Each use stands in the list of server/testing/queries with its reason.
 */

const words = ['acrossRadios', 'withDeleted', 'onlyDeleted', 'allKinds'] as const;
export type ScopeEscape = (typeof words)[number];

/** The rows of all radios: for what belongs to the whole station, or is held to one radio in another way. */
export const acrossRadios = <Table extends string>(table: Table): Table => marked('acrossRadios', table);

/** What lies in the recycle bin as well. */
export const withDeleted = <Table extends string>(table: Table): Table => marked('withDeleted', table);

/** Nothing but what lies in the recycle bin. */
export const onlyDeleted = <Table extends string>(table: Table): Table => marked('onlyDeleted', table);

/** The kinds of rows as well that are kept apart from the others of their table. */
export const allKinds = <Table extends string>(table: Table): Table => marked('allKinds', table);

/** Kysely takes what stands before a dot for a schema, of which we have none: there the words wait for the compiler. */
const marked = <Table extends string>(word: ScopeEscape, table: Table): Table =>
  `${word}${table.includes('.') ? '+' : '.'}${table}` as Table;

export function scopeEscapesOf(schema: string | undefined): ReadonlySet<ScopeEscape> {
  const found = (schema?.split('+') ?? []).map((word) => words.find((known) => known === word));
  if (found.includes(undefined)) throw new Error(`${schema} is no word that leads out of a scope.`);
  return new Set(found as ScopeEscape[]);
}
