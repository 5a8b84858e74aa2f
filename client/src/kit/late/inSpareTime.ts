/** Delay in milliseconds, by which a page has usually loaded. Also the longest wait for an idle browser after it. */
const delay = 3_000;

/**
 * Preloads code that may be needed while offline, such as that of error messages. Waits for 3 seconds, and then up to 3 more until the
 * browser is idle. Returns a function that cancels the preloading during the first 3 seconds.
 */
export function loadInSpareTime(...loads: ReadonlyArray<() => Promise<unknown>>): () => void {
  const load = () => {
    for (const load of loads) load().catch(() => undefined);
  };
  const timer = setTimeout(() => {
    // Not every browser has `requestIdleCallback`.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: delay });
    else load();
  }, delay);
  return () => clearTimeout(timer);
}
