import type { EntityModel, EntityModels } from '../read/model.ts';
import type { ScopeEscape } from './scopes.ts';

/** Turns a value as the driver gives it into that of its property; undefined when they are the same. */
export type Reader = ((value: unknown) => unknown) | undefined;

/** Something that a query reads from: its name in the SQL, and what its columns are called there. */
export interface Source {
  /** As the query calls it. */
  name: string;
  /** As the SQL calls it. */
  alias: string;
  model?: EntityModel;
  leaves?: ReadonlySet<ScopeEscape>;
  column: (property: string) => string | undefined;
  reader: (property: string) => Reader;
}

/** A table of an entity. */
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

/** A table between the two sides of a many-to-many relation. */
export interface LinkTable {
  /** As queries call it: `BlogPostCategories`. */
  name: string;
  table: string;
  /** Its columns by property: `blogPost`, `blogCategory`. */
  columns: ReadonlyMap<string, string>;
}

export const linkSource = ({ columns }: LinkTable, name: string, alias: string): Source => ({
  name,
  alias,
  column: (property) => columns.get(property),
  reader: () => undefined,
});

/** A query in place of a table, with what it gives. */
export const derivedSource = (name: string, outputs: readonly Output[]): Source => ({
  name,
  alias: name,
  column: (property) => outputs.find((output) => output.name === property)?.name,
  reader: (property) => outputs.find((output) => output.name === property)?.reader,
});

/** What a query gives in each of its rows. */
export interface Output {
  name: string;
  reader: Reader;
}

const linkTables = new WeakMap<EntityModels, ReadonlyMap<string, LinkTable>>();

/** All link tables of a database, by the names that queries have for them. */
export function linkTablesOf(models: EntityModels): ReadonlyMap<string, LinkTable> {
  const known = linkTables.get(models) ?? new Map(models.linkTables().map((link) => [link.name, link]));
  linkTables.set(models, known);
  return known;
}

const isColumn = (model: EntityModel, property: string) => {
  const kind = model.kindOf(property);
  return (kind === 'column' || kind === 'one') && model.property(property)?.persist !== false;
};

/** Kysely quotes names by itself. */
export const unquoted = (name: string) => name.replaceAll(/["`]/g, '');
