import { gainAt } from './gainAt';
import type { createPlayerState } from '../playerState';
import type { Sound } from './decks';

/** Milliseconds between the steps of a fade. Fades use timers, because these also run in background tabs. */
export const fadeStep = 40;
/** Milliseconds by which a timer is started before a fade. Longer than the interval of `timeupdate` events. */
const ahead = 500;

/**
 * Sets the volume of the current audio element: the listener's volume, scaled by fades. Does not use Web Audio, which
 * would mute cross-origin files and stop on locked phones.
 */
export function createLoudness(
  front: () => Pick<Sound, 'volume' | 'muted' | 'currentTime'>,
  { get, set, clock }: Pick<ReturnType<typeof createPlayerState>, 'get' | 'set' | 'clock'>,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Applies the current volume, and schedules the next step while a fade is running. */
  const follow = () => {
    clearTimeout(timer);
    const { medium, volume, isPlaying, isLoading } = get();
    const gain = (position: number) => (medium ? gainAt(position, { ...medium, ...clock().span }) : 1);
    const position = front().currentTime * 1000;
    const loudness = volume * gain(position);
    if (front().volume !== loudness) front().volume = loudness;
    const isMoving = isPlaying && !isLoading;
    if (isMoving && Math.min(gain(position), gain(position + ahead)) < 1)
      timer = setTimeout(follow, fadeStep);
  };

  return {
    follow,
    setVolume(volume: number) {
      front().muted = false;
      set({ volume, isMuted: false });
      follow();
    },
    toggleMuted() {
      front().muted = !get().isMuted;
      set({ isMuted: front().muted });
    },
  };
}
