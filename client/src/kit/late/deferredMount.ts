import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Creates a switch for a part of the portal's frame. The part loads when it is first requested, and then stays mounted. */
export function createDeferredMount() {
  const store = createStore(() => ({ isRequested: false }));
  return {
    request: () => store.setState({ isRequested: true }),
    useIsRequested: () => useStore(store, ({ isRequested }) => isRequested),
  };
}
