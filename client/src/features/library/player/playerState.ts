import { createStore } from 'zustand/vanilla';
import type { Playable, PlayableMedium, Span } from './playerTypes';

/** The reason why playback failed. */
export type PlayProblem = 'deleted' | 'failed' | 'rendering' | 'unplayable';

export interface PlayerState {
  /** The items to play in order, as far as they are loaded. */
  queue: readonly Playable[];
  /** True when more items can be loaded after the queue. */
  hasMore: boolean;
  /** Index of the current item in the queue. */
  index: number;
  /** The loaded medium of the current item; undefined while it loads. */
  medium?: PlayableMedium | undefined;
  /** True when the listener wants playback, even while the medium loads. */
  isPlaying: boolean;
  isLoading: boolean;
  /**
   * The reason why the item cannot be played. `gone` and `unplayable` are permanent; after the other problems a retry
   * may help.
   */
  problem?: PlayProblem | undefined;
  volume: number;
  isMuted: boolean;
}

/** Playback position, in milliseconds from the start of the file. */
export interface PlayerClock {
  position: number;
  span: Span;
}

const nothing = {
  queue: [],
  hasMore: false,
  index: 0,
  medium: undefined,
  isPlaying: false,
  isLoading: false,
  problem: undefined,
};
const silence: PlayerClock = { position: 0, span: { from: 0, to: 0 } };

/**
 * Creates the stores with the state of the player. The playback position has a separate store, because it changes
 * constantly and few components need it.
 */
export function createPlayerState(volume: number) {
  const store = createStore<PlayerState>(() => ({ ...nothing, volume, isMuted: false }));
  const clock = createStore<PlayerClock>(() => silence);
  const set = (patch: Partial<PlayerState>) => store.setState(patch);
  const setClock = (position: number, span = clock.getState().span) => clock.setState({ position, span });
  return {
    get: store.getState,
    clock: clock.getState,
    subscribe: (listener: () => void) => store.subscribe(listener),
    subscribeClock: (listener: () => void) => clock.subscribe(listener),
    set,
    setClock,
    /** Resets the position before the next medium is loaded. */
    stopClock: () => setClock(0, silence.span),
    reset() {
      set(nothing);
      setClock(0, silence.span);
    },
  };
}
