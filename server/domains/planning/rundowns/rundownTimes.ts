import { RundownProblem as Problem } from './rundownEnums.ts';

/** What the times of a rundown follow from; all in milliseconds. */
export interface Lying {
  /** How long it is by itself. */
  length: number;
  /** When it is to begin, after the start of the rundown; null for right after the one before. */
  offset: number | null;
  isHard: boolean;
}

/** Where an item lies, in milliseconds after the start of the rundown. */
export interface Laid {
  start: number;
  end: number;
  /** How much time before it nothing is planned for. */
  gap: number;
  problem: Problem | null;
}

export interface LaidRundown {
  places: Laid[];
  /** What time is left behind the last; less than 0 where the rundown is too long. */
  left: number;
  /** The time in it and behind it for which nothing is planned. */
  empty: number;
}

/**
 * Lays items one behind the other. A hard time cuts off what still plays; a soft one waits for it; before either, what is
 * left of the time stays empty, to be filled.
 */
export function laidOut(items: readonly Lying[], duration: number): LaidRundown {
  const places: Laid[] = [];
  let now = 0;
  for (const { length, offset, isHard } of items) {
    const wanted = offset ?? now;
    const last = places.at(-1);
    const isCut = isHard && last !== undefined && wanted < last.end;
    if (isCut) cutOff(places, wanted);
    const start = isHard ? wanted : Math.max(now, wanted);
    places.push({
      start,
      end: start + length,
      gap: isCut ? 0 : Math.max(0, start - now),
      problem: !isHard && wanted < now ? Problem.LATE : null,
    });
    now = start + length;
  }
  for (const place of places) if (place.end > duration) place.problem ??= Problem.BEYOND_END;
  const left = duration - now;
  const empty = places.reduce((sum, { gap }) => sum + gap, 0) + Math.max(0, left);
  return { places, left, empty };
}

/** A hard time may lie before several items that were late already: none of them goes beyond it. */
function cutOff(places: Laid[], at: number): void {
  for (const place of places.toReversed()) {
    if (place.end <= at) return;
    place.end = at;
    place.start = Math.min(place.start, at);
    place.problem = Problem.CUT;
  }
}
