import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/*
 * Counts parts of the screen that failed to load and have no placeholder, such as a drawer. The frame shows that they
 * are still loading.
 */

const store = createStore(() => ({ count: 0 }));

export const missingParts = {
  /** Adds a missing part. Returns a function that removes it. */
  add() {
    store.setState(({ count }) => ({ count: count + 1 }));
    return () => store.setState(({ count }) => ({ count: count - 1 }));
  },
};

/** Returns whether a requested part is missing. */
export const useIsPartMissing = () => useStore(store, ({ count }) => count > 0);
