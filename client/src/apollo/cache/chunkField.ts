import type { FieldPolicy, Reference } from '@apollo/client/cache';

/** A list as it is stored: its rows from the first on, as far as they were loaded. */
export interface StoredChunk {
  __typename?: string;
  items?: readonly Reference[];
  totalItems?: number;
}

/**
 * Cache policy of a list that is read on, page after page, and shown as one: whoever asks for its first page sees all
 * that was loaded. One chunk for each set of the named arguments.
 */
export function chunkField(...keyArgs: string[]): FieldPolicy<StoredChunk, StoredChunk, StoredChunk> {
  return {
    keyArgs,
    merge(existing, incoming, { args }) {
      const before = (Number(args?.['page'] ?? 1) - 1) * Number(args?.['perPage'] ?? 50);
      // Another total means that rows came or went, so what is stored may have moved.
      const known = existing?.totalItems === incoming.totalItems ? (existing?.items ?? []) : [];
      const head = before > 0 ? (existing?.items ?? []).slice(0, before) : [];
      if (head.length < before) return existing ?? { ...incoming, items: [] };
      const items = incoming.items ?? [];
      return { ...incoming, items: [...head, ...items, ...known.slice(before + items.length)] };
    },
  };
}
