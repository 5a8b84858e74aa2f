import type { Context } from '../../kit/context.ts';
import type { Given, Query } from '../../kit/query/query.ts';
import { addDays, dayFormat, type Day } from './days.ts';
import type { Range } from './range.ts';

/** A count of one day, with what it was grouped by. */
export interface DayCount {
  day: Day;
  count: number;
}

/** Between which days a query counts by a calendar date; both are counted. */
export type Days = Given<{ from: Day; to: Day }>;

/** Counts by a calendar date, over a range and the one before it. */
export const countsOfDates = async <Counted extends DayCount>(
  context: Context,
  { before, to }: Range,
  counting: Query<Days, Counted>,
): Promise<Counted[]> => counting.all(context, { from: before.from, to });

interface QuarterCount {
  quarter: number;
  count: number;
}

/** Between which moments a query counts by quarters of an hour; the second is not counted. */
export type Moments = Given<{ since: Date; until: Date }>;

/** All time zones of our days are a whole number of quarters of an hour away from UTC. */
const quarter = 15 * 60_000;

/** Between which moments the days of a range, and of the one before it, lie in any time zone. */
export const momentsOf = ({ before, to }: Range) => ({
  // No time zone is further from UTC than a day; what lies outside of the range is not counted by it.
  since: startOf(addDays(before.from, -1)),
  until: startOf(addDays(to, 2)),
});

/**
 * Counts by the day on which a moment lies in a time zone. The database groups by quarters of an hour, which it can do
 * without knowing of time zones; the day of each is told here.
 */
export function countsOfMoments<Counted extends QuarterCount>(
  counts: readonly Counted[],
  timeZone: string,
): Array<Counted & DayCount> {
  const dayOf = dayFormat(timeZone);
  return counts.map((counted) => ({ ...counted, day: dayOf(new Date(counted.quarter * quarter)) }));
}

const startOf = (day: Day) => new Date(`${day}T00:00:00Z`);
