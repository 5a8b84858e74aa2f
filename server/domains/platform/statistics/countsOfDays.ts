import type { Context } from '../../../kit/context.ts';
import type { Given, Query } from '../../../kit/query/query.ts';
import { addDays, dayFormat, type Day } from './days.ts';
import type { Range } from './range.ts';

/** Count of rows on one day. The query may add the columns by which it groups. */
export interface DayCount {
  day: Day;
  count: number;
}

/** Parameters of a query for a range of days, both ends inclusive. */
export type Days = Given<{ from: Day; to: Day }>;

/** Runs a query that counts by calendar date, for a range and the previous range together. */
export const countsOfDates = async <Counted extends DayCount>(
  context: Context,
  { before, to }: Range,
  counting: Query<Days, Counted>,
): Promise<Counted[]> => counting.all(context, { from: before.from, to });

interface QuarterCount {
  quarter: number;
  count: number;
}

/** Parameters of a query for a range of moments; `until` is exclusive. */
export type Moments = Given<{ since: Date; until: Date }>;

/** The offset from UTC of every supported time zone is a multiple of 15 minutes. */
const quarter = 15 * 60_000;

/** Returns moments between which lie all days of a range and the previous range, in any time zone. */
export const momentsOf = ({ before, to }: Range) => ({
  // No time zone is further than a day from UTC; days outside of the range are ignored later.
  since: startOf(addDays(before.from, -1)),
  until: startOf(addDays(to, 2)),
});

/**
 * Converts counts per quarter of an hour to counts with their day in a time zone. The database groups by quarters of an hour,
 * because it then needs no time zones.
 */
export function countsOfMoments<Counted extends QuarterCount>(
  counts: readonly Counted[],
  timeZone: string,
): Array<Counted & DayCount> {
  const dayOf = dayFormat(timeZone);
  return counts.map((counted) => ({ ...counted, day: dayOf(new Date(counted.quarter * quarter)) }));
}

const startOf = (day: Day) => new Date(`${day}T00:00:00Z`);
