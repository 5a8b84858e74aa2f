import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { PlaylistItemsDocument, usePlaylistItemsQuery, type PlaylistItemsQuery } from './items.generated';
import { PlaylistDocument } from '../playlists.generated';

export const perPage = 100;

type Items = PlaylistItemsQuery['playlistItems'];

/** Loads the items of a playlist in pages, with functions that change the list optimistically. */
export function usePlaylistItems(playlistId: string) {
  const client = useApolloClient();
  const query = usePlaylistItemsQuery({
    variables: { playlistId, page: 1, perPage },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const page = query.data?.playlistItems;
  const loaded = page?.items.length ?? 0;
  /** Reads the items that the list shows next. `page` has them only after the next render. */
  const readItems = () => {
    const variables = { playlistId, page: 1, perPage };
    return client.cache.readQuery({ query: PlaylistItemsDocument, variables })?.playlistItems.items ?? [];
  };
  return {
    query,
    page,
    hasMore: page !== undefined && loaded < page.totalItems,
    loadMore: () => loadPage(client, playlistId, Math.floor(loaded / perPage) + 1),
    /** Reloads all loaded pages and the playlist itself. */
    reload: async () => {
      const pages = Math.max(1, Math.ceil(loaded / perPage));
      for (let number = 1; number <= pages; number++) await loadPage(client, playlistId, number);
      const variables = { id: playlistId };
      await client.query({ query: PlaylistDocument, variables, fetchPolicy: 'network-only' });
    },
    /** Changes the cached list before the server confirms it. Returns a function that undoes the change. */
    show: (change: (items: Items) => Items) => showItems(client, playlistId, change),
    /** The order that is currently shown. */
    order: () =>
      readItems()
        .map(({ id }) => id)
        .join(),
    readItems,
  };
}

async function loadPage(client: ApolloClient, playlistId: string, page: number): Promise<void> {
  const variables = { playlistId, page, perPage };
  await client.query({ query: PlaylistItemsDocument, variables, fetchPolicy: 'network-only' });
}

function showItems({ cache }: ApolloClient, playlistId: string, change: (items: Items) => Items): () => void {
  const firstPage = { query: PlaylistItemsDocument, variables: { playlistId, page: 1, perPage } };
  const before = cache.readQuery(firstPage);
  if (!before) return () => undefined;
  cache.writeQuery({ ...firstPage, data: { playlistItems: change(before.playlistItems) } });
  return () => void cache.writeQuery({ ...firstPage, data: before });
}
