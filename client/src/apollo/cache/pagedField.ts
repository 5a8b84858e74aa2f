import type { FieldPolicy, Reference, StoreObject } from '@apollo/client/cache';

/** A list as it is stored: every row that was ever loaded, at its place in the whole list. */
interface StoredPage {
  __typename?: string;
  items?: (Reference | StoreObject)[];
  totalItems?: number;
  totalIsExact?: boolean;
}

interface PageArguments {
  page?: number | null;
  perPage?: number | null;
}

const firstPage = 1;
const defaultPerPage = 10;

/**
 * Cache policy of a paged field: one stored list per search, filter and sort;
 * any page of any size is read from the rows that are already there.
 */
export function pagedField(): FieldPolicy<StoredPage, StoredPage, StoredPage> {
  return {
    keyArgs: (args) => JSON.stringify(normalised(questionOf(args ?? {}))) ?? '',
    merge: (existing, incoming, { args }) => mergePage(existing, incoming, offsetOf(args)),
    read: (existing, { args }) => existing && readPage(existing, offsetOf(args), perPageOf(args)),
  };
}

function mergePage(existing: StoredPage | undefined, incoming: StoredPage, offset: number): StoredPage {
  const cached = existing && hasSameTotal(existing, incoming) ? existing : undefined;
  if (!incoming.items) return { ...cached, ...incoming };

  // Spread, it would have no gaps: of a long list most places are empty, and are not worth comparing.
  const items = cached?.items?.slice() ?? [];
  incoming.items.forEach((row, index) => {
    items[offset + index] = row;
  });
  return { ...cached, ...incoming, items };
}

/** Another total means that rows came or went, so what is stored may have moved. */
function hasSameTotal(existing: StoredPage, incoming: StoredPage) {
  return incoming.totalItems === undefined || existing.totalItems === incoming.totalItems;
}

/** The asked page, without `items` while some of its rows are missing, so that only who asks for rows fetches. */
function readPage(
  { items: stored = [], ...totals }: StoredPage,
  offset: number,
  perPage: number,
): StoredPage {
  const items = stored.slice(offset, offset + perPage);
  return isWhole(items, expectedLength(totals, offset, perPage)) ? { ...totals, items } : totals;
}

function expectedLength({ totalItems, totalIsExact = true }: StoredPage, offset: number, perPage: number) {
  if (totalItems === undefined || !totalIsExact) return perPage;
  return Math.min(perPage, Math.max(0, totalItems - offset));
}

/** Sparse places count as missing. */
function isWhole(items: unknown[], expected: number) {
  return items.length >= expected && Object.keys(items).length === items.length;
}

function offsetOf(args: PageArguments | null) {
  return ((args?.page ?? firstPage) - 1) * perPageOf(args);
}

function perPageOf(args: PageArguments | null) {
  return args?.perPage ?? defaultPerPage;
}

/** All that is asked, but for the chunk of it. */
function questionOf({ page: _page, perPage: _perPage, ...question }: Record<string, unknown>) {
  return question;
}

/**
 * Drops what means "no filter" (null, empty text, empty objects) and sorts keys, so that equal questions are one list.
 * Lists stay as they are: the order of the columns that a list is sorted by counts.
 */
function normalised(value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, normalised(inner)] as const)
    .filter(([, inner]) => inner !== undefined);
  if (entries.length === 0) return undefined;
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
}
