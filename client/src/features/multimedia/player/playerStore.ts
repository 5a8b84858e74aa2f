import { createLookahead } from './lookahead';
import { createLoudness } from './loudness';
import { createPlayerState } from './playerState';
import {
  inPlace,
  spanOf,
  type LoadMedium,
  type More,
  type Playable,
  type PlayableMedium,
} from './playerTypes';
import { createQueueRest } from './queueRest';

/** As much of an audio element as the player uses. */
export type Sound = Pick<
  HTMLMediaElement,
  | 'src'
  | 'currentTime'
  | 'duration'
  | 'volume'
  | 'muted'
  | 'play'
  | 'pause'
  | 'addEventListener'
  | 'removeAttribute'
>;

export type Player = ReturnType<typeof createPlayer>;

/** A new address is asked for at once; a second time only when the first has brought something to play. */
const shortestRenewal = 5_000;
/** Who goes back later than this means the start of the same. */
const restartAfter = 3_000;

/** Plays one medium after the other, on one element, beside the screens. */
export function createPlayer(sound: Sound, load: LoadMedium, now: () => number = () => performance.now()) {
  const state = createPlayerState(sound.volume);
  const { get, set, clock, setClock, stopClock, reset, ...subscriptions } = state;
  const { follow: followFades, ...loudness } = createLoudness(sound, state);
  const rest = createQueueRest(state);
  const lookahead = createLookahead(load);
  let renewedAt = Number.NEGATIVE_INFINITY;
  /** Counts the media that were asked for: an answer that comes late is for another. */
  let turn = 0;

  const fail = (problem: 'gone' | 'failed') => set({ problem, isLoading: false, isPlaying: false });
  const start = () => {
    sound.play().catch((error: unknown) => {
      // Another medium has taken its place, or the browser waits for a press.
      if ((error as Error).name === 'NotAllowedError') set({ isPlaying: false, isLoading: false });
    });
  };
  const begin = (medium: PlayableMedium, position: number) => {
    set({ medium });
    setClock(position, spanOf(medium));
    sound.src = medium.fileUrl!;
    sound.currentTime = position / 1000;
    followFades();
    if (get().isPlaying) start();
  };

  /** Loads what the queue points at and plays it, from a position or from its cue. */
  const open = async (position?: number) => {
    const mine = ++turn;
    const { queue, index } = get();
    try {
      const { id, own } = queue[index]!;
      const found = await lookahead.ask(id);
      if (mine !== turn) return;
      if (!found?.fileUrl) return fail('gone');
      const medium = inPlace(found, own);
      begin(medium, position ?? spanOf(medium).from);
    } catch {
      if (mine === turn) fail('failed');
    }
  };
  const openAt = (index: number) => {
    sound.pause();
    stopClock();
    set({ index, isPlaying: true, isLoading: true, medium: undefined, problem: undefined });
    void open();
    void rest.lookAhead();
  };
  const seek = (position: number) => {
    const { from, to } = clock().span;
    const within = Math.min(Math.max(position, from), Math.max(from, to));
    if (get().medium) sound.currentTime = within / 1000;
    setClock(within);
    followFades();
  };
  const pause = () => {
    set({ isPlaying: false });
    sound.pause();
  };
  const next = () => {
    const { queue, index } = get();
    if (index + 1 < queue.length) openAt(index + 1);
  };
  const goOn = () => {
    const { queue, index } = get();
    if (index + 1 < queue.length) return openAt(index + 1);
    pause();
    seek(clock().span.from);
  };

  /** The address has run out, or the connection: with a new one it goes on where it was. */
  const renew = () => {
    if (!get().medium) return;
    if (now() - renewedAt < shortestRenewal) return fail('failed');
    renewedAt = now();
    set({ isLoading: true });
    void open(clock().position);
  };
  const follow = () => {
    const { medium, isPlaying } = get();
    if (!medium) return;
    setClock(sound.currentTime * 1000);
    followFades();
    if (medium.cueOut !== null && isPlaying && clock().position >= medium.cueOut) goOn();
  };

  const on = (event: string, listener: () => void) => sound.addEventListener(event, listener);
  on('playing', () => {
    set({ isLoading: false, problem: undefined });
    followFades();
    void rest.lookAhead();
    lookahead.askAhead(get().queue[get().index + 1]?.id);
  });
  on('waiting', () => set({ isLoading: true }));
  on('canplay', () => set({ isLoading: false }));
  on('timeupdate', follow);
  on('ended', goOn);
  on('error', renew);
  on('durationchange', () => {
    // What was never measured shows its length now.
    const { position, span } = clock();
    const found = sound.duration * 1000;
    if (span.to === 0 && Number.isFinite(found)) setClock(position, { ...span, to: found });
  });
  on('pause', () => {
    // Headphones that are pulled out, and keys that the browser answers itself.
    const { isPlaying, isLoading, medium } = get();
    if (isPlaying && !isLoading && medium && sound.currentTime < sound.duration) set({ isPlaying: false });
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
      turn += 1;
      rest.belongTo(undefined);
      sound.pause();
      sound.removeAttribute('src');
      reset();
    },
  };
}
