import { setTimeout } from 'node:timers/promises';

/** Pause between two probes, in milliseconds. */
const probeInterval = 2;

/**
 * Longest time in milliseconds that `/livez` of a server took to answer while some work ran. This is about how long one request
 * blocked the event loop for all other requests.
 */
export async function longestPause(server: string, work: () => Promise<unknown>): Promise<number> {
  const end = new AbortController();
  let longest = 0;
  const url = new URL('/livez', server);
  const probing = (async () => {
    while (!end.signal.aborted) {
      const before = performance.now();
      await (await fetch(url)).arrayBuffer();
      longest = Math.max(longest, performance.now() - before);
      await setTimeout(probeInterval);
    }
  })();
  try {
    await work();
  } finally {
    end.abort();
    await probing;
  }
  return longest;
}
