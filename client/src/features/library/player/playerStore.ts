import { createDecks, type Sound } from './sound/decks';
import { createLoudness } from './sound/loudness';
import { createOpening } from './sound/opening';
import { createPlayerState } from './playerState';
import type { LoadMedium, More, Playable, PlayableMedium } from './playerTypes';
import { createQueueRest } from './queueRest';
import { createFadeOut } from './sound/fadeOut';

export type Player = ReturnType<typeof createPlayer>;

/** Milliseconds after which "Previous" restarts the current item. The first item is always restarted. */
const restartAfter = 3_000;

/**
 * Creates the player of the portal, which plays a queue of media on two alternating audio elements. It is independent
 * of the pages.
 */
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
  const { open, start, renew, forget, prefetch } = createOpening(front, state, { load, now, followFades });

  const change = (index: number) => {
    stopClock();
    set({ index, isPlaying: true, isLoading: true, medium: undefined, problem: undefined });
    void open();
    void rest.loadAhead();
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
  /** Starts the next item while the current one is fading out. Does nothing when there is no next item. */
  const overlap = (medium: PlayableMedium) => {
    const { queue, index } = get();
    if (index + 1 === queue.length) return;
    fadeOut.begin(front(), { ...medium, ...clock().span });
    turn();
    change(index + 1);
  };
  const advance = () => {
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
    if (cueOut !== null && position >= cueOut) return advance();
    // Start the next item only when playback passes `startNext`. If the listener seeks past it, the current item plays
    // to its end.
    if (startNext !== null && before < startNext && position >= startNext) return overlap(medium);
    if (!isLoading) wakeAt(position, [startNext, cueOut]);
  };
  const wakeAt = createAlarm(follow);

  on('playing', () => {
    set({ isLoading: false, problem: undefined });
    followFades();
    void rest.loadAhead();
    prefetch(get().queue[get().index + 1]?.id);
  });
  on('waiting', () => set({ isLoading: true }));
  on('canplay', () => set({ isLoading: false }));
  on('timeupdate', follow);
  on('ended', advance);
  on('error', renew);
  on('durationchange', () => {
    // Take the duration from the audio element when the medium was never measured.
    const { position, span } = clock();
    const found = front().duration * 1000;
    if (span.to === 0 && Number.isFinite(found)) setClock(position, { ...span, to: found });
  });
  on('pause', () => {
    // The pause came from outside: from unplugged headphones, or from media keys that the browser handles.
    const { isPlaying, isLoading, medium } = get();
    if (isPlaying && !isLoading && medium && front().currentTime < front().duration) pause();
  });

  return {
    getState: get,
    getClock: clock,
    ...subscriptions,
    ...loudness,
    /** Plays an item, then the rest of its list. `more` loads further pages of the list. */
    play(item: Playable, queue: readonly Playable[] = [item], more?: More) {
      // The same medium may appear in a list more than once.
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
    /** Stops playback, empties the queue and closes the bar. */
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

/** Milliseconds by which a timer is started before a position. Longer than the interval of `timeupdate` events. */
const ahead = 500;

/**
 * Calls back exactly when playback reaches the next of some positions, in milliseconds. Uses a timer, because `timeupdate` events occur
 * only a few times a second.
 */
function createAlarm(call: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (position: number, alarms: readonly (number | null)[]) => {
    clearTimeout(timer);
    const waits = alarms.flatMap((alarm) => (alarm !== null && alarm > position ? alarm - position : []));
    const wait = Math.min(...waits);
    if (wait < ahead) timer = setTimeout(call, wait);
  };
}
