import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/*
 * Whether the server can be reached. The browser says when the network goes; a request that failed asks the server
 * itself, for it may be away while the network is there. While it is away it is asked again and again.
 */

const delays = { first: 1_000, atMost: 15_000, patience: 5_000 };

let wait = delays.first;
let timer: ReturnType<typeof setTimeout> | undefined;
let pendingCheck: Promise<void> | undefined;
const store = createStore(() => ({ isUp: true }));

export const line = {
  isUp: () => store.getState().isUp,
  /** Something could not be reached: is it the server? */
  check(): Promise<void> {
    pendingCheck ??= answers()
      .then(set)
      .finally(() => (pendingCheck = undefined));
    return pendingCheck;
  },
  subscribe: (listener: () => void) => store.subscribe(listener),
};

/** Whether the server can be reached. */
export const useIsLineUp = () => useStore(store, ({ isUp }) => isUp);

/** Hears of the network from the browser; gives what ends that. */
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
    // Those who lost it in the same moment do not all come back in the same one.
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
