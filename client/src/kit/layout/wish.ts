import { useSyncExternalStore } from 'react';

/** Whether a part of the frame was ever asked for: it loads then, from wherever that was, and stays. */
export function createWish() {
  let isWished = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    wish() {
      if (isWished) return;
      isWished = true;
      listeners.forEach((listener) => listener());
    },
    useIsWished: () => useSyncExternalStore(subscribe, () => isWished),
  };
}
