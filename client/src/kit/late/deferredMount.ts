import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Whether a part of the frame was ever asked for: it loads then, from wherever that was, and stays. */
export function createDeferredMount() {
  const store = createStore(() => ({ isRequested: false }));
  return {
    request: () => store.setState({ isRequested: true }),
    useIsRequested: () => useStore(store, ({ isRequested }) => isRequested),
  };
}
