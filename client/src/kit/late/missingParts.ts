import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/*
 * Counts the parts of the screen that could not be loaded and have no placeholder, such as a drawer. While there are any, the frame
 * shows that they are still loading.
 */

const store = createStore(() => ({ count: 0 }));

export const missingParts = {
  /** Adds a missing part. Returns a function that removes it. */
  add() {
    store.setState(({ count }) => ({ count: count + 1 }));
    return () => store.setState(({ count }) => ({ count: count - 1 }));
  },
};

/** Returns whether the code of any part of the screen is missing, because it could not be loaded. */
export const useIsPartMissing = () => useStore(store, ({ count }) => count > 0);
