import { createStore } from 'zustand/vanilla';

/** What of an element is needed to hear a stream by it. */
export type LiveElement = Pick<
  HTMLAudioElement,
  'src' | 'ended' | 'volume' | 'muted' | 'play' | 'pause' | 'load' | 'removeAttribute' | 'addEventListener'
>;

/** `silent`: nothing is sent; `tooMany`: the same person listens too often; else anything that another try may get over. */
export type LiveProblem = 'silent' | 'tooMany' | 'failed';

interface LiveState {
  isLoading: boolean;
  problem?: LiveProblem | undefined;
}

interface Needed {
  /** Asks for an address that was not opened yet; undefined where there is nothing to hear. */
  requestAddress: () => Promise<string | undefined>;
  /** It is not heard any more, and nobody pressed stop here. */
  onStopped: () => void;
}

const problemsByStatus: Record<number, LiveProblem> = { 404: 'silent', 413: 'tooMany' };
const firstPause = 1000;
const maxTries = 4;

/** Hears a stream as it is now: what was missed is not caught up with, and a line that is cut is taken up again. */
export function createLiveSound(sound: LiveElement) {
  const store = createStore<LiveState>(() => ({ isLoading: false }));
  let needed: Needed | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasPlaying = false;
  let tries = 0;
  /** Counts what was opened: what comes late of one before is for nobody. */
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
      // The browser waits for a press.
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
    // The connection ends with its address.
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
    // Headphones that are pulled out, and keys that the browser answers itself.
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
