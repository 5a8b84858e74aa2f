import type { ApolloClient, OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { apiErrorOf } from '../../apollo/errors';
import { declaresVariable, getOperationRootField } from '../../apollo/operation';
import { useIsNarrow } from '../layout/useMediaQuery';
import { operatorsOf, type FilterZones } from './filters/filterValues';
import { useFilterZones } from './filters/useFilterZones';
import {
  nextSort,
  perPageChoices,
  readListState,
  chunkSize,
  writeListState,
  type ListState,
} from './listState';
import type {
  AnyFilter,
  Column,
  ExtraVariablesOf,
  FilterOf,
  List,
  ListFilter,
  ListQueryHook,
  ListVariables,
  RowOf,
  ScrolledRows,
  Sort,
  SortKeyOf,
} from './types';

export type ListOptions<TData, TVars> = Options<TData, TVars> &
  ({} extends ExtraVariablesOf<TVars>
    ? { variables?: ExtraVariablesOf<TVars> }
    : { variables: ExtraVariablesOf<TVars> });

interface Options<TData, TVars> {
  /** Name under which the view options are stored. */
  name: string;
  columns: readonly Column<RowOf<TData>, SortKeyOf<TVars>>[];
  filters?: readonly ListFilter<FilterOf<TVars>>[];
  /** Sort order until the user chooses another one. Defaults to the order of the server. */
  defaultSort?: Sort<SortKeyOf<TVars>>;
  /** Offers all rows in one scrolling table, in addition to pages. Requires `ListPage`. */
  canScroll?: boolean;
  /** Time zone in which the rows show moments, and in which periods are filtered. Defaults to the one of `useFormat`. */
  timeZone?: string | undefined;
}

interface Page<TRow> {
  items: readonly TRow[];
  totalItems: number;
  totalIsExact: boolean;
}

/** A list query hook without its type parameters. */
type AnyListQuery = ((options: object) => {
  data?: Record<string, Page<never>>;
  previousData?: Record<string, Page<never>>;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
}) & { document: Parameters<ApolloClient['query']>[0]['query'] };

const prefetchDelay = 300;
/** Page size of cards when the user has chosen all rows: cards never scroll as one table. */
const cardsPerPage = 25;

/**
 * State of a list, stored in its URL: setters change the URL, and all values are derived from it. Previous rows stay visible while new
 * ones load, and the next page is prefetched.
 */
export function useListPage<TData, TVars extends OperationVariables & ListVariables>(
  useListQuery: ListQueryHook<TData, TVars>,
  options: ListOptions<TData, TVars>,
): List<RowOf<TData>, SortKeyOf<TVars>> {
  type Row = RowOf<TData>;
  type SortKey = SortKeyOf<TVars>;

  const { name, filters = [], defaultSort, variables: extraVariables, canScroll = false } = options;
  const columns = options.columns.filter(({ isShown = true }) => isShown);
  const query = useListQuery as unknown as AnyListQuery;
  const controls = filters as readonly AnyFilter[];
  const isSearchable = declaresVariable(query.document, 'search');
  const zones = useFilterZones(options.timeZone);
  const [state, change] = useListState(columns, controls, isSearchable, canScroll);
  const isNarrow = useIsNarrow();
  const isScrolled = state.perPage === 'all' && !isNarrow;
  const scrolledRows = useRef<ScrolledRows<Row>>(null);
  const page = isScrolled ? 1 : state.page;
  const perPage = isScrolled ? chunkSize : state.perPage === 'all' ? cardsPerPage : state.perPage;
  const question = {
    ...extraVariables,
    ...variablesOf({ ...state, sort: state.sort ?? defaultSort }, isSearchable),
    filter: filterOf(state.filters, controls, zones),
  };
  const variables = { ...question, page, perPage };
  const { data, previousData, error, loading, refetch } = query({
    variables,
    // When a list is opened, cached rows are shown and refetched. Going to another page of the list uses the cache.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: () => 'cache-first',
  });

  const pageField = getOperationRootField(query.document) ?? '';
  const fresh = data?.[pageField] as Page<Row> | undefined;
  const searchProblem = error ? apiErrorOf(error).fields?.['search'] : undefined;
  // When the search is invalid, rows of the previous search must not look like its results.
  const older = searchProblem ? undefined : (previousData?.[pageField] as Page<Row> | undefined);
  const shown = fresh ?? older;
  const rows = shown?.items ?? [];
  const pageCount = isScrolled ? 1 : Math.max(1, Math.ceil((shown?.totalItems ?? 0) / perPage));

  useStepBackFromEmptiedPage(fresh, page, pageCount, (to) => change({ page: to }));
  useNextPageAhead(query, variables, fresh !== undefined && page < pageCount);

  return {
    name,
    columns,
    rows,
    rowsNow: () => scrolledRows.current?.around() ?? { rows, first: (page - 1) * perPage },
    question: { document: query.document, field: pageField, variables: question },
    scrolling: isScrolled ? { rows: scrolledRows } : undefined,
    status: shown ? 'ready' : error ? 'error' : 'loading',
    error,
    isRefreshing: loading && !fresh,
    isBefore: shown !== undefined && !fresh && !loading && error !== undefined,
    retry: () => {
      void refetch().catch(() => undefined);
      scrolledRows.current?.refetch();
    },

    totalItems: shown?.totalItems ?? 0,
    totalIsExact: shown?.totalIsExact ?? true,
    page,
    perPage,
    perPageChoice: state.perPage,
    perPageChoices: canScroll ? [...perPageChoices, 'all'] : perPageChoices,
    pageCount,
    setPage: (to) => change({ page: to }),
    setPerPage: (choice) => change({ perPage: choice }),

    isSearchable,
    searchProblem,
    search: state.search,
    setSearch: (search) => change({ search }, { replace: true }),
    filters: controls.map((filter) => ({ ...filter, value: state.filters[filter.field] })),
    setFilter: (field, value) => change({ filters: { [field]: value ?? '' } }),
    clear: () =>
      change({ search: '', filters: Object.fromEntries(controls.map(({ field }) => [field, ''])) }),
    isNarrowed: state.search !== '' || Object.keys(state.filters).length > 0,

    sort: state.sort as Sort<SortKey> | undefined,
    toggleSort: (key) => change({ sort: nextSort(state.sort, key) }),
  };
}

function useListState(
  columns: readonly Column<never, string>[],
  filters: readonly AnyFilter[],
  isSearchable: boolean,
  canScroll: boolean,
) {
  const [params, setParams] = useSearchParams();
  const sortKeys = columns.flatMap(({ sortBy }) => sortBy ?? []);
  const read = readListState(params, { filters, sortKeys, canScroll });
  const state = isSearchable ? read : { ...read, search: '' };
  const change = (patch: Partial<ListState>, options?: { replace?: boolean }) =>
    setParams((current) => writeListState(current, patch), { ...options, preventScrollReset: !patch.page });
  return [state, change] as const;
}

function variablesOf({ search, sort }: ListState, isSearchable: boolean) {
  return {
    ...(isSearchable ? { search: search || null } : {}),
    sort: sort ? [{ [sort.key]: sort.order }] : null,
  };
}

function filterOf(values: Record<string, string>, filters: readonly AnyFilter[], zones: FilterZones) {
  return Object.fromEntries(
    filters.flatMap((filter) => {
      const value = values[filter.field];
      return value === undefined ? [] : [[filter.field, operatorsOf(filter, value, zones)]];
    }),
  );
}

/** Goes to the last page with rows when the current page has none. Its only row may have been deleted, for example. */
function useStepBackFromEmptiedPage(
  fresh: Page<unknown> | undefined,
  page: number,
  pageCount: number,
  goTo: (page: number) => void,
) {
  const isPastTheEnd = fresh !== undefined && fresh.items.length === 0 && page > 1;
  useEffect(() => {
    if (isPastTheEnd) goTo(Math.min(page - 1, pageCount));
  });
}

function useNextPageAhead(query: AnyListQuery, variables: { page: number }, hasNext: boolean) {
  const client = useApolloClient();
  const question = JSON.stringify({ ...variables, page: variables.page + 1 });
  useEffect(() => {
    if (!hasNext) return;
    const timer = setTimeout(() => {
      const next = JSON.parse(question) as OperationVariables;
      // A failed prefetch is ignored, because the page loads again when it is opened.
      client.query({ query: query.document, variables: next }).catch(() => undefined);
    }, prefetchDelay);
    return () => clearTimeout(timer);
  }, [client, query.document, question, hasNext]);
}
