import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { player } from '../thePlayer';
import { useShownVideo } from '../video/videoStore';
import { createLiveSound } from './liveSound';

interface Live {
  isOn: boolean;
  requestAddress: () => Promise<string | undefined>;
  onStop: () => void;
  onClose: () => void;
}

/**
 * Plays a stream at the player's volume while `isOn`. Closes the player first, calls `onClose` when the player gets a
 * queue, and `onStop` when a video opens or the stream stops.
 */
export function useLiveSound({ isOn, requestAddress, onStop, onClose }: Live) {
  const [live] = useState(() => createLiveSound(new Audio()));
  const fetchAddress = useEffectEvent(requestAddress);
  const stop = useEffectEvent(onStop);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOn) return undefined;
    live.connect({ requestAddress: () => fetchAddress(), onStopped: () => stop() });
    return live.disconnect;
  }, [live, isOn]);

  useEffect(() => {
    player.close();
    const follow = () => {
      live.beAsLoudAs(player.getState());
      if (player.getState().queue.length > 0) close();
    };
    follow();
    return player.subscribe(follow);
  }, [live]);

  const video = useShownVideo();
  useEffect(() => {
    if (video) stop();
  }, [video]);

  return useSyncExternalStore(live.subscribe, live.getState);
}
