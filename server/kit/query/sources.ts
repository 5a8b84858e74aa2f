import type { EntityModel, EntityModels } from '../read/model.ts';
import type { ScopeEscape } from './scopes.ts';

/** Function that converts a value of the driver to the value of its property. Undefined when both are the same. */
export type Reader = ((value: unknown) => unknown) | undefined;

/** A table, link table or subquery that a query reads, with its columns. */
export interface Source {
  /** Name in the query. */
  name: string;
  /** Name in the SQL. */
  alias: string;
  model?: EntityModel;
  leaves?: ReadonlySet<ScopeEscape>;
  column: (property: string) => string | undefined;
  reader: (property: string) => Reader;
}

/** The table of an entity as a source. */
export function entitySource(
  model: EntityModel,
  name: string,
  alias: string,
  leaves: Source['leaves'],
): Source {
  return {
    name,
    alias,
    model,
    ...(leaves && { leaves }),
    column: (property) => (isColumn(model, property) ? unquoted(model.column(property)) : undefined),
    reader: (property) => model.reader(property),
  };
}

/** The link table of a many-to-many relation. */
export interface LinkTable {
  /** Name in queries: `SongArtistes`. */
  name: string;
  table: string;
  /** Columns by property: `song`, `artiste`. */
  columns: ReadonlyMap<string, string>;
}

export const linkSource = ({ columns }: LinkTable, name: string, alias: string): Source => ({
  name,
  alias,
  column: (property) => columns.get(property),
  reader: () => undefined,
});

/** Describes a subquery as a source of columns: its outputs. */
export const derivedSource = (name: string, outputs: readonly Output[]): Source => ({
  name,
  alias: name,
  column: (property) => outputs.find((output) => output.name === property)?.name,
  reader: (property) => outputs.find((output) => output.name === property)?.reader,
});

/** A named value in each row of a query's result. */
export interface Output {
  name: string;
  reader: Reader;
}

const linkTables = new WeakMap<EntityModels, ReadonlyMap<string, LinkTable>>();

/** All link tables of a database, by their names in queries. */
export function linkTablesOf(models: EntityModels): ReadonlyMap<string, LinkTable> {
  const known = linkTables.get(models) ?? new Map(models.linkTables().map((link) => [link.name, link]));
  linkTables.set(models, known);
  return known;
}

const isColumn = (model: EntityModel, property: string) => {
  const kind = model.kindOf(property);
  return (kind === 'column' || kind === 'one') && model.property(property)?.persist !== false;
};

/** Removes the quotes around a name, because Kysely adds quotes itself. */
export const unquoted = (name: string) => name.replaceAll(/["`]/g, '');
