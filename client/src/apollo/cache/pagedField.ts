import type { FieldPolicy, Reference, StoreObject } from '@apollo/client/cache';

/** A stored list: the loaded rows, each at its index in the whole list (a sparse array). */
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
 * Cache policy of a paged field. There is one stored list per search, filter and sort; pages of any size are read from
 * its loaded rows.
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

  // `slice` preserves the gaps of the sparse array. A spread would fill them, and comparing a long, mostly empty list
  // costs time.
  const items = cached?.items?.slice() ?? [];
  incoming.items.forEach((row, index) => {
    items[offset + index] = row;
  });
  return { ...cached, ...incoming, items };
}

/**
 * Returns whether the total is unchanged, or missing in the response. Another total means that rows were added or
 * removed, so stored rows may have other positions.
 */
function hasSameTotal(existing: StoredPage, incoming: StoredPage) {
  return incoming.totalItems === undefined || existing.totalItems === incoming.totalItems;
}

/**
 * Returns the requested page. While some of its rows are missing, `items` is missing too: a query that selects `items` then fetches the
 * page, and a query for totals only does not.
 */
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

/** Returns false when a row is missing; gaps of the sparse array count as missing rows. */
function isWhole(items: unknown[], expected: number) {
  return items.length >= expected && Object.keys(items).length === items.length;
}

function offsetOf(args: PageArguments | null) {
  return ((args?.page ?? firstPage) - 1) * perPageOf(args);
}

function perPageOf(args: PageArguments | null) {
  return args?.perPage ?? defaultPerPage;
}

/** Returns the arguments without the page and its size. */
function questionOf({ page: _page, perPage: _perPage, ...question }: Record<string, unknown>) {
  return question;
}

/**
 * Normalizes arguments, so that equal ones share a stored list. Drops values that mean "no filter" (null, blank text and empty objects)
 * and sorts the keys. Arrays are unchanged, because the order of sort columns matters.
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
