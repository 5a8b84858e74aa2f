import type { AirItemFieldsFragment } from './log.generated';

export interface Difference {
  /** Milliseconds by which the item started late; negative when it started early. */
  late: number;
  /** Milliseconds of the planned length that were not played. */
  cut: number;
}

/** Smallest difference that is reported, in milliseconds. Listeners do not notice smaller ones. */
const noticed = 1000;

type PlayedItem = Pick<
  AirItemFieldsFragment,
  'state' | 'source' | 'plannedAt' | 'plannedUntil' | 'playedFrom' | 'playedUntil'
>;

/** Sources whose items are never late or cut: their `plannedAt` is the time at which they began. */
const unplanned: ReadonlySet<PlayedItem['source']> = new Set(['LIVE', 'EMERGENCY']);

/**
 * Returns how the played times of an item differ from the planned ones. A difference is 0 when a time is unknown, and for
 * `unplanned` sources. Inserted items are never late, because their `plannedAt` is the time of insertion: they wait for their turn.
 */
export function differenceOf({
  source,
  plannedAt,
  plannedUntil,
  playedFrom,
  playedUntil,
}: PlayedItem): Difference {
  if (playedFrom === null || unplanned.has(source)) return { late: 0, cut: 0 };
  const noticeable = (difference: number) => (Math.abs(difference) < noticed ? 0 : difference);
  const late = source === 'INSERTED' ? 0 : noticeable(Date.parse(playedFrom) - Date.parse(plannedAt));
  if (playedUntil === null || plannedUntil === null) return { late, cut: 0 };
  // Not `playedFor`, which also leaves out the periods without a connected output.
  const lengthOf = (from: string, until: string) => Date.parse(until) - Date.parse(from);
  const missing = lengthOf(plannedAt, plannedUntil) - lengthOf(playedFrom, playedUntil);
  return { late, cut: Math.max(0, noticeable(missing)) };
}
