import { daysBetween } from '../time/recurrence.ts';
import { daysOf, isDayOf, type Series } from './series.ts';

type Days = Pick<Series, 'rule' | 'start' | 'end'>;

/** Long enough for two rules to differ in it, if they do. */
const compared = 400;

/** How far from its own day a day may go on when it is none any more. */
const reach = { DAILY: 0, WEEKLY: 6, MONTHLY: 27 } as const;

/**
 * On which day something goes on that belongs to a day of a series, once that is another: where the whole series moved, as many
 * days later; else on its own day, or on the nearest that is new. Its own day as well where there is none: it waits for that.
 */
export function followingDay(before: Days, after: Days, day: number): number {
  if (!before.rule) return after.start;
  const moved = after.start - before.start;
  const from = Math.max(before.start, after.start, day);
  const theirs = daysFrom(after, from);
  if (
    moved !== 0 &&
    !isSame(daysFrom(before, from), theirs) &&
    isSame(daysFrom(before, from - moved), theirs, moved)
  )
    return isDayOf(after, day + moved) ? day + moved : day;
  return isDayOf(after, day) ? day : (nearestNew(before, after, day) ?? day);
}

/** Whatever its end is. */
const daysFrom = ({ rule, start }: Days, from: number) => daysBetween(rule, start, from, from + compared);

const isSame = (one: readonly number[], other: readonly number[], later = 0) =>
  one.length === other.length && one.every((day, index) => day + later === other[index]);

function nearestNew(before: Days, after: Days, day: number): number | undefined {
  const far = before.rule ? reach[before.rule.frequency] : 0;
  return daysOf(after, day - far, day + far)
    .filter((one) => !isDayOf(before, one))
    .toSorted((a, b) => Math.abs(a - day) - Math.abs(b - day) || b - a)[0];
}
