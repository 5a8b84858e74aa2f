import { dayLength } from '../../../../kit/time/days.ts';
import { daysBetween } from '../../../../kit/time/recurrence.ts';
import { daysOf, isDayOf, type Series } from '../series/series.ts';

type Days = Pick<Series, 'rule' | 'start' | 'end'>;

/**
 * Number of days that are compared to find out whether two rules are equal.
 * It is more than a year, because monthly rules may differ only once a year.
 */
const compared = 400;
/**
 * Maximum number of days between a date and its counterpart in the changed series. Beyond it, the date has no
 * counterpart.
 */
const searched = 3653;

/**
 * Maps each day of a series to its day in the changed series; undefined when it has none.
 * When the series moved as a whole, every day moves along. Otherwise, days that are still in the series stay; the n-th removed day moves
 * to the n-th added day. Days are counted from the start if both series have the same frequency, or else within each week or month.
 */
export function followDays(before: Days, after: Days): (day: number) => number | undefined {
  if (!before.rule) return () => after.start;
  const onlyDay = (day: number) => (isDayOf(after, day) ? day : undefined);
  const moved = after.start - before.start;
  if (moved !== 0 && isShifted(before, after, moved)) return (day) => onlyDay(day + moved);
  const nth = paceOf(before) === paceOf(after) ? nthFromStart : nthOfPeriod;
  return (day) => onlyDay(day) ?? nth(before, after, day);
}

/** Compares the rules only, since the end of a series is not part of its pattern. */
function isShifted(before: Days, after: Days, moved: number): boolean {
  const from = Math.max(before.start, after.start);
  const theirs = daysFrom(after, from);
  return !isSame(daysFrom(before, from), theirs) && isSame(daysFrom(before, from - moved), theirs, moved);
}

const daysFrom = ({ rule, start }: Days, from: number) => daysBetween(rule, start, from, from + compared);

const isSame = (first: readonly number[], second: readonly number[], later = 0) =>
  first.length === second.length && first.every((day, index) => day + later === second[index]);

/** Frequency of a series as text: equal for two series that occur equally often. */
function paceOf({ rule, start }: Days): string {
  if (!rule) return 'ONCE';
  const { frequency, interval, weekdays, nth, setPosition = null } = rule;
  const perPeriod = setPosition === null ? weekdays.length || 1 : 1;
  if (frequency !== 'MONTHLY') return `${frequency} ${interval} ${perPeriod}`;
  // A rule that skips months without a fifth Friday or a 31st has another frequency than one that is valid in
  // every month.
  const skipsMonths = setPosition === null && (weekdays.length === 0 ? monthDayOf(start) > 28 : nth === 5);
  const kind = nth === null && setPosition === null && weekdays.length > 0 ? 'EACH' : 'ONE';
  return `${frequency} ${interval} ${perPeriod} ${kind}${skipsMonths ? ' SKIPPING' : ''}`;
}

const monthDayOf = (day: number) => new Date(day * dayLength).getUTCDate();

/** Days of the first series that are not in the second. */
function daysOnlyIn(first: Days, second: Days, from: number, to: number): number[] {
  const secondDays = new Set(daysBetween(second.rule, second.start, from, to));
  return daysBetween(first.rule, first.start, from, to).filter((day) => !secondDays.has(day));
}

function nthFromStart(before: Days, after: Days, day: number): number | undefined {
  const index = daysOnlyIn(before, after, before.start, day).length - 1;
  for (let to = day + compared; to <= day + searched; to += compared) {
    const found = daysOnlyIn(after, before, after.start, to)[index];
    if (found !== undefined) return isDayOf(after, found) ? found : undefined;
  }
  return undefined;
}

function nthOfPeriod(before: Days, after: Days, day: number): number | undefined {
  const isMonthly = [before.rule, after.rule].some((rule) => rule?.frequency === 'MONTHLY');
  const [from, to] = isMonthly ? monthOf(day) : weekOf(day);
  const index = daysOnlyIn(before, after, from, to).indexOf(day);
  const added = daysOnlyIn(after, before, from, to);
  const ofSeries = new Set(daysOf(after, from, to));
  return added.filter((found) => ofSeries.has(found))[index];
}

/** Day 0 is a Thursday; weeks begin on Mondays. */
function weekOf(day: number): [number, number] {
  const monday = day - ((((day + 3) % 7) + 7) % 7);
  return [monday, monday + 6];
}

function monthOf(day: number): [number, number] {
  const date = new Date(day * dayLength);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return [Date.UTC(year, month, 1) / dayLength, Date.UTC(year, month + 1, 0) / dayLength];
}
