import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { ReactNode, RefObject } from 'react';
import type { QueryHook } from '../../apollo/hookFactories';
import type { daysOf, momentsOf } from './filters/periodMoments';

type MomentsOf = typeof momentsOf;
type DaysOf = typeof daysOf;

/**
 * Types of a list, inferred from its generated hook. These are type errors: columns that the query does not select, and sorts and
 * filters that the server does not have.
 */

/** Rows per page, or all rows in one scrolling table. */
export type PerPage = number | 'all';

interface PageLike {
  items: readonly unknown[];
  totalItems: number;
  totalIsExact: boolean;
}

export interface ListVariables extends OperationVariables {
  page?: number;
  perPage?: number;
  search?: string | null;
}

/** Name of the query's field that returns a page. */
export type PageField<TData> = {
  [Field in keyof TData]-?: TData[Field] extends PageLike ? Field : never;
}[keyof TData];

export type RowOf<TData> = TData[PageField<TData>] extends {
  items: readonly (infer TRow extends { id: string })[];
}
  ? TRow
  : never;

export type SortKeyOf<TVars> = TVars extends { sort?: infer TSort }
  ? TSort extends readonly (infer TColumn)[]
    ? Extract<keyof TColumn, string>
    : never
  : never;

export type FilterOf<TVars> = TVars extends { filter?: infer TFilter } ? NonNullable<TFilter> : never;

/** Variables of a query, without page, search, filter and sort. */
export type ExtraVariablesOf<TVars> = Omit<TVars, 'page' | 'perPage' | 'search' | 'filter' | 'sort'>;

/** A query hook that returns one page of rows. */
export type ListQueryHook<TData, TVars extends OperationVariables> = QueryHook<TData, TVars> &
  ([PageField<TData>] extends [never] ? never : unknown);

export type Breakpoint = 'sm' | 'md' | 'lg' | 'xl' | '2xl';

export interface Column<TRow, TSortKey extends string> {
  key: string;
  header: string;
  cell: (row: TRow) => ReactNode;
  /** Value in an export. Needed when neither the stored value nor the text of the cell is suitable. */
  text?: (row: TRow) => string | number | null | undefined;
  /** The server's name for sorting by this column. */
  sortBy?: TSortKey;
  /** End alignment, for numbers and amounts. */
  align?: 'end';
  width?: string;
  /** Smallest breakpoint at which the window has room for this column. */
  from?: Breakpoint;
  /** Position on the card on phones. Cards leave out columns without one. */
  card?: 'title' | 'end' | 'detail';
  /** False removes the column, for people who may not see its values. */
  isShown?: boolean;
  /** Whether the column cannot be hidden, such as the one with the row's name. */
  isFixed?: boolean;
}

export interface FilterOption<TValue extends string = string> {
  value: TValue;
  label: string;
}

/** Kind of filter, by the values that it accepts. */
export type FilterKind = 'choice' | 'flag' | 'some' | 'text' | 'word' | 'number' | 'id' | 'period' | 'days';

interface FilterBase<TField extends string, TKind extends FilterKind> {
  field: TField;
  kind: TKind;
  label: string;
}

/** Filter by one of several values. `options` is undefined while loading. */
export interface ChoiceFilter<TField extends string, TValue extends string> extends Omit<
  FilterBase<TField, 'choice'>,
  'kind'
> {
  kind?: 'choice';
  options: readonly FilterOption<TValue>[] | undefined;
  /** Accepts values from the URL that are not among the options, such as in links of other pages. */
  acceptsUnknown?: string extends TValue ? boolean : never;
}

/** Boolean filter, with a label for each answer. */
export interface FlagFilter<TField extends string = string> extends FilterBase<TField, 'flag'> {
  options: readonly FilterOption<'true' | 'false'>[];
}

/** Filter by whether a count is above zero, with a label for each answer. */
export interface SomeFilter<TField extends string = string> extends FilterBase<TField, 'some'> {
  options: readonly FilterOption<'true' | 'false'>[];
}

/** Case-insensitive substring filter, with suggestions while typing. */
export interface TextFilter<TField extends string = string> extends FilterBase<TField, 'text'> {
  suggestions?: readonly string[];
  onType?: (text: string) => void;
}

/** Filter by one exact entry of a field that is a list of words. */
export type WordFilter<TField extends string = string> = FilterBase<TField, 'word'>;

/** Filter by an exact whole number. */
export type NumberFilter<TField extends string = string> = FilterBase<TField, 'number'>;

/** Filter by a record's id. */
export type IdFilter<TField extends string = string> = FilterBase<TField, 'id'>;

/** Filter of timestamps by a period, in the time zone in which the rows show them. */
export interface PeriodFilter<TField extends string = string> extends FilterBase<TField, 'period'> {
  /** The function from `periodMoments.ts`. Passed in, so that only lists that need it load the time zone code. */
  momentsOf: MomentsOf;
}

/** Filter of dates by a period. */
export interface DaysFilter<TField extends string = string> extends FilterBase<TField, 'days'> {
  /** The function from `periodMoments.ts`, passed in like `momentsOf`. */
  daysOf: DaysOf;
}

/** A filter of a list, on a field and with an operator that the server supports. */
export type ListFilter<TFilter> = {
  [Field in ColumnOf<TFilter>]-?: FilterOn<Field, NonNullable<TFilter[Field]>>;
}[ColumnOf<TFilter>];

/** `or` and `not` are not columns: they contain nested filters. */
type ColumnOf<TFilter> = Exclude<keyof TFilter & string, 'or' | 'not'>;

type FilterOn<TField extends string, TOperators> =
  | (TOperators extends { eq?: infer TValue }
      ? NonNullable<TValue> extends string
        ? ChoiceFilter<TField, NonNullable<TValue>> | (string extends TValue ? IdFilter<TField> : never)
        : NonNullable<TValue> extends number
          ? NumberFilter<TField> | SomeFilter<TField>
          : NonNullable<TValue> extends boolean
            ? FlagFilter<TField>
            : never
      : never)
  | ('contains' extends keyof TOperators ? TextFilter<TField> : never)
  | ('has' extends keyof TOperators ? WordFilter<TField> : never)
  // Fields with a date also have `eq`. They are filtered by dates rather than timestamps.
  | ('after' extends keyof TOperators
      ? 'eq' extends keyof TOperators
        ? DaysFilter<TField>
        : PeriodFilter<TField>
      : never);

/** Any filter, without its type parameters. */
export type AnyFilter =
  | ChoiceFilter<string, string>
  | FlagFilter
  | SomeFilter
  | TextFilter
  | WordFilter
  | NumberFilter
  | IdFilter
  | PeriodFilter
  | DaysFilter;

export type SortOrder = 'ASC' | 'DESC';

export interface Sort<TSortKey extends string = string> {
  key: TSortKey;
  order: SortOrder;
}

/** A filter in the toolbar, with its value from the URL. */
export type FilterControl = AnyFilter & { value: string | undefined };

/** Query that loads the rows of a list, with all variables except the page. */
export interface ListQuestion {
  document: DocumentNode;
  /** Name of the response field that contains the page. */
  field: string;
  /** All variables except the page. */
  variables: OperationVariables;
}

/** Consecutive rows of a list. */
export interface RowRun<TRow> {
  rows: readonly TRow[];
  /** Index of the first row in the list, from 0. */
  first: number;
}

/** Functions of a scrolling table that its list calls. */
export interface ScrolledRows<TRow> {
  /** Returns the visible rows and their loaded neighbours. */
  around: () => RowRun<TRow>;
  refetch: () => void;
}

/** Handle through which a list calls its scrolling table. Such a table loads its own rows. */
export interface Scrolling<TRow> {
  rows: RefObject<ScrolledRows<TRow> | null>;
}

/** State and actions of a list screen; returned by `useListPage`. */
export interface List<TRow extends { id: string }, TSortKey extends string> {
  name: string;
  columns: readonly Column<TRow, TSortKey>[];
  /** Rows of the page. In a scrolling table, the first rows. */
  rows: readonly TRow[];
  /** Returns the visible rows and their loaded neighbours, for range selection. */
  rowsNow: () => RowRun<TRow>;
  /** Query of the rows. */
  question: ListQuestion;
  /** Undefined when the list is shown in pages. */
  scrolling: Scrolling<TRow> | undefined;
  status: 'loading' | 'ready' | 'error';
  error: unknown;
  /** True while rows load that are not cached. Previous rows are shown meanwhile, if there are any. */
  isRefreshing: boolean;
  /** Whether the previous rows are still shown, because the new ones could not be loaded. */
  isBefore: boolean;
  retry: () => void;

  totalItems: number;
  totalIsExact: boolean;
  page: number;
  perPage: number;
  /** Page size that the user has chosen, and all sizes to choose from. */
  perPageChoice: PerPage;
  perPageChoices: readonly PerPage[];
  pageCount: number;
  setPage: (page: number) => void;
  setPerPage: (perPage: PerPage) => void;

  /** Whether the server can search this list. */
  isSearchable: boolean;
  /** Message key of an invalid search. The list is then empty. */
  searchProblem: string | undefined;
  search: string;
  setSearch: (text: string) => void;
  filters: readonly FilterControl[];
  setFilter: (field: string, value: string | undefined) => void;
  clear: () => void;
  /** Whether a search or filter is active, so that an empty list means "no matches". */
  isNarrowed: boolean;

  sort: Sort<TSortKey> | undefined;
  toggleSort: (key: TSortKey) => void;
}
