import { createStore } from 'zustand/vanilla';

/** Item that is loaded on a deck; cue points and duration in milliseconds. */
export interface Loaded {
  id: string;
  title: string;
  credit: string;
  fileUrl: string | null;
  cueIn: number | null;
  cueOut: number | null;
  duration: number | null;
}

export interface DeckState {
  loaded: Loaded | undefined;
  isPlaying: boolean;
  /** The item cannot be played: the file was deleted, or the connection is lost. */
  hasFailed: boolean;
}

/** The part of an audio element that a deck needs. */
export type DeckSound = Pick<
  HTMLAudioElement,
  'src' | 'currentTime' | 'duration' | 'play' | 'pause' | 'addEventListener' | 'removeAttribute'
>;

/** Creates a deck: it plays an item from its cue-in to its cue-out, then returns to the cue-in. */
export function createDeck(sound: DeckSound) {
  const nothing: DeckState = { loaded: undefined, isPlaying: false, hasFailed: false };
  const store = createStore<DeckState>(() => nothing);
  const start = () => (store.getState().loaded?.cueIn ?? 0) / 1000;
  /** End in seconds: the cue-out, or the end of the file when there is none. */
  const end = () => {
    const { loaded } = store.getState();
    return (loaded?.cueOut ?? loaded?.duration ?? sound.duration * 1000) / 1000;
  };

  function cueBack() {
    sound.pause();
    sound.currentTime = start();
    store.setState({ isPlaying: false });
  }

  sound.addEventListener('timeupdate', () => {
    const { loaded, isPlaying } = store.getState();
    if (isPlaying && loaded?.cueOut != null && sound.currentTime >= end()) cueBack();
  });
  sound.addEventListener('ended', cueBack);
  // The sound may also be paused by a headset button or by the browser.
  sound.addEventListener('pause', () => store.setState({ isPlaying: false }));
  sound.addEventListener('playing', () => store.setState({ isPlaying: true, hasFailed: false }));
  sound.addEventListener('error', () => {
    if (store.getState().loaded) store.setState({ isPlaying: false, hasFailed: true });
  });

  return {
    store,
    load(loaded: Loaded) {
      sound.pause();
      store.setState({ loaded, isPlaying: false, hasFailed: loaded.fileUrl === null });
      if (loaded.fileUrl === null) return;
      sound.src = loaded.fileUrl;
      sound.currentTime = start();
    },
    async play() {
      if (!store.getState().loaded) return;
      // Ignores the failure if another item has been loaded meanwhile.
      const { src } = sound;
      try {
        await sound.play();
      } catch (error) {
        if ((error as Error).name !== 'AbortError' && src === sound.src)
          store.setState({ isPlaying: false, hasFailed: true });
      }
    },
    pause: () => sound.pause(),
    cueBack,
    /** Milliseconds from the current position to the end; 0 when unknown. */
    remaining: () => {
      const left = (end() - sound.currentTime) * 1000;
      return Number.isFinite(left) ? Math.max(0, left) : 0;
    },
    empty() {
      sound.pause();
      sound.removeAttribute('src');
      store.setState(nothing);
    },
  };
}

export type Deck = ReturnType<typeof createDeck>;
