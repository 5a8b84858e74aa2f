import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/*
 * Tracks whether the server is reachable. The browser reports a lost network. After a failed request the server itself
 * is probed, because it may be down while the network is up. While it is down, probes repeat with growing delays (in
 * milliseconds).
 */

const delays = { first: 1_000, atMost: 15_000, patience: 5_000 };

let wait = delays.first;
let timer: ReturnType<typeof setTimeout> | undefined;
let pendingCheck: Promise<void> | undefined;
const store = createStore(() => ({ isUp: true }));

export const line = {
  isUp: () => store.getState().isUp,
  /** Probes the server after a failed request. Concurrent calls share one probe. */
  check(): Promise<void> {
    pendingCheck ??= answers()
      .then(set)
      .finally(() => (pendingCheck = undefined));
    return pendingCheck;
  },
  subscribe: (listener: () => void) => store.subscribe(listener),
};

/** Returns whether the server is reachable. */
export const useIsLineUp = () => useStore(store, ({ isUp }) => isUp);

/** Follows the browser's online and offline events. Returns a function that stops this. */
export function followNetwork(): () => void {
  const lost = () => set(false);
  const found = () => void line.check();
  addEventListener('offline', lost);
  addEventListener('online', found);
  if (!navigator.onLine) set(false);
  return () => {
    removeEventListener('offline', lost);
    removeEventListener('online', found);
    clearTimeout(timer);
    set(true);
  };
}

function set(next: boolean): void {
  clearTimeout(timer);
  if (next) wait = delays.first;
  else {
    // Random jitter: clients that lost the connection together must not all reconnect together.
    timer = setTimeout(() => void line.check(), wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, delays.atMost);
  }
  if (line.isUp() !== next) store.setState({ isUp: next });
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch('/livez', { cache: 'no-store', signal: AbortSignal.timeout(delays.patience) })).ok;
  } catch {
    return false;
  }
}
