import { createStore } from 'zustand/vanilla';

/** Item of a deck; times in milliseconds. */
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
  /** Not playable, or no longer: the file was deleted, or the connection is lost. */
  hasFailed: boolean;
}

/** As much of an audio element as a deck needs. */
export type DeckSound = Pick<
  HTMLAudioElement,
  'src' | 'currentTime' | 'duration' | 'play' | 'pause' | 'addEventListener' | 'removeAttribute'
>;

/** Plays one thing of the library from its cue to its end, and stands at the cue again then. */
export function createDeck(sound: DeckSound) {
  const nothing: DeckState = { loaded: undefined, isPlaying: false, hasFailed: false };
  const store = createStore<DeckState>(() => nothing);
  const start = () => (store.getState().loaded?.cueIn ?? 0) / 1000;
  /** Without a cue it ends with its file. */
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
  // A headset, or the browser, may stop it too.
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
      // The failure of an earlier item does not apply to this one.
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
    /** In milliseconds, from where it is to where it ends. */
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
