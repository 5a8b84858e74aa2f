import { RundownProblem as Problem } from './rundownEnums.ts';

/** Timing of a rundown item as entered, before the layout. All times are in milliseconds. */
export interface Lying {
  /** Length without cuts. */
  length: number;
  /** Time from the start of the rundown to the start of the item; null to follow the item before it. */
  offset: number | null;
  isHard: boolean;
}

/** Time of a rundown item after the layout, in milliseconds after the start of the rundown. */
export interface Laid {
  start: number;
  end: number;
  /** Unplanned time before the item. */
  gap: number;
  problem: Problem | null;
}

export interface LaidRundown {
  times: Laid[];
  /** Time left after the last item; negative when the rundown is too long. */
  left: number;
  /** Unplanned time before and between the items, and after the last one. */
  empty: number;
}

/**
 * Lays out the items of a rundown one after the other. An item with a hard start cuts off the items before it; an item with a soft start
 * waits until they end. Unplanned time before such a start stays empty, so that it can be filled.
 */
export function laidOut(items: readonly Lying[], duration: number): LaidRundown {
  const times: Laid[] = [];
  let now = 0;
  for (const { length, offset, isHard } of items) {
    const wanted = offset ?? now;
    const last = times.at(-1);
    const isCut = isHard && last !== undefined && wanted < last.end;
    if (isCut) cutOff(times, wanted);
    const start = isHard ? wanted : Math.max(now, wanted);
    times.push({
      start,
      end: start + length,
      gap: isCut ? 0 : Math.max(0, start - now),
      problem: !isHard && wanted < now ? Problem.LATE : null,
    });
    now = start + length;
  }
  for (const timing of times) if (timing.end > duration) timing.problem ??= Problem.BEYOND_END;
  const left = duration - now;
  const empty = times.reduce((sum, { gap }) => sum + gap, 0) + Math.max(0, left);
  return { times, left, empty };
}

/** Cuts off all items that would play past a hard start. Several are affected when earlier items are late. */
function cutOff(times: Laid[], at: number): void {
  for (const timing of times.toReversed()) {
    if (timing.end <= at) return;
    timing.end = at;
    timing.start = Math.min(timing.start, at);
    timing.problem = Problem.CUT;
  }
}
