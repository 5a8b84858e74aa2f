import { acceptsValue } from './filters/filterValues';
import type { AnyFilter, PerPage, Sort, SortOrder } from './types';

/** State of a list, stored only in its URL. */
export interface ListState {
  page: number;
  perPage: PerPage;
  search: string;
  filters: Record<string, string>;
  sort: Sort | undefined;
}

/** The values that are valid in the URL parameters. Other values are ignored. */
export interface ListStateRules {
  filters: readonly Omit<AnyFilter, 'label'>[];
  sortKeys: readonly string[];
  /** Whether the list can show all its rows in one scrolling table. */
  canScroll?: boolean;
}

export const perPageChoices = [10, 25, 50, 100] as const;
/** Number of rows per request of a scrolling list; the server's maximum. */
export const chunkSize = 100;
const defaultPerPage = perPageChoices[0];
const maxTextLength = 100;

/** Parses the state of a list from its URL. */
export function readListState(params: URLSearchParams, rules: ListStateRules): ListState {
  return {
    page: wholeNumber(params.get('page')) ?? 1,
    perPage: readPerPage(params.get('perPage'), rules),
    search: (params.get('q') ?? '').slice(0, maxTextLength),
    filters: readFilters(params, rules),
    sort: readSort(params, rules),
  };
}

/**
 * Returns the URL parameters after a change. Default values are left out, and every change without a page returns to
 * page 1.
 */
export function writeListState(params: URLSearchParams, patch: Partial<ListState>): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | undefined) =>
    value ? next.set(name, value) : next.delete(name);

  if ('search' in patch) put('q', patch.search?.trim());
  if (patch.filters) Object.entries(patch.filters).forEach(([field, value]) => put(field, value));
  if ('sort' in patch) {
    put('sort', patch.sort?.key);
    put('order', patch.sort?.order === 'DESC' ? 'desc' : undefined);
  }
  if (patch.perPage) put('perPage', patch.perPage === defaultPerPage ? undefined : String(patch.perPage));

  const page = patch.page ?? 1;
  put('page', page > 1 ? String(page) : undefined);
  return next;
}

/** Cycles the sort of a column: ascending, descending, default order. */
export function nextSort<TKey extends string>(
  current: Sort<TKey> | undefined,
  key: TKey,
): Sort<TKey> | undefined {
  if (current?.key !== key) return { key, order: 'ASC' };
  return current.order === 'ASC' ? { key, order: 'DESC' } : undefined;
}

function readPerPage(text: string | null, { canScroll }: ListStateRules): PerPage {
  if (text === 'all' && canScroll) return 'all';
  return perPageChoices.find((choice) => choice === wholeNumber(text)) ?? defaultPerPage;
}

function readFilters(params: URLSearchParams, { filters }: ListStateRules) {
  const values: Record<string, string> = {};
  for (const filter of filters) {
    const value = params.get(filter.field)?.slice(0, maxTextLength);
    if (value && acceptsValue(filter, value)) values[filter.field] = value;
  }
  return values;
}

function readSort(params: URLSearchParams, { sortKeys }: ListStateRules): Sort | undefined {
  const key = params.get('sort');
  if (!key || !sortKeys.includes(key)) return undefined;
  const order: SortOrder = params.get('order') === 'desc' ? 'DESC' : 'ASC';
  return { key, order };
}

function wholeNumber(text: string | null) {
  return text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
}
