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

/** Plays media from any page: sound in the bar at the bottom, videos in a dialog. */
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

/** Selects a part of the player state; renders again only when that part changes. */
export const usePlayerState = <T extends string | number | boolean | object | undefined>(
  part: (state: PlayerState) => T,
): T => useSyncExternalStore(player.subscribe, () => part(player.getState()));

/** Current playback position and range. */
export const usePlayerClock = () => useSyncExternalStore(player.subscribeClock, player.getClock);

/** Playback state of a medium; undefined unless it is the current item. */
export const usePlaying = (id: string): 'playing' | 'paused' | undefined =>
  usePlayerState(({ queue, index, isPlaying }) =>
    queue[index]?.id === id ? (isPlaying ? 'playing' : 'paused') : undefined,
  );
