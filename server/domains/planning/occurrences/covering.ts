import { heightOf, layers, type SlotLayer } from '../slots/slotEnums.ts';

interface Lying {
  layer: SlotLayer;
  startsAt: Date;
  endsAt: Date;
}

/** Those over which something lies on a higher layer, of all that take place; what is given is in the order of time. */
export function coveredAmong<T extends Lying>(all: readonly T[], takesPlace: (one: T) => boolean): Set<T> {
  const covered = new Set<T>();
  /** What lies above, as stretches that do not touch, in the order of time. */
  let above: Array<[number, number]> = [];
  for (const layer of layers.toReversed()) {
    const here = all.filter((one) => heightOf(one.layer) === heightOf(layer));
    for (const one of here) if (isWithin(one, above)) covered.add(one);
    above = joined([...above, ...here.filter(takesPlace).map(stretchOf)]);
  }
  return covered;
}

const stretchOf = ({ startsAt, endsAt }: Lying): [number, number] => [startsAt.getTime(), endsAt.getTime()];

/** Whether any of the stretches is at the same time: the last that begins before it ends is the one to look at. */
function isWithin(one: Lying, stretches: ReadonlyArray<[number, number]>): boolean {
  const [start, end] = stretchOf(one);
  let [low, high] = [0, stretches.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (stretches[middle]![0] < end) low = middle + 1;
    else high = middle;
  }
  const last = stretches[low - 1];
  return last !== undefined && last[1] > start;
}

function joined(stretches: ReadonlyArray<[number, number]>): Array<[number, number]> {
  const all: Array<[number, number]> = [];
  for (const [start, end] of stretches.toSorted(([a], [b]) => a - b)) {
    const last = all.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else all.push([start, end]);
  }
  return all;
}
