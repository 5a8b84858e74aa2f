import { gainAt } from './gainAt';
import type { createPlayerState } from '../playerState';
import type { Sound } from './decks';

/** A fade goes on in steps of so many milliseconds. A timer makes them: it runs on in a tab that is not looked at. */
export const fadeStep = 40;
/** So long before a fade it is waited for, longer than from one `timeupdate` to the next. */
const ahead = 500;

/**
 * Keeps the element that plays as loud as the listener likes it, and quieter where what plays fades. It sets the volume of the
 * element: through Web Audio, files of another origin would be silent, and so would phones that are locked.
 */
export function createLoudness(
  front: () => Pick<Sound, 'volume' | 'muted' | 'currentTime'>,
  { get, set, clock }: Pick<ReturnType<typeof createPlayerState>, 'get' | 'set' | 'clock'>,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** As loud as it should be just now; goes on by itself as long as that changes. */
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
