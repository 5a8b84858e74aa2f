import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Creates a switch for a part of the frame that loads on its first request and then stays mounted. */
export function createDeferredMount() {
  const store = createStore(() => ({ isRequested: false }));
  return {
    request: () => store.setState({ isRequested: true }),
    useIsRequested: () => useStore(store, ({ isRequested }) => isRequested),
  };
}
