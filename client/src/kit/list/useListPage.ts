import type { ApolloClient, OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { apiErrorOf } from '../../apollo/errors';
import { declaresVariable, getOperationRootField } from '../../apollo/operation';
import { useSession } from '../../apollo/SessionContext';
import { operatorsOf } from './filterValues';
import { nextSort, readListState, writeListState, type ListState } from './listState';
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
  Sort,
  SortKeyOf,
} from './types';

type Options<TData, TVars> = ListOptions<TData, TVars> &
  ({} extends ExtraVariablesOf<TVars>
    ? { variables?: ExtraVariablesOf<TVars> }
    : { variables: ExtraVariablesOf<TVars> });

interface ListOptions<TData, TVars> {
  /** Keeps the view options of this list apart from others'. */
  name: string;
  columns: readonly Column<RowOf<TData>, SortKeyOf<TVars>>[];
  filters?: readonly ListFilter<FilterOf<TVars>>[];
  /** The order while the reader has chosen none; without it, the server's own. */
  defaultSort?: Sort<SortKeyOf<TVars>>;
}

interface Page<TRow> {
  items: readonly TRow[];
  totalItems: number;
  totalIsExact: boolean;
}

/** What is needed of a query hook once its types have done their work. */
type AnyListQuery = ((options: object) => {
  data?: Record<string, Page<never>>;
  previousData?: Record<string, Page<never>>;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
}) & { document: Parameters<ApolloClient['query']>[0]['query'] };

const prefetchDelay = 300;

/**
 * A list whose state is its address: setters write the address, everything else follows from it.
 * The old page stays visible while the next loads, and the page after it is fetched ahead.
 */
export function useListPage<TData, TVars extends OperationVariables & ListVariables>(
  useListQuery: ListQueryHook<TData, TVars>,
  { name, columns: allColumns, filters = [], defaultSort, variables: extraVariables }: Options<TData, TVars>,
): List<RowOf<TData>, SortKeyOf<TVars>> {
  type Row = RowOf<TData>;
  type SortKey = SortKeyOf<TVars>;

  const columns = allColumns.filter(({ isShown = true }) => isShown);
  const query = useListQuery as unknown as AnyListQuery;
  const controls = filters as readonly AnyFilter[];
  const isSearchable = declaresVariable(query.document, 'search');
  const timeZone = useSession().viewer?.radio?.timeZone;
  const [state, change] = useListState(columns, controls, isSearchable);
  const variables = {
    ...extraVariables,
    ...variablesOf({ ...state, sort: state.sort ?? defaultSort }, isSearchable),
    filter: filterOf(state.filters, controls, timeZone),
  };
  const { data, previousData, error, loading, refetch } = query({
    variables,
    // A list that is opened again shows what it had and looks for news; paging within it re-uses pages.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: () => 'cache-first',
  });

  const pageField = getOperationRootField(query.document) ?? '';
  const fresh = data?.[pageField] as Page<Row> | undefined;
  const searchProblem = error ? apiErrorOf(error).fields?.['search'] : undefined;
  // What another search found would be no answer to one that is not understood.
  const older = searchProblem ? undefined : (previousData?.[pageField] as Page<Row> | undefined);
  const shown = fresh ?? older;
  const pageCount = Math.max(1, Math.ceil((shown?.totalItems ?? 0) / state.perPage));

  useStepBackFromEmptiedPage(fresh, state.page, pageCount, (page) => change({ page }));
  useNextPageAhead(query, variables, fresh !== undefined && state.page < pageCount);

  return {
    name,
    columns,
    rows: shown?.items ?? [],
    status: shown ? 'ready' : error ? 'error' : 'loading',
    error,
    isRefreshing: loading && !fresh,
    retry: () => void refetch().catch(() => undefined),

    totalItems: shown?.totalItems ?? 0,
    totalIsExact: shown?.totalIsExact ?? true,
    page: state.page,
    perPage: state.perPage,
    pageCount,
    setPage: (page) => change({ page }),
    setPerPage: (perPage) => change({ perPage }),

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
) {
  const [params, setParams] = useSearchParams();
  const sortKeys = columns.flatMap(({ sortBy }) => sortBy ?? []);
  const read = readListState(params, { filters, sortKeys });
  const state = isSearchable ? read : { ...read, search: '' };
  const change = (patch: Partial<ListState>, options?: { replace?: boolean }) =>
    setParams((current) => writeListState(current, patch), { ...options, preventScrollReset: !patch.page });
  return [state, change] as const;
}

function variablesOf({ page, perPage, search, sort }: ListState, isSearchable: boolean) {
  return {
    page,
    perPage,
    ...(isSearchable ? { search: search || null } : {}),
    sort: sort ? { [sort.key]: sort.order } : null,
  };
}

function filterOf(
  values: Record<string, string>,
  filters: readonly AnyFilter[],
  timeZone: string | undefined,
) {
  return Object.fromEntries(
    filters.flatMap((filter) => {
      const value = values[filter.field];
      return value === undefined ? [] : [[filter.field, operatorsOf(filter, value, timeZone)]];
    }),
  );
}

/** When the last row of the last page is gone, shows the page before it. */
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
      // Fetching ahead is a courtesy: when it fails, the page loads when it is asked for.
      client.query({ query: query.document, variables: next }).catch(() => undefined);
    }, prefetchDelay);
    return () => clearTimeout(timer);
  }, [client, query.document, question, hasNext]);
}
