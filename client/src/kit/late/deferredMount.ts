import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Creates a switch that mounts a part of the portal's frame at its first use. The part then stays mounted. */
export function createDeferredMount() {
  const store = createStore(() => ({ isRequested: false }));
  return {
    request: () => store.setState({ isRequested: true }),
    useIsRequested: () => useStore(store, ({ isRequested }) => isRequested),
  };
}
