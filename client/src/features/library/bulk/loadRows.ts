import type { ApolloClient } from '@apollo/client';
import { asCredited } from '../media/artisteOrder';
import type { LibraryKind } from '../media/kinds';
import { BulkCategoriesDocument } from './bulk.generated';
import { columnsOf, type BulkColumn } from './columns';
import type { BulkRow } from './grid/grid';
import { bulkKinds } from './kinds';
import { joinNames } from './names';
import type { Question } from './questions';

interface Page {
  items: readonly Item[];
  totalItems: number;
  totalIsExact: boolean;
}

type Item = { id: string; version: number } & Record<string, unknown>;

/** Names of a cell; the server takes no more. */
const maxNames = 50;

/**
 * Asks for the rows of the editor: the first page alone, for it says how many there are. `total` is of those that the
 * question finds, loaded or not; not exact where there are more.
 */
export async function loadRows(client: ApolloClient, kind: LibraryKind, questions: readonly Question[]) {
  const ask = async (question: Question): Promise<Page> => {
    const { data } = await client.query({
      query: bulkKinds[kind].document,
      variables: question as never,
      // What is edited must be what is stored by now.
      fetchPolicy: 'no-cache',
    });
    return Object.values(data as Record<string, Page>)[0]!;
  };
  const [first, ...others] = questions;
  if (!first) return { rows: [], total: 0, isExact: true };
  const page = await ask(first);
  const pageful = (at: Question) => (at.page - 1) * at.perPage;
  const needed = others.filter((one) => one.page === 1 || pageful(one) < page.totalItems);
  const pages = [page, ...(await Promise.all(needed.map(ask)))];
  const rows = new Map(
    pages.flatMap(({ items }) => items).map((item) => [item.id, rowOf(item, columnsOf[kind])]),
  );
  const isById = others.some((one) => one.page === 1);
  const loaded = [...rows.values()];
  return isById
    ? { rows: loaded, total: rows.size, isExact: true }
    : { rows: loaded, total: page.totalItems, isExact: page.totalIsExact };
}

/** Ids of all categories of the radio, by name. */
export async function loadCategories(client: ApolloClient): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (let page = 1; ; page++) {
    const { data } = await client.query({
      query: BulkCategoriesDocument,
      variables: { page },
      fetchPolicy: 'no-cache',
    });
    const { items, totalItems } = data!.mediaCategories;
    for (const { id, name } of items) ids.set(name, id);
    if (items.length === 0 || page * 100 >= totalItems) return ids;
  }
}

function rowOf(item: Item, columns: readonly BulkColumn[]): BulkRow {
  return {
    id: item.id,
    version: item.version,
    cells: Object.fromEntries(columns.map((column) => [column.key, textOf(valueOf(item, column.key))])),
    locked: columns.flatMap(({ key }) => {
      const value = item[key];
      return Array.isArray(value) && value.length > maxNames ? [key] : [];
    }),
  };
}

/** Artistes stand as their credit names them. */
const valueOf = (item: Item, key: string): unknown =>
  key === 'artistes' ? asCredited(item[key] as Array<{ name: string }>, String(item['credit'])) : item[key];

/** A value as people write it: names with commas, of an album its title. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return joinNames(value.map(({ name }: { name: string }) => name));
  if (typeof value === 'object') {
    const { name, title } = value as { name?: string; title?: string };
    return name ?? title ?? '';
  }
  return String(value);
}
