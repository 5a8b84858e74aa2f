import type { FieldPolicy, Reference } from '@apollo/client/cache';

/** A stored feed: the rows that were loaded so far, newest first. */
interface StoredFeed {
  __typename?: string;
  items?: readonly Reference[];
  hasMore?: boolean;
}

/**
 * Cache policy of a feed that is paged by the id of its last row (`before`). There is one stored feed for each set of
 * the key arguments. When the newest rows are refetched, older stored rows remain if the two ranges overlap.
 */
export function feedField(...keyArgs: string[]): FieldPolicy<StoredFeed, StoredFeed, StoredFeed> {
  return {
    keyArgs,
    merge(existing, incoming, { args }) {
      if (!existing?.items) return incoming;
      if (args?.['before']) return { ...incoming, items: joined(existing.items, incoming.items ?? []) };
      const older = followersOf(existing.items, incoming.items?.at(-1));
      if (!older) return incoming;
      return {
        ...existing,
        ...incoming,
        hasMore: existing.hasMore,
        items: [...(incoming.items ?? []), ...older],
      };
    },
  };
}

/** Cache policy of a child field that lists the newest rows first and takes a `first` argument. All queries share the stored rows. */
export function newestField(countField: string): FieldPolicy<readonly Reference[]> {
  return {
    keyArgs: false,
    merge(existing = [], incoming, { args }) {
      const isAll = incoming.length < Number(args?.['first'] ?? 0);
      return isAll ? incoming : [...incoming, ...(followersOf(existing, incoming.at(-1)) ?? [])];
    },
    read(existing, { args, readField, canRead }) {
      const rows = existing?.filter(canRead);
      const count = readField<number>(countField);
      if (!rows || count === undefined) return rows;
      const requested = Math.min(Number(args?.['first'] ?? 0), count);
      return rows.length >= requested ? rows.slice(0, requested) : undefined;
    },
  };
}

function joined(rows: readonly Reference[], more: readonly Reference[]): Reference[] {
  const known = new Set(rows.map(({ __ref }) => __ref));
  return [...rows, ...more.filter(({ __ref }) => !known.has(__ref))];
}

/** Returns the rows after a given row; undefined when that row is not in the list. */
function followersOf(rows: readonly Reference[], row: Reference | undefined) {
  const rowIndex = row ? rows.findIndex(({ __ref }) => __ref === row.__ref) : -1;
  return rowIndex < 0 ? undefined : rows.slice(rowIndex + 1);
}
