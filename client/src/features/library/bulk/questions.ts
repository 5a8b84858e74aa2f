import type { LibraryKind } from '../media/kinds';
import { operatorsOf } from '../../../kit/list/filters/filterValues';
import { readListState } from '../../../kit/list/listState';
import type { AnyFilter } from '../../../kit/list/types';
import { bulkKinds } from './kinds';

/** The most rows that the editor takes at once, which is the most that the server changes at once. */
export const maxRows = 1000;
/** The most rows of a file, which is what one import takes. */
export const maxRowsOfFile = 50_000;
/** With all their names, more in one request would cost more than the server lets one ask. */
export const rowsInAQuestion = 25;

export interface Question {
  page: number;
  perPage: number;
  search: string | null;
  filter: Record<string, unknown>;
  sort: Record<string, string>[] | null;
}

/** What the server is asked for the address of the editor: some ids, or what the address of the list says. */
export function questionsOf(
  kind: LibraryKind,
  params: URLSearchParams,
  timeZone: string | undefined,
): Question[] {
  const ids = idsIn(params);
  if (ids.length > 0) return idQuestions(ids);
  const { filters } = bulkKinds[kind];
  const state = readListState(params, bulkKinds[kind]);
  const filter = Object.fromEntries(
    filters.flatMap((one) => {
      const value = state.filters[one.field];
      return value === undefined ? [] : [[one.field, operatorsOf(one as AnyFilter, value, timeZone)]];
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

/** The ids that the address asks for: whole numbers, each once. */
export function idsIn(params: URLSearchParams): string[] {
  const ids = (params.get('ids') ?? '').split(',').filter((id) => /^[1-9]\d{0,14}$/.test(id));
  return [...new Set(ids)];
}

/** Some rows by their ids, in as many questions as it takes. */
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
