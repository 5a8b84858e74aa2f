import { wallAt } from '../calendar/time/wall';
import type { PlannedItemFieldsFragment } from './plan.generated';

export const hour = 3_600_000;
export const day = 24 * hour;

/** Rounds a moment down to the full hour of local time. Some time zones are not whole hours from UTC. */
export function hourOf(moment: number, timeZone: string): number {
  const second = Math.floor(moment / 1000) * 1000;
  return second - (wallAt(second, timeZone) % hour);
}

/** Returns the moment with the same local hour one day later or earlier, also across a clock change. */
export function dayAway(moment: number, days: 1 | -1, timeZone: string): number {
  const plain = moment + days * day;
  const wanted = wallAt(moment, timeZone) + days * day;
  return hourOf(plain + (wanted - wallAt(plain, timeZone)), timeZone);
}

/** Groups items by the hour in which they start; items before `from` are in the first hour. */
export function byHour(items: readonly PlannedItemFieldsFragment[], from: number, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const begin = from + index * hour;
    return {
      begin,
      items: items.filter(({ startsAt }) => {
        const at = Math.max(Date.parse(startsAt), from);
        return at >= begin && at < begin + hour;
      }),
    };
  });
}
