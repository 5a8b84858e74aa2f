import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/*
 * Parts of the screen that could not be loaded and have nothing to stand in their place, such as a drawer that was just asked
 * for: the frame says that they come.
 */

const store = createStore(() => ({ count: 0 }));

export const missingParts = {
  /** One is missing; gives what ends that. */
  add() {
    store.setState(({ count }) => ({ count: count + 1 }));
    return () => store.setState(({ count }) => ({ count: count - 1 }));
  },
};

/** Whether something that was asked for is not there yet. */
export const useIsPartMissing = () => useStore(store, ({ count }) => count > 0);
