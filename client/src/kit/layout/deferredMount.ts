import { useSyncExternalStore } from 'react';

/** Whether a part of the frame was ever asked for: it loads then, from wherever that was, and stays. */
export function createDeferredMount() {
  let isRequested = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    request() {
      if (isRequested) return;
      isRequested = true;
      listeners.forEach((listener) => listener());
    },
    useIsRequested: () => useSyncExternalStore(subscribe, () => isRequested),
  };
}
