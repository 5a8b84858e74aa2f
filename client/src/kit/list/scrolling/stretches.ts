import type { ApolloClient, ObservableQuery } from '@apollo/client';
import type { Subscription } from 'rxjs';
import type { ListQuestion } from '../types';
import { stretchLength } from '../listState';
import { createSignal } from './createSignal';
import { createEnd, type End } from './end';

interface Answer<TRow> {
  items: readonly TRow[];
}

/** What is known of the list beside its rows. */
export interface Outlook extends End {
  /** Some rows could not be loaded. */
  hasFailed: boolean;
}

interface Followed {
  query: ObservableQuery;
  subscription: Subscription;
}

export type Stretches<TRow> = ReturnType<typeof createStretches<TRow>>;

/**
 * The rows of a long list, stretch by stretch, through the same query and cache as its pages. Those that are wanted are
 * loaded and followed; those that were wanted before are shown as they were until they are wanted again.
 */
export function createStretches<TRow>(client: ApolloClient, { document, field, variables }: ListQuestion) {
  const known = new Map<number, readonly TRow[] | undefined>();
  const followed = new Map<number, Followed>();
  const arrivals = createSignal({ count: 0 });
  const outlook = createSignal<Outlook>({ atLeast: 0, atMost: Infinity, hasFailed: false });

  const answerOf = (data: unknown) => (data as Record<string, Answer<TRow>> | undefined)?.[field];
  const asked = (page: number, perPage: number) => ({
    query: document,
    variables: { ...variables, page, perPage },
  });
  const end = createEnd(
    async (place) => {
      const { data } = await client.query({ ...asked(place, 1), fetchPolicy: 'no-cache' });
      return (answerOf(data)?.items.length ?? 0) > 0;
    },
    (found) => outlook.set({ ...outlook.get(), ...found }),
  );

  const follow = (page: number): Followed => {
    const query = client.watchQuery({ ...asked(page, stretchLength), notifyOnNetworkStatusChange: false });
    const subscription = query.subscribe(({ data, dataState, error }) => {
      outlook.set({ ...outlook.get(), hasFailed: error !== undefined });
      if (dataState !== 'complete') return;
      const { items } = answerOf(data)!;
      known.set(page, items);
      end.tell((page - 1) * stretchLength, items.length);
      arrivals.set({ count: arrivals.get().count + 1 });
    });
    return { query, subscription };
  };
  const leave = (page: number) => {
    followed.get(page)?.subscription.unsubscribe();
    followed.delete(page);
    // What is not there may be in the cache the next time.
    if (!known.get(page)) known.delete(page);
  };
  const rowsOf = (page: number) => {
    if (!known.has(page))
      known.set(page, answerOf(client.readQuery<unknown>(asked(page, stretchLength)))?.items);
    return known.get(page);
  };

  return {
    outlook,
    /** Tells when rows came. */
    arrivals,
    /** Looks for more, beyond so many rows that are there for sure. */
    lookFurther: end.look,
    /** Loads these stretches and follows them, and no others; pages of a hundred rows, from 1. */
    want(pages: readonly number[]) {
      for (const page of followed.keys()) if (!pages.includes(page)) leave(page);
      for (const page of pages) if (!followed.has(page)) followed.set(page, follow(page));
    },
    /** The row at a place, from 0, as far as it was ever loaded. */
    rowAt: (index: number): TRow | undefined =>
      rowsOf(Math.floor(index / stretchLength) + 1)?.[index % stretchLength],
    refetch() {
      end.forget();
      for (const { query } of followed.values()) query.refetch().catch(() => undefined);
    },
    stop() {
      for (const page of followed.keys()) leave(page);
    },
  };
}
