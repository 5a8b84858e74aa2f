import { heightOf, layers, type SlotLayer } from '../slots/slotEnums.ts';

interface Lying {
  layer: SlotLayer;
  startsAt: Date;
  endsAt: Date;
}

/**
 * Returns those occurrences that a higher layer covers, completely or in part. Only occurrences for which `takesPlace` is true cover
 * others.
 */
export function coveredAmong<T extends Lying>(all: readonly T[], takesPlace: (item: T) => boolean): Set<T> {
  const covered = new Set<T>();
  /** Time ranges of the higher layers: disjoint, in chronological order. */
  let above: Array<[number, number]> = [];
  for (const layer of layers.toReversed()) {
    const here = all.filter((item) => heightOf(item.layer) === heightOf(layer));
    for (const item of here) if (isWithin(item, above)) covered.add(item);
    above = joined([...above, ...here.filter(takesPlace).map(spanOf)]);
  }
  return covered;
}

/**
 * Returns the audible parts of each occurrence, in chronological order. That is its time without the parts that higher layers cover. `all`
 * must contain only occurrences that take place.
 */
export function broadcastOf<T extends Lying>(
  all: readonly T[],
): Array<{ item: T; startsAt: Date; endsAt: Date }> {
  const broadcast: Array<{ item: T; startsAt: Date; endsAt: Date }> = [];
  let above: Array<[number, number]> = [];
  for (const layer of layers.toReversed()) {
    const here = all.filter((item) => item.layer === layer);
    for (const item of here)
      for (const [from, to] of restOf(spanOf(item), above))
        broadcast.push({ item, startsAt: new Date(from), endsAt: new Date(to) });
    above = joined([...above, ...here.map(spanOf)]);
  }
  return broadcast.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** Parts of a time range that are outside of other ranges. The other ranges must be disjoint and in chronological order. */
function restOf([start, end]: [number, number], covering: ReadonlyArray<[number, number]>) {
  const rest: Array<[number, number]> = [];
  let from = start;
  for (const [otherStart, otherEnd] of covering) {
    if (otherEnd <= from || otherStart >= end) continue;
    if (otherStart > from) rest.push([from, otherStart]);
    from = Math.max(from, otherEnd);
  }
  if (from < end) rest.push([from, end]);
  return rest;
}

const spanOf = ({ startsAt, endsAt }: Lying): [number, number] => [startsAt.getTime(), endsAt.getTime()];

/**
 * True when a range overlaps one of the sorted, disjoint ranges. Only the last range that begins before the end of `item` needs to
 * be checked.
 */
function isWithin(item: Lying, ranges: ReadonlyArray<[number, number]>): boolean {
  const [start, end] = spanOf(item);
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle]![0] < end) low = middle + 1;
    else high = middle;
  }
  const last = ranges[low - 1];
  return last !== undefined && last[1] > start;
}

function joined(ranges: ReadonlyArray<[number, number]>): Array<[number, number]> {
  const all: Array<[number, number]> = [];
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = all.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else all.push([start, end]);
  }
  return all;
}
