import { ListModel } from '../../../server/kit/list/listModel.ts';
import type { ListedColumn } from '../../../server/kit/list/listField.ts';
import type { EntityModel } from '../../../server/kit/read/model.ts';
import type { ListRequest } from './answers.ts';
import { isShown, readRows } from './readRows.ts';
import { searchedTextsOf, type SearchedText } from './searched.ts';

/*
 * All rows of a list without any filter, newest first, with every value by which the list is filtered, sorted or searched, and
 * every other text. `@ListField` declares what the list is filtered and sorted by.
 */

export interface WholeList {
  rows: KnownRow[];
  columns: ReadonlyMap<string, KnownColumn>;
  searched: SearchedText[];
}

export interface KnownRow {
  id: number;
  /** Values by path. A to-many relation has several values; a relation without a related row has none. */
  values: Record<string, Value[]>;
}

export type Value = string | number | boolean | null | string[];

export interface KnownColumn {
  path: string;
  /** True when sorting depends on case, as for the names of enum values. */
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

/** All text properties of an entity. A search that matched one by mistake would find other rows. */
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
