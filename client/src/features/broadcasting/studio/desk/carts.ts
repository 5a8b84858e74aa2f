import { createStore } from 'zustand/vanilla';
import type { Deck, Loaded } from './deck';

/** Sound of a cart. */
export interface CartSound {
  id: string;
  /** Gain in decibels. */
  gain: number;
  media: Loaded;
}

/** Deck of one cart, with its gain. */
export interface CartPlace {
  deck: Deck;
  setGain: (gain: number) => void;
  close: () => void;
}

export interface CartState {
  isPlaying: boolean;
  hasFailed: boolean;
}

/** Carts for the cart pad. Each has its own deck, so that several can play together, and is preloaded, so that it plays at once. */
export function createCarts(openPlace: () => CartPlace) {
  const places = new Map<string, CartPlace>();
  const store = createStore<Readonly<Record<string, CartState>>>(() => ({}));

  function open(id: string): CartPlace {
    const place = openPlace();
    places.set(id, place);
    place.deck.store.subscribe(({ isPlaying, hasFailed }) => {
      if (places.get(id) === place) store.setState({ [id]: { isPlaying, hasFailed } });
    });
    return place;
  }

  function drop(id: string, place: CartPlace) {
    places.delete(id);
    place.deck.empty();
    place.close();
    store.setState(({ [id]: _, ...others }) => others, true);
  }

  return {
    store,
    /** Sets the carts of the shown page. Carts that are playing continue to their end, even if they are on another page. */
    prepare(carts: readonly CartSound[]) {
      const wanted = new Set(carts.map(({ id }) => id));
      for (const [id, place] of places)
        if (!wanted.has(id) && !place.deck.store.getState().isPlaying) drop(id, place);
      for (const { id, gain, media } of carts) {
        const place = places.get(id) ?? open(id);
        place.setGain(10 ** (gain / 20));
        const { loaded, isPlaying, hasFailed } = place.deck.store.getState();
        if (!isPlaying && (hasFailed || !isSame(loaded, media))) place.deck.load(media);
      }
    },
    /** Plays a cart from its beginning, or stops it when it is playing. */
    press(id: string) {
      const deck = places.get(id)?.deck;
      if (!deck) return;
      if (deck.store.getState().isPlaying) deck.cueBack();
      else void deck.play();
    },
    stopAll() {
      for (const { deck } of places.values()) deck.cueBack();
    },
    close() {
      for (const [id, place] of places) drop(id, place);
    },
  };
}

/** Compares two sounds without their addresses, because each response contains a new address. */
const isSame = (loaded: Loaded | undefined, { id, cueIn, cueOut }: Loaded): boolean =>
  loaded?.id === id && loaded.cueIn === cueIn && loaded.cueOut === cueOut;
