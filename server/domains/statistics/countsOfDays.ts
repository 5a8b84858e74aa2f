import type { Context } from '../../kit/context.ts';
import type { SqlValue } from '../../kit/database/database.ts';
import { addDays, dayFormat, type Day } from './days.ts';
import type { Range } from './range.ts';
import { tableOf } from './tableOf.ts';

/** A count of one day, with the values that it was grouped by. */
export interface DayCount {
  day: Day;
  by: string[];
  count: number;
  sum: number;
}

interface Wanted {
  entity: { name: string };
  /** The property that holds the day, or the moment. */
  at: string;
  groupBy?: readonly string[];
  /** The property to add up. */
  sum?: string;
  /** A condition on `t`, with its values. */
  more?: { text: string; values: SqlValue[] };
}

/** Counts rows by a calendar date, over a range and the one before it. */
export function countsOfDates(context: Context, { before, to }: Range, wanted: Wanted): Promise<DayCount[]> {
  const at = tableOf(context, wanted.entity).column(wanted.at);
  return grouped(context, wanted, `cast(${at} as varchar)`, `${at} >= ? and ${at} <= ?`, [before.from, to]);
}

/** All time zones of our days are a whole number of quarters of an hour away from UTC. */
const quarter = 15 * 60;

/**
 * Counts rows by the day on which a moment lies in a time zone. The database groups by quarters of an hour, which it
 * can do without knowing of time zones; the day of each is told here.
 */
export async function countsOfMoments(
  context: Context,
  { before, to }: Range,
  timeZone: string,
  wanted: Wanted,
): Promise<DayCount[]> {
  const { model, column } = tableOf(context, wanted.entity);
  const at = column(wanted.at);
  const seconds = context.database.engine === 'sqlite' ? `${at} / 1000` : `extract(epoch from ${at})`;
  const quarters = `cast(floor(${seconds} / ${quarter}) as integer)`;
  const moment = (day: Day) => model.stored(new Date(`${day}T00:00:00Z`));
  // No time zone is further from UTC than a day; what lies outside of the range is not counted by it.
  const bounds = [moment(addDays(before.from, -1)), moment(addDays(to, 2))];
  const rows = await grouped(context, wanted, quarters, `${at} >= ? and ${at} < ?`, bounds);
  const dayOf = dayFormat(timeZone);
  return rows.map((row) => ({ ...row, day: dayOf(new Date(Number(row.day) * quarter * 1000)) }));
}

async function grouped(
  context: Context,
  { entity, groupBy = [], sum, more }: Wanted,
  day: string,
  within: string,
  bounds: SqlValue[],
): Promise<DayCount[]> {
  const { from, column, where } = tableOf(context, entity);
  const keys = [day, ...groupBy.map(column)];
  const figures = ['count(*)', sum === undefined ? '0' : `sum(${column(sum)})`];
  const rows = await context.database.rows(
    `select ${[...keys, ...figures].join(', ')} from ${from} where ${where(within, ...(more ? [more.text] : []))} group by ${keys.map((_, index) => index + 1).join(', ')}`,
    [...bounds, ...(more?.values ?? [])],
  );
  return rows.map((row) => ({
    day: String(row[0]),
    by: row.slice(1, 1 + groupBy.length).map(String),
    count: Number(row[keys.length]),
    sum: Number(row[keys.length + 1]),
  }));
}
