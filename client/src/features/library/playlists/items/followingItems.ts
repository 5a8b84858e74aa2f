import type { ApolloClient } from '@apollo/client';
import { following } from '../../player/following';
import { PlaylistItemsDocument, type PlaylistItemsQuery } from './items.generated';
import { playableOf } from './ownTiming';

type Items = PlaylistItemsQuery['playlistItems'];

/** Returns a function that loads the items of a playlist after the loaded ones. Undefined when all are loaded. */
export function followingItems(client: ApolloClient, playlistId: string, { items, totalItems }: Items) {
  const question = {
    document: PlaylistItemsDocument,
    field: 'playlistItems',
    variables: { playlistId },
  };
  const position = { question, from: items.length, total: totalItems };
  return following<Items['items'][number]>(client, position, (found) => found.map(playableOf));
}
