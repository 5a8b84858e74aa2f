import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '../../../kit/useDebounced';
import { ChatRoomListDocument } from '../chat.generated';
import type { Thread } from '../store/threadsStore';

const perPage = 50;

interface Found {
  search: string;
  threads: readonly Thread[];
  page: number;
  hasMore: boolean;
  error: unknown;
}

const nothing: Found = { search: '', threads: [], page: 0, hasMore: true, error: undefined };

/** Rooms of the radio that match the typed text, loaded in pages while the viewer scrolls. */
export function useRooms(typed: string, isWanted: boolean) {
  const client = useApolloClient();
  const search = useDebounced(typed.trim());
  const [found, setFound] = useState(nothing);
  const isLoadingMore = useRef(false);
  const isStale = found.search !== search || found.page === 0;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    void pageAfter(client, { ...nothing, search }).then((first) => {
      if (!isOver) setFound(first);
    });
    return () => {
      isOver = true;
    };
  }, [client, search, isWanted]);

  const more = async () => {
    if (!isWanted || isStale || !found.hasMore || isLoadingMore.current) return;
    isLoadingMore.current = true;
    const next = await pageAfter(client, found);
    isLoadingMore.current = false;
    // Discards the page when the search has changed meanwhile.
    setFound((now) => (now === found ? next : now));
  };
  return {
    ...found,
    isLoading: isWanted && isStale && !found.error,
    more: () => void more(),
    again: () => void pageAfter(client, { ...nothing, search }).then(setFound),
  };
}

async function pageAfter(client: ApolloClient, before: Found): Promise<Found> {
  const page = before.page + 1;
  try {
    const { data } = await client.query({
      query: ChatRoomListDocument,
      variables: { search: before.search || null, page, perPage, sort: [{ name: 'ASC' }] },
      fetchPolicy: 'no-cache',
    });
    const { items } = data!.chatRooms;
    const found = items.flatMap(({ thread }) => (thread ? { ...thread, people: [] } : []));
    const threads = [...before.threads, ...found];
    return { ...before, page, threads, hasMore: items.length === perPage, error: undefined };
  } catch (error) {
    return { ...before, error };
  }
}
