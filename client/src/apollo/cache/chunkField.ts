import type { FieldPolicy, Reference } from '@apollo/client/cache';

/** A stored list: the rows that were loaded so far, from the first one on. */
export interface StoredChunk {
  __typename?: string;
  items?: readonly Reference[];
  totalItems?: number;
}

/**
 * Cache policy of a list that loads further pages and shows them as one list. Queries for every page return all loaded
 * rows. There is one stored list for each set of the key arguments.
 */
export function chunkField(...keyArgs: string[]): FieldPolicy<StoredChunk, StoredChunk, StoredChunk> {
  return {
    keyArgs,
    merge(existing, incoming, { args }) {
      const before = (Number(args?.['page'] ?? 1) - 1) * Number(args?.['perPage'] ?? 50);
      // Another total means that rows were added or removed, so stored rows may have other positions.
      const known = existing?.totalItems === incoming.totalItems ? (existing?.items ?? []) : [];
      const head = before > 0 ? (existing?.items ?? []).slice(0, before) : [];
      if (head.length < before) return existing ?? { ...incoming, items: [] };
      const items = incoming.items ?? [];
      return { ...incoming, items: [...head, ...items, ...known.slice(before + items.length)] };
    },
  };
}
