/** Delay in milliseconds. The page itself has loaded by then. */
const delay = 3_000;

/**
 * Preloads code that may be needed while offline, such as that of error messages. Waits until the page has loaded and the browser is
 * idle. Returns a function that cancels the preloading.
 */
export function loadInSpareTime(...loads: ReadonlyArray<() => Promise<unknown>>): () => void {
  const load = () => {
    for (const one of loads) one().catch(() => undefined);
  };
  const timer = setTimeout(() => {
    // Not every browser has `requestIdleCallback`.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: delay });
    else load();
  }, delay);
  return () => clearTimeout(timer);
}
