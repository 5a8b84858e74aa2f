/** So long after it was asked for, the page itself is there. */
const delay = 3_000;

/**
 * Loads what is first wanted when nothing can be loaded any more, such as the messages that say so: once the page itself is
 * there and the browser has nothing else to do. Gives what ends that.
 */
export function loadInSpareTime(...loads: ReadonlyArray<() => Promise<unknown>>): () => void {
  const load = () => {
    for (const one of loads) one().catch(() => undefined);
  };
  const timer = setTimeout(() => {
    // Not every browser tells when it has nothing to do.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: delay });
    else load();
  }, delay);
  return () => clearTimeout(timer);
}
