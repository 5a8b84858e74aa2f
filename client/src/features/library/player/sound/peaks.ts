import { useEffect, useState } from 'react';
import type { Span } from '../playerTypes';

/** Reduces waveform peaks of the played range to `count` bars. Each is the maximum of its section, from 0 to 1. */
export function barsOf(
  peaks: readonly number[],
  { from, to }: Span,
  duration: number,
  count: number,
): number[] {
  if (peaks.length === 0 || duration <= 0 || to <= from) return [];
  const first = (from / duration) * peaks.length;
  const step = ((to - from) / duration / count) * peaks.length;
  return Array.from({ length: count }, (_, bar) => {
    const begin = Math.floor(first + bar * step);
    const end = Math.max(begin + 1, Math.ceil(first + (bar + 1) * step));
    return Math.max(0, ...peaks.slice(begin, end)) / 255;
  });
}

/** Loads the waveform peaks of a file from a URL; empty while loading and when there are none. */
export function usePeaks(url: string | null | undefined): readonly number[] {
  const [loaded, setLoaded] = useState<{ url: string; peaks: number[] }>();
  useEffect(() => {
    if (!url) return;
    const stop = new AbortController();
    fetch(url, { signal: stop.signal })
      .then((response) => (response.ok ? (response.json() as Promise<{ peaks: number[] }>) : { peaks: [] }))
      .then(({ peaks }) => setLoaded({ url, peaks }))
      // Playback works without a waveform.
      .catch(() => undefined);
    return () => stop.abort();
  }, [url]);
  return loaded && loaded.url === url ? loaded.peaks : none;
}

const none: readonly number[] = [];
