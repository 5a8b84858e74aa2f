import { createStore } from 'zustand/vanilla';

/** The parts of an audio element that playing a stream needs. */
export type LiveElement = Pick<
  HTMLAudioElement,
  'src' | 'ended' | 'volume' | 'muted' | 'play' | 'pause' | 'load' | 'removeAttribute' | 'addEventListener'
>;

/**
 * Reason why the live stream does not play. `silent`: there is no stream; `tooMany`: the user has too many connections; `failed`: a retry
 * may help.
 */
export type LiveProblem = 'silent' | 'tooMany' | 'failed';

interface LiveState {
  isLoading: boolean;
  problem?: LiveProblem | undefined;
}

interface Needed {
  /** Requests a new stream address; undefined when there is no stream. */
  requestAddress: () => Promise<string | undefined>;
  /** Called when playback stops for a reason other than the stop button. */
  onStopped: () => void;
}

const problemsByStatus: Record<number, LiveProblem> = { 404: 'silent', 413: 'tooMany' };
const firstPause = 1000;
const maxTries = 4;

/**
 * Plays a live stream. Resumes at the live position. A stream that has played is reconnected up to 4 times after an
 * interruption, with growing delays.
 */
export function createLiveSound(sound: LiveElement) {
  const store = createStore<LiveState>(() => ({ isLoading: false }));
  let needed: Needed | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasPlaying = false;
  let tries = 0;
  /** Number of the latest connection attempt; late results of earlier attempts are ignored. */
  let opened = 0;

  const open = async () => {
    const mine = ++opened;
    store.setState({ isLoading: true, problem: undefined });
    try {
      const address = await needed?.requestAddress();
      if (mine !== opened) return;
      if (address === undefined) return fail('silent');
      sound.src = address;
      await sound.play();
    } catch (error) {
      if (mine !== opened) return;
      // The browser blocks playback until the user has pressed a button on the page.
      if ((error as Error).name === 'NotAllowedError') return needed?.onStopped();
      await lose();
    }
  };
  const lose = async () => {
    if (!needed) return;
    const mine = ++opened;
    store.setState({ isLoading: true });
    if (!wasPlaying || tries >= maxTries) {
      const problem = await problemNow();
      if (mine === opened) fail(problem);
      return;
    }
    timer = setTimeout(() => void open(), firstPause * 2 ** tries++);
  };
  const problemNow = async (): Promise<LiveProblem> => {
    const ending = new AbortController();
    try {
      const address = await needed?.requestAddress();
      if (address === undefined) return 'silent';
      const { status } = await fetch(address, { signal: ending.signal });
      return problemsByStatus[status] ?? 'failed';
    } catch {
      return 'failed';
    } finally {
      ending.abort();
    }
  };
  const fail = (problem: LiveProblem) => {
    const { onStopped } = needed!;
    disconnect();
    store.setState({ problem });
    onStopped();
  };
  const disconnect = () => {
    needed = undefined;
    opened++;
    clearTimeout(timer);
    sound.pause();
    // Removing the address closes the connection.
    sound.removeAttribute('src');
    sound.load();
    store.setState({ isLoading: false });
  };

  sound.addEventListener('playing', () => {
    wasPlaying = true;
    tries = 0;
    if (needed) store.setState({ isLoading: false });
  });
  sound.addEventListener('waiting', () => {
    if (needed) store.setState({ isLoading: true });
  });
  sound.addEventListener('ended', () => void lose());
  sound.addEventListener('error', () => void lose());
  sound.addEventListener('pause', () => {
    // The pause came from outside: from unplugged headphones, or from media keys that the browser handles.
    if (!sound.ended && !store.getState().isLoading) needed?.onStopped();
  });

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    connect(given: Needed) {
      needed = given;
      wasPlaying = false;
      tries = 0;
      void open();
    },
    disconnect,
    beAsLoudAs({ volume, isMuted }: { volume: number; isMuted: boolean }) {
      sound.volume = volume;
      sound.muted = isMuted;
    },
  };
}
