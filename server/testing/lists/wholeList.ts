import { ListModel } from '../../kit/list/listModel.ts';
import type { ListedColumn } from '../../kit/list/listField.ts';
import type { EntityModel } from '../../kit/read/model.ts';
import type { ListRequest } from './ask.ts';
import { isShown, readRows } from './readRows.ts';
import { searchedTextsOf, type SearchedText } from './searched.ts';

/*
 * All rows of a list as it gives them without any condition, newest first, with every value that it is filtered, sorted
 * or searched by, and every other text. `@ListField` says what it is filtered and sorted by.
 */

export interface WholeList {
  rows: KnownRow[];
  columns: ReadonlyMap<string, KnownColumn>;
  searched: SearchedText[];
}

export interface KnownRow {
  id: number;
  /** By path: several of a to-many relation, none where there is no other side. */
  values: Record<string, Value[]>;
}

export type Value = string | number | boolean | null | string[];

export interface KnownColumn {
  path: string;
  /** Whether case counts when it is sorted, as it does for the names of an enum. */
  isEnum: boolean;
}

export async function readWholeList(requesting: ListRequest): Promise<WholeList> {
  const { app, list } = requesting;
  const model = ListModel.of(app.shared.reads.models, { name: list.item });
  const columns = new Map(
    [...model.columns.values()].map((column) => [column.name, columnOf(model.model, column)]),
  );
  const searched = list.isSearched ? searchedTextsOf(list.item) : [];
  const requests = [...columns.values(), ...searched].map(({ path }) => path);
  const texts = textsOf(model.model).filter((path) => isShown(app.schema, list.item, path));
  return { rows: await readRows(requesting, [...new Set([...requests, ...texts])]), columns, searched };
}

/** A search could find rows by any of them. */
const textsOf = (model: EntityModel) =>
  model
    .allProperties()
    .filter(({ name, runtimeType }) => model.kindOf(name) === 'column' && runtimeType === 'string')
    .map(({ name }) => name);

function columnOf(model: EntityModel, { property, relation }: ListedColumn): KnownColumn {
  const owner = relation ? model.target(relation) : model;
  return {
    path: relation ? `${relation}.${property}` : property,
    isEnum: Boolean(owner.property(property)?.enum),
  };
}
