import type { FieldPolicy, Reference } from '@apollo/client/cache';

/** A feed as it is stored: what was loaded of it, newest first. */
interface StoredFeed {
  __typename?: string;
  items?: readonly Reference[];
  hasMore?: boolean;
}

/**
 * Cache policy of a feed that is read on by the id of its last row (`before`): one stored chunk for each set of the
 * other arguments. A newer beginning keeps what is older, as long as the two meet.
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

/** Children that a record has in a newest-first field with `first`: what is known of them, whoever asked for it. */
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

/** Rows after a row; undefined when it is missing. */
function followersOf(rows: readonly Reference[], row: Reference | undefined) {
  const place = row ? rows.findIndex(({ __ref }) => __ref === row.__ref) : -1;
  return place < 0 ? undefined : rows.slice(place + 1);
}
