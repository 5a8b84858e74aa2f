import { createAlarm } from './sound/alarm';
import { createDecks, type Sound } from './sound/decks';
import { createLoudness } from './sound/loudness';
import { createOpening } from './sound/opening';
import { createPlayerState } from './playerState';
import type { LoadMedium, More, Playable, PlayableMedium } from './playerTypes';
import { createQueueRest } from './queueRest';
import { createFadeOut } from './sound/fadeOut';

export type Player = ReturnType<typeof createPlayer>;

/** Who goes back later than this means the start of the same. */
const restartAfter = 3_000;

/** Plays one medium after the other, on two elements that take turns, beside the screens. */
export function createPlayer(
  sounds: readonly [Sound, Sound],
  load: LoadMedium,
  now: () => number = () => performance.now(),
) {
  const { front, turn, on } = createDecks(sounds);
  const state = createPlayerState(front().volume);
  const { get, set, clock, setClock, stopClock, reset, ...subscriptions } = state;
  const { follow: followFades, ...loudness } = createLoudness(front, state);
  const fadeOut = createFadeOut(state);
  const rest = createQueueRest(state);
  const { open, start, renew, forget, askAhead } = createOpening(front, state, { load, now, followFades });

  const change = (index: number) => {
    stopClock();
    set({ index, isPlaying: true, isLoading: true, medium: undefined, problem: undefined });
    void open();
    void rest.lookAhead();
  };
  const openAt = (index: number) => {
    fadeOut.end();
    front().pause();
    change(index);
  };
  const seek = (position: number) => {
    const { from, to } = clock().span;
    const within = Math.min(Math.max(position, from), Math.max(from, to));
    if (get().medium) front().currentTime = within / 1000;
    setClock(within);
    followFades();
  };
  const pause = () => {
    fadeOut.end();
    set({ isPlaying: false });
    front().pause();
  };
  const next = () => {
    const { queue, index } = get();
    if (index + 1 < queue.length) openAt(index + 1);
  };
  /** The next begins over the end of this one, where there is one. */
  const overlap = (medium: PlayableMedium) => {
    const { queue, index } = get();
    if (index + 1 === queue.length) return;
    fadeOut.begin(front(), { ...medium, ...clock().span });
    turn();
    change(index + 1);
  };
  const goOn = () => {
    const { queue, index } = get();
    if (index + 1 < queue.length) return openAt(index + 1);
    pause();
    seek(clock().span.from);
  };

  const follow = () => {
    const { medium, isPlaying, isLoading } = get();
    if (!medium) return;
    const before = clock().position;
    setClock(front().currentTime * 1000);
    followFades();
    if (!isPlaying) return;
    const { position } = clock();
    const { cueOut, startNext } = medium;
    if (cueOut !== null && position >= cueOut) return goOn();
    // Who moves behind that place wants to hear the end.
    if (startNext !== null && before < startNext && position >= startNext) return overlap(medium);
    if (!isLoading) wakeAt(position, [startNext, cueOut]);
  };
  const wakeAt = createAlarm(follow);

  on('playing', () => {
    set({ isLoading: false, problem: undefined });
    followFades();
    void rest.lookAhead();
    askAhead(get().queue[get().index + 1]?.id);
  });
  on('waiting', () => set({ isLoading: true }));
  on('canplay', () => set({ isLoading: false }));
  on('timeupdate', follow);
  on('ended', goOn);
  on('error', renew);
  on('durationchange', () => {
    // What was never measured shows its length now.
    const { position, span } = clock();
    const found = front().duration * 1000;
    if (span.to === 0 && Number.isFinite(found)) setClock(position, { ...span, to: found });
  });
  on('pause', () => {
    // Headphones that are pulled out, and keys that the browser answers itself.
    const { isPlaying, isLoading, medium } = get();
    if (isPlaying && !isLoading && medium && front().currentTime < front().duration) pause();
  });

  return {
    getState: get,
    getClock: clock,
    ...subscriptions,
    ...loudness,
    /** Plays an item, and after it what follows it in the list that it stands in, however long that is. */
    play(item: Playable, queue: readonly Playable[] = [item], more?: More) {
      // The same medium may stand in a list more than once.
      const at = queue.includes(item) ? queue.indexOf(item) : queue.findIndex(({ id }) => id === item.id);
      set({ queue: at < 0 ? [item] : queue });
      rest.belongTo(more);
      openAt(Math.max(0, at));
    },
    toggle() {
      const { medium, isPlaying, queue, problem } = get();
      if (queue.length === 0) return;
      if (isPlaying) return pause();
      set({ isPlaying: true, problem: undefined });
      if (medium && !problem) return start();
      set({ isLoading: true });
      void open(medium ? clock().position : undefined);
    },
    pause,
    jumpTo: openAt,
    next,
    previous() {
      const { from } = clock().span;
      if (clock().position - from > restartAfter || get().index === 0) seek(from);
      else openAt(get().index - 1);
    },
    seek,
    seekBy: (milliseconds: number) => seek(clock().position + milliseconds),
    /** Ends it all: the bar goes. */
    close() {
      forget();
      rest.belongTo(undefined);
      fadeOut.end();
      front().pause();
      front().removeAttribute('src');
      reset();
    },
  };
}
