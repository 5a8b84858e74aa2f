import type { ApolloClient, ObservableQuery } from '@apollo/client';
import type { Subscription } from 'rxjs';
import type { ListQuestion } from '../../types';
import { chunkSize } from '../../listState';
import { rowsOf, chunkOf } from '../../chunkOf';
import { createSignal } from '../createSignal';
import { createEnd, type End } from './end';

/** Known limits of the list's length, and whether the last request for rows has failed. */
export interface Outlook extends End {
  /** True when the last request for a chunk has failed. */
  hasFailed: boolean;
}

interface Followed {
  query: ObservableQuery;
  subscription: Subscription;
}

export type Chunks<TRow> = ReturnType<typeof createChunks<TRow>>;

/**
 * Loads the rows of a long list in chunks, with the same query and cache as the pages of the list. The chunks that `want` was
 * last called with are loaded and follow changes in the cache. Other loaded chunks stay as they are until they are wanted
 * again.
 */
export function createChunks<TRow>(client: ApolloClient, question: ListQuestion) {
  const known = new Map<number, readonly TRow[] | undefined>();
  const followed = new Map<number, Followed>();
  const loads = createSignal({ count: 0 });
  const outlook = createSignal<Outlook>({ atLeast: 0, atMost: Infinity, hasFailed: false });

  const answered = (data: unknown) => rowsOf<TRow>(question, data);
  const end = createEnd(
    async (position) => {
      const { data } = await client.query({ ...chunkOf(question, position, 1), fetchPolicy: 'no-cache' });
      return (answered(data)?.length ?? 0) > 0;
    },
    (found) => outlook.set({ ...outlook.get(), ...found }),
  );

  const follow = (page: number): Followed => {
    const query = client.watchQuery({ ...chunkOf(question, page), notifyOnNetworkStatusChange: false });
    const subscription = query.subscribe(({ data, dataState, error }) => {
      outlook.set({ ...outlook.get(), hasFailed: error !== undefined });
      if (dataState !== 'complete') return;
      const items = answered(data)!;
      known.set(page, items);
      end.record((page - 1) * chunkSize, items.length);
      loads.set({ count: loads.get().count + 1 });
    });
    return { query, subscription };
  };
  const leave = (page: number) => {
    followed.get(page)?.subscription.unsubscribe();
    followed.delete(page);
    // Forget a chunk without rows, because it may be in the cache the next time.
    if (!known.get(page)) known.delete(page);
  };
  const rowsAt = (page: number) => {
    if (!known.has(page)) known.set(page, answered(client.readQuery<unknown>(chunkOf(question, page))));
    return known.get(page);
  };

  return {
    outlook,
    /** Signal that fires when rows have arrived. */
    loads,
    /** Searches for the end of the list, beyond the given number of known rows. */
    searchFurther: end.search,
    /** Loads and watches exactly these chunks: pages of 100 rows, from 1. */
    want(pages: readonly number[]) {
      for (const page of followed.keys()) if (!pages.includes(page)) leave(page);
      for (const page of pages) if (!followed.has(page)) followed.set(page, follow(page));
    },
    /** Returns the row at an index, from 0; undefined while it is not loaded. */
    rowAt: (index: number): TRow | undefined =>
      rowsAt(Math.floor(index / chunkSize) + 1)?.[index % chunkSize],
    refetch() {
      end.forget();
      for (const { query } of followed.values()) query.refetch().catch(() => undefined);
    },
    stop() {
      for (const page of followed.keys()) leave(page);
    },
  };
}
