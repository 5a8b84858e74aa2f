import { useApolloClient } from '@apollo/client/react';
import { useCallback, useSyncExternalStore } from 'react';
import { useSessionContext } from '../../../apollo/session/SessionContext';
import { playerMount } from '../media/mediaMounts';
import type { PlayerState } from './playerState';
import type { More, Playable } from './playerTypes';
import { player, playFor } from './thePlayer';
import { videoStage } from './video/videoStore';

const isAudio = ({ kind }: Playable) => kind !== 'VIDEO';
const audioOf =
  (more: More): More =>
  async () => {
    const part = await more();
    return { ...part, items: part.items.filter(isAudio) };
  };

/** Plays media from anywhere: sound in the bar at the bottom, videos over the page. */
export function usePlayer() {
  const client = useApolloClient();
  const { session } = useSessionContext();
  const play = useCallback(
    (item: Playable, queue?: readonly Playable[], more?: More) => {
      playFor(session, client);
      playerMount.request();
      if (item.kind === 'VIDEO') {
        player.pause();
        videoStage.show(item);
        return;
      }
      player.play(item, queue?.filter(isAudio), more && audioOf(more));
    },
    [client, session],
  );
  return { play, toggle: player.toggle };
}

/** A part of what the player is doing; renders again only when that part is another. */
export const usePlayerState = <T extends string | number | boolean | object | undefined>(
  part: (state: PlayerState) => T,
): T => useSyncExternalStore(player.subscribe, () => part(player.getState()));

/** Where the player is in what it plays. */
export const usePlayerClock = () => useSyncExternalStore(player.subscribeClock, player.getClock);

/** What the player does with this medium: nothing, most of the time. */
export const usePlaying = (id: string): 'playing' | 'paused' | undefined =>
  usePlayerState(({ queue, index, isPlaying }) =>
    queue[index]?.id === id ? (isPlaying ? 'playing' : 'paused') : undefined,
  );
