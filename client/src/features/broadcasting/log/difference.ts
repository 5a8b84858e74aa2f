import type { AirItemFieldsFragment } from './log.generated';

export interface Difference {
  /** Delay of the start in milliseconds; negative for earlier. */
  late: number;
  /** Milliseconds of the item that were not played. */
  cut: number;
}

/** Smaller differences are not noticed by listeners. */
const noticed = 1000;

type PlayedItem = Pick<
  AirItemFieldsFragment,
  'state' | 'source' | 'plannedAt' | 'plannedUntil' | 'heardFrom' | 'heardFor'
>;

/** Of these nobody plans how long they last, nor when. */
const unplanned: ReadonlySet<PlayedItem['source']> = new Set(['LIVE', 'EMERGENCY']);

/** Difference between the played and the planned item; undefined when they are equal, or the item was not played. */
export function differenceOf({
  source,
  plannedAt,
  plannedUntil,
  heardFrom,
  heardFor,
}: PlayedItem): Difference {
  if (heardFrom === null || unplanned.has(source)) return { late: 0, cut: 0 };
  const noticeable = (difference: number) => (Math.abs(difference) < noticed ? 0 : difference);
  const late = noticeable(Date.parse(heardFrom) - Date.parse(plannedAt));
  const length = Date.parse(plannedUntil) - Date.parse(plannedAt);
  return { late, cut: heardFor === null ? 0 : Math.max(0, noticeable(length - heardFor)) };
}
