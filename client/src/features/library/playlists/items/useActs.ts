import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { usePlayer } from '../../player/usePlayer';
import { followingItems } from './followingItems';
import type { ItemActs } from './ItemRow';
import type { PlaylistItemsQuery } from './items.generated';
import { playableOf } from './ownTiming';

/** Returns an object that stays the same in every render. Its functions call the latest given actions. */
export function useActs(given: ItemActs): ItemActs {
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });
  const [acts] = useState<ItemActs>(() => ({
    play: (id) => latest.current.play(id),
    edit: (id) => latest.current.edit(id),
    remove: (id) => latest.current.remove(id),
    select: (id, isSelected) => latest.current.select(id, isSelected),
  }));
  return acts;
}

/** Returns a function that plays an item and the rest of the playlist. When the item is playing, it pauses. */
export function usePlayFrom(
  playlistId: string,
  page: PlaylistItemsQuery['playlistItems'] | undefined,
  playingId: string | undefined,
) {
  const client = useApolloClient();
  const { play, toggle } = usePlayer();
  return (id: string) => {
    const rows = page?.items ?? [];
    const from = rows.findIndex((row) => row.id === id);
    const queue = rows.slice(from).map(playableOf);
    const [item] = queue;
    if (!page || from < 0 || !item) return;
    if (item.id === playingId) toggle();
    else play(item, queue, followingItems(client, playlistId, page));
  };
}
