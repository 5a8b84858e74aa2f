import { createStore } from 'zustand/vanilla';
import type { Playable, PlayableMedium, Span } from './playerTypes';

/** Why nothing is heard. */
export type PlayProblem = 'gone' | 'failed' | 'rendering' | 'unplayable';

export interface PlayerState {
  /** What plays one after the other, as far as it is known. */
  queue: readonly Playable[];
  /** More may follow after all of the queue. */
  hasMore: boolean;
  /** Which of the queue it is. */
  index: number;
  /** What is loaded of it; undefined while it is being asked for. */
  medium?: PlayableMedium | undefined;
  /** What the listener wants: it may still be loading. */
  isPlaying: boolean;
  isLoading: boolean;
  /** It could not be played: `gone`, or anything that another try may get over. */
  problem?: PlayProblem | undefined;
  volume: number;
  isMuted: boolean;
}

/** Where it is, in milliseconds after the start of the file. */
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

/** What the player is doing, and apart from it where it is: that changes all the time, and few look at it. */
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
    /** Nothing is known yet of what plays next. */
    stopClock: () => setClock(0, silence.span),
    reset() {
      set(nothing);
      setClock(0, silence.span);
    },
  };
}
