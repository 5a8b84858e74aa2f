import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { ReactNode, RefObject } from 'react';
import type { QueryHook } from '../../apollo/hookFactories';
import type { daysOf, momentsOf } from './filters/periodMoments';

type MomentsOf = typeof momentsOf;
type DaysOf = typeof daysOf;

/**
 * The types of a list, all inferred from its generated hook: a column that the query does not select,
 * a sort that the server does not offer or a filter value that it does not know does not compile.
 */

/** How many rows stand on a page, or all of them in one long list that is scrolled. */
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

/** Name of the field of a query's data that is a page. */
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

/** Variables of a query beside those that make it a list. */
export type ExtraVariablesOf<TVars> = Omit<TVars, 'page' | 'perPage' | 'search' | 'filter' | 'sort'>;

/** A hook whose query answers one page of rows. */
export type ListQueryHook<TData, TVars extends OperationVariables> = QueryHook<TData, TVars> &
  ([PageField<TData>] extends [never] ? never : unknown);

export type Breakpoint = 'sm' | 'md' | 'lg' | 'xl' | '2xl';

export interface Column<TRow, TSortKey extends string> {
  key: string;
  header: string;
  cell: (row: TRow) => ReactNode;
  /** What a file of the list says of it, where that is neither what is stored by its key nor what its cell says in words. */
  text?: (row: TRow) => string | number | null | undefined;
  /** The server's name of this order. */
  sortBy?: TSortKey;
  /** Numbers and amounts stand at the end side. */
  align?: 'end';
  width?: string;
  /** The narrowest screen that has room for this column. */
  from?: Breakpoint;
  /** Place on the card that a row becomes on a phone; without one the column is left out there. */
  card?: 'title' | 'end' | 'detail';
  /** False leaves the column out, for those who may not see its values. */
  isShown?: boolean;
  /** The column that names the row cannot be hidden. */
  isFixed?: boolean;
}

export interface FilterOption<TValue extends string = string> {
  value: TValue;
  label: string;
}

/** What a filter asks of a field: one of a few values, yes or no, some text, a whole word of a list, a number, or a span of time. */
export type FilterKind = 'choice' | 'flag' | 'some' | 'text' | 'word' | 'number' | 'id' | 'period' | 'days';

interface FilterBase<TField extends string, TKind extends FilterKind> {
  field: TField;
  kind: TKind;
  label: string;
}

/** One of a few values, which are those of the server's own filter. Options may still be loading. */
export interface ChoiceFilter<TField extends string, TValue extends string> extends Omit<
  FilterBase<TField, 'choice'>,
  'kind'
> {
  kind?: 'choice';
  options: readonly FilterOption<TValue>[] | undefined;
  /** Believes values of the address that are no option, such as those of a link from elsewhere. */
  acceptsOthers?: string extends TValue ? boolean : never;
}

/** Whether something is so, each answer in words of its own. */
export interface FlagFilter<TField extends string = string> extends FilterBase<TField, 'flag'> {
  options: readonly FilterOption<'true' | 'false'>[];
}

/** Whether there is anything that a number counts, each answer in words of its own. */
export interface SomeFilter<TField extends string = string> extends FilterBase<TField, 'some'> {
  options: readonly FilterOption<'true' | 'false'>[];
}

/** Holds a text, whatever its case; suggestions follow what is typed. */
export interface TextFilter<TField extends string = string> extends FilterBase<TField, 'text'> {
  suggestions?: readonly string[];
  onType?: (text: string) => void;
}

/** Of a list of words, one is exactly this. */
export type WordFilter<TField extends string = string> = FilterBase<TField, 'word'>;

/** Exactly this whole number. */
export type NumberFilter<TField extends string = string> = FilterBase<TField, 'number'>;

/** The record with this id. */
export type IdFilter<TField extends string = string> = FilterBase<TField, 'id'>;

/** Moments of today, of the last days, or from one day to another, in the radio's time zone. */
export interface PeriodFilter<TField extends string = string> extends FilterBase<TField, 'period'> {
  /** From `periodMoments.ts`: what knows time zones loads with the lists that ask for days. */
  momentsOf: MomentsOf;
}

/** Whole days of the last days, or from one day to another, for what has no time of day. */
export interface DaysFilter<TField extends string = string> extends FilterBase<TField, 'days'> {
  /** From `periodMoments.ts`, as for a period. */
  daysOf: DaysOf;
}

/** A filter of a list: a field that the server filters by, asked in a way that it understands. */
export type ListFilter<TFilter> = {
  [Field in ColumnOf<TFilter>]-?: FilterOn<Field, NonNullable<TFilter[Field]>>;
}[ColumnOf<TFilter>];

/** What a filter holds beside these are filters of the same kind. */
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
  // Whole days, which also know `eq`, are asked in days and not in moments.
  | ('after' extends keyof TOperators
      ? 'eq' extends keyof TOperators
        ? DaysFilter<TField>
        : PeriodFilter<TField>
      : never);

/** Any filter, once its types have done their work. */
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

/** One filter as the toolbar shows it: with the value that the address gives it. */
export type FilterControl = AnyFilter & { value: string | undefined };

/** What the rows of a long list are asked with, chunk by chunk. */
export interface ListQuestion {
  document: DocumentNode;
  /** Name of the field of the answer that is a page. */
  field: string;
  /** All variables but the page. */
  variables: OperationVariables;
}

/** Rows that stand beside each other in a list. */
export interface RowRun<TRow> {
  rows: readonly TRow[];
  /** The place of the first of them in the list, from 0. */
  first: number;
}

/** What a table that is scrolled tells the list that it belongs to. */
export interface ScrolledRows<TRow> {
  /** The rows around those in sight, as far as they are loaded. */
  around: () => RowRun<TRow>;
  refetch: () => void;
}

/** A list that shows all of its rows in one table, which asks for them itself. */
export interface Scrolling<TRow> {
  rows: RefObject<ScrolledRows<TRow> | null>;
}

/** All that a list screen needs to show and to do; made by `useListPage`. */
export interface List<TRow extends { id: string }, TSortKey extends string> {
  name: string;
  columns: readonly Column<TRow, TSortKey>[];
  /** Those of the page; of a list that is scrolled, the first. */
  rows: readonly TRow[];
  /** The rows that somebody looks at, and those beside them, for what is done with several. */
  rowsNow: () => RowRun<TRow>;
  /** What its rows are asked with. */
  question: ListQuestion;
  /** Present when all rows stand in one table, and absent when there are pages. */
  scrolling: Scrolling<TRow> | undefined;
  status: 'loading' | 'ready' | 'error';
  error: unknown;
  /** Older rows are shown while newer ones load. */
  isRefreshing: boolean;
  /** Older rows are shown, for those that were asked for could not be loaded. */
  isBefore: boolean;
  retry: () => void;

  totalItems: number;
  totalIsExact: boolean;
  page: number;
  perPage: number;
  /** What was chosen of what there is to choose. */
  perPageChoice: PerPage;
  perPageChoices: readonly PerPage[];
  pageCount: number;
  setPage: (page: number) => void;
  setPerPage: (perPage: PerPage) => void;

  /** False for lists that the server does not search. */
  isSearchable: boolean;
  /** What the server finds wrong with the search, as a message key; nothing is listed then. */
  searchProblem: string | undefined;
  search: string;
  setSearch: (text: string) => void;
  filters: readonly FilterControl[];
  setFilter: (field: string, value: string | undefined) => void;
  clear: () => void;
  /** Something narrows the list, so that an empty one means "nothing matches". */
  isNarrowed: boolean;

  sort: Sort<TSortKey> | undefined;
  toggleSort: (key: TSortKey) => void;
}
