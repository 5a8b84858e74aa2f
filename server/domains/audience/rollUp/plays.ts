import type { Minute } from './spans.ts';

/** Period in which an item was played, in milliseconds since 1970. */
export interface Play {
  from: number;
  until: number;
}

const minuteLength = 60_000;

/** Listener figures of a played item; undefined when less than a second of it has known minutes. */
export function statisticsOfPlay(
  whole: ReadonlyMap<number, Omit<Minute, 'mount'>>,
  { from, until }: Play,
): { seconds: number; average: number; peak: number; gained: number } | undefined {
  const known: Array<{ minute: Omit<Minute, 'mount'>; milliseconds: number }> = [];
  for (let at = Math.floor(from / minuteLength); at * minuteLength < until; at++) {
    const minute = whole.get(at);
    const start = Math.max(at * minuteLength, from);
    const end = Math.min((at + 1) * minuteLength, until);
    if (minute) known.push({ minute, milliseconds: end - start });
  }
  const milliseconds = known.reduce((sum, part) => sum + part.milliseconds, 0);
  if (milliseconds < 1000) return undefined;
  const listened = known.reduce((sum, part) => sum + part.minute.average * part.milliseconds, 0);
  return {
    seconds: Math.round(milliseconds / 1000),
    average: listened / milliseconds,
    peak: Math.max(...known.map(({ minute }) => minute.peak)),
    gained: Math.round(known.at(-1)!.minute.average - known[0]!.minute.average),
  };
}
