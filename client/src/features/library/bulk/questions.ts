import type { LibraryKind } from '../media/kinds';
import { operatorsOf, type FilterZones } from '../../../kit/list/filters/filterValues';
import { readListState } from '../../../kit/list/listState';
import type { AnyFilter } from '../../../kit/list/types';
import { bulkKinds } from './kinds';

/** Maximum number of rows in the editor: the server changes at most this number in one request. */
export const maxRows = 1000;
/** Maximum number of rows in a CSV file: the limit of one import. */
export const maxRowsOfFile = 50_000;
/** Rows per query. With all their names, more rows would exceed the server's query cost limit. */
export const rowsInAQuestion = 25;

export interface Question {
  page: number;
  perPage: number;
  search: string | null;
  filter: Record<string, unknown>;
  sort: Record<string, string>[] | null;
}

/**
 * Builds the queries that load the rows which the bulk editor's URL selects. The URL contains either ids or the filters
 * of a list.
 */
export function questionsOf(kind: LibraryKind, params: URLSearchParams, zones: FilterZones): Question[] {
  const ids = idsIn(params);
  if (ids.length > 0) return idQuestions(ids);
  const { filters } = bulkKinds[kind];
  const state = readListState(params, bulkKinds[kind]);
  const filter = Object.fromEntries(
    filters.flatMap((filter) => {
      const value = state.filters[filter.field];
      return value === undefined ? [] : [[filter.field, operatorsOf(filter as AnyFilter, value, zones)]];
    }),
  );
  return Array.from({ length: maxRows / rowsInAQuestion }, (_, index) => ({
    page: index + 1,
    perPage: rowsInAQuestion,
    search: state.search || null,
    filter,
    sort: state.sort ? [{ [state.sort.key]: state.sort.order }] : null,
  }));
}

/** Returns the ids in the URL of the bulk editor: whole numbers, without duplicates. */
export function idsIn(params: URLSearchParams): string[] {
  const ids = (params.get('ids') ?? '').split(',').filter((id) => /^[1-9]\d{0,14}$/.test(id));
  return [...new Set(ids)];
}

/** Builds the queries that load rows by id, in pages of `rowsInAQuestion`. */
export function idQuestions(ids: readonly string[]): Question[] {
  const limitedIds = ids.slice(0, maxRows);
  const questions: Question[] = [];
  for (let from = 0; from < limitedIds.length; from += rowsInAQuestion)
    questions.push({
      page: 1,
      perPage: rowsInAQuestion,
      search: null,
      filter: { id: { in: limitedIds.slice(from, from + rowsInAQuestion) } },
      sort: null,
    });
  return questions;
}
