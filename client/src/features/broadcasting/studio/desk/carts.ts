import { createStore } from 'zustand/vanilla';
import type { Deck, Loaded } from './deck';

/** A cart for playback: its id, its medium and its gain. */
export interface CartSound {
  id: string;
  /** Gain in decibels. */
  gain: number;
  media: Loaded;
}

/** Mixer channel of one cart: a deck that plays the cart, and its gain. */
export interface CartChannel {
  deck: Deck;
  setGain: (gain: number) => void;
  close: () => void;
}

export interface CartState {
  isPlaying: boolean;
  hasFailed: boolean;
}

/**
 * Creates the player of the cart pad. Each cart has its own deck, so that several can play together, and is preloaded,
 * so that it plays at once.
 */
export function createCarts(openChannel: () => CartChannel) {
  const channels = new Map<string, CartChannel>();
  const store = createStore<Readonly<Record<string, CartState>>>(() => ({}));

  function open(id: string): CartChannel {
    const channel = openChannel();
    channels.set(id, channel);
    channel.deck.store.subscribe(({ isPlaying, hasFailed }) => {
      if (channels.get(id) === channel) store.setState({ [id]: { isPlaying, hasFailed } });
    });
    return channel;
  }

  function drop(id: string, channel: CartChannel) {
    channels.delete(id);
    channel.deck.empty();
    channel.close();
    store.setState(({ [id]: _, ...remaining }) => remaining, true);
  }

  return {
    store,
    /** Sets the carts of the shown page. Carts that are playing continue to their end, even if they are on another page. */
    prepare(carts: readonly CartSound[]) {
      const wanted = new Set(carts.map(({ id }) => id));
      for (const [id, channel] of channels)
        if (!wanted.has(id) && !channel.deck.store.getState().isPlaying) drop(id, channel);
      for (const { id, gain, media } of carts) {
        const channel = channels.get(id) ?? open(id);
        channel.setGain(10 ** (gain / 20));
        const { loaded, isPlaying, hasFailed } = channel.deck.store.getState();
        if (!isPlaying && (hasFailed || !isSame(loaded, media))) channel.deck.load(media);
      }
    },
    /** Plays a cart from its beginning, or stops it when it is playing. */
    press(id: string) {
      const deck = channels.get(id)?.deck;
      if (!deck) return;
      if (deck.store.getState().isPlaying) deck.cueBack();
      else void deck.play();
    },
    stopAll() {
      for (const { deck } of channels.values()) deck.cueBack();
    },
    close() {
      for (const [id, channel] of channels) drop(id, channel);
    },
  };
}

/** Compares two sounds without their addresses, because each response contains a new address. */
const isSame = (loaded: Loaded | undefined, { id, cueIn, cueOut }: Loaded): boolean =>
  loaded?.id === id && loaded.cueIn === cueIn && loaded.cueOut === cueOut;
