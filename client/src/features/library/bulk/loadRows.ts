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

/** Maximum number of names in a cell: the limit of the server. */
const maxNames = 50;

/**
 * Loads the rows of the editor. The first page is loaded alone, because it returns the total. `total` counts all
 * matching rows, loaded or not; it is inexact for large results. For a selection by ids, it counts the loaded rows.
 */
export async function loadRows(client: ApolloClient, kind: LibraryKind, questions: readonly Question[]) {
  const fetchPage = async (question: Question): Promise<Page> => {
    const { data } = await client.query({
      query: bulkKinds[kind].document,
      variables: question as never,
      // Editing must start from the stored values, not from cached ones.
      fetchPolicy: 'no-cache',
    });
    return Object.values(data as Record<string, Page>)[0]!;
  };
  const [first, ...furtherQuestions] = questions;
  if (!first) return { rows: [], total: 0, isExact: true };
  const page = await fetchPage(first);
  const pageful = (at: Question) => (at.page - 1) * at.perPage;
  const needed = furtherQuestions.filter(
    (question) => question.page === 1 || pageful(question) < page.totalItems,
  );
  const pages = [page, ...(await Promise.all(needed.map(fetchPage)))];
  const rows = new Map(
    pages.flatMap(({ items }) => items).map((item) => [item.id, rowOf(item, columnsOf[kind])]),
  );
  const isById = furtherQuestions.some((question) => question.page === 1);
  const loaded = [...rows.values()];
  return isById
    ? { rows: loaded, total: rows.size, isExact: true }
    : { rows: loaded, total: page.totalItems, isExact: page.totalIsExact };
}

/** Loads the ids of all media categories of the radio, by name. */
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

/** Returns the value of a field. Artistes are returned in the order in which the credit names them. */
const valueOf = (item: Item, key: string): unknown =>
  key === 'artistes' ? asCredited(item[key] as Array<{ name: string }>, String(item['credit'])) : item[key];

/** Formats a value as people type it: names separated by commas, an album by its title. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return joinNames(value.map(({ name }: { name: string }) => name));
  if (typeof value === 'object') {
    const { name, title } = value as { name?: string; title?: string };
    return name ?? title ?? '';
  }
  return String(value);
}
