import { forgetOldDrafts } from '../kit/form/drafts/storedDrafts';

/** Set to anything, it keeps the console of this browser talking: for whoever looks for a fault. */
const talkKey = 'regie.console';

/**
 * On start, removes service workers that an older portal may have left, but for the one that shows notifications, forgets
 * drafts that nobody comes back to, and silences the console.
 */
export function tidyBrowser() {
  void navigator.serviceWorker
    ?.getRegistrations()
    .then((all) => all.filter(isOld).forEach((worker) => void worker.unregister()))
    // Where a browser forbids them there are none.
    .catch(() => undefined);
  forgetOldDrafts();
  if (import.meta.env.PROD && !mayTalk()) silence(console);
}

const isOld = ({ active }: ServiceWorkerRegistration) =>
  !active || new URL(active.scriptURL).pathname !== '/push-worker.js';

/** Nothing is written by calling it; what the browser itself reports, such as an error that nobody caught, still is. */
export function silence(console: object) {
  const silent: Record<string, unknown> = console as Record<string, unknown>;
  for (const [name, method] of Object.entries(silent)) {
    if (typeof method === 'function') silent[name] = () => undefined;
  }
}

function mayTalk() {
  try {
    return localStorage.getItem(talkKey) !== null;
  } catch {
    return false;
  }
}
