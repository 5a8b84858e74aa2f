import { forgetOldDrafts } from '../kit/form/drafts/storedDrafts';

/** Local storage key. Any value keeps the console on, for troubleshooting. */
const talkKey = 'regie.console';

/**
 * Removes old service workers, deletes expired drafts, and silences the console of production builds. The service
 * worker for notifications stays.
 */
export function tidyBrowser() {
  void navigator.serviceWorker
    ?.getRegistrations()
    .then((all) => all.filter(isOld).forEach((worker) => void worker.unregister()))
    // The call is rejected when the browser blocks service workers. Then there are none to remove.
    .catch(() => undefined);
  forgetOldDrafts();
  if (import.meta.env.PROD && !mayTalk()) silence(console);
}

const isOld = ({ active }: ServiceWorkerRegistration) =>
  !active || new URL(active.scriptURL).pathname !== '/push-worker.js';

/** Replaces all console methods by no-ops. Messages of the browser itself, such as uncaught errors, still appear. */
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
