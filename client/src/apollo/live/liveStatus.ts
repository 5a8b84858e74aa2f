import { useSyncExternalStore } from 'react';

/*
 * Whether events arrive at this moment. While they do not, who lives by them asks from time to time; and once they do
 * again, reads what was missed.
 */

let isUp = false;
const listeners = new Set<() => void>();

export const liveStatus = {
  isUp: () => isUp,
  set(next: boolean) {
    if (isUp === next) return;
    isUp = next;
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Whether events arrive at this moment. */
export const useIsLive = () => useSyncExternalStore(liveStatus.subscribe, liveStatus.isUp);
