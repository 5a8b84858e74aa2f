import type { Sound } from './decks';
import { gainAt, type Fades } from './gainAt';
import { fadeStep } from './loudness';
import type { createPlayerState } from '../playerState';

/**
 * Fades out the previous item after the next one has started. The fade ends early when the listener pauses, changes the item or
 * closes the player.
 */
export function createFadeOut({ get }: Pick<ReturnType<typeof createPlayerState>, 'get'>) {
  let stop: (() => void) | undefined;

  const end = () => {
    stop?.();
    stop = undefined;
  };
  return {
    end,
    begin(sound: Sound, fades: Fades) {
      end();
      const timer = setInterval(() => {
        const { volume, isMuted } = get();
        const position = sound.currentTime * 1000;
        if (sound.ended || position >= fades.to) return end();
        sound.volume = volume * gainAt(position, fades);
        sound.muted = isMuted;
      }, fadeStep);
      stop = () => {
        clearInterval(timer);
        sound.pause();
      };
    },
  };
}
