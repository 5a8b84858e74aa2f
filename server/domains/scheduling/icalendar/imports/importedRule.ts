import ICAL from 'ical.js';
import { dateOf, dayLength, lastDate } from '../../../../kit/time/days.ts';
import { frequencies, weekdays, type Frequency, type Weekday } from '../../../../kit/time/recurrence.ts';
import type { SlotRecurrence } from '../../slots/series/slotRecurrence.ts';

type DayParts = Pick<SlotRecurrence, 'weekdays' | 'nth'> & { setPosition: number | null };

const noDays: DayParts = { weekdays: [], nth: null, setPosition: null };

/**
 * Converts an iCalendar rule to a slot rule; undefined when slots have no equivalent. `start` is the first date; `lastWall` returns
 * the end of the iCalendar rule as wall clock time of the radio.
 */
export function importedRule(
  rule: ICAL.Recur,
  start: number,
  time: number,
  lastWall: (until: ICAL.Time) => number,
): SlotRecurrence | undefined {
  const parts = Object.fromEntries(
    Object.entries(rule.parts as Record<string, Array<string | number>>).filter(
      ([, values]) => values.length > 0,
    ),
  );
  const isYearly = rule.freq === 'YEARLY';
  const date = new Date(start * dayLength);
  if (isYearly) {
    // A yearly rule is a rule of every twelve months, if its month is that of the first date.
    const { BYMONTH: month, BYMONTHDAY: day } = parts;
    if (month && !(month.length === 1 && Number(month[0]) === date.getUTCMonth() + 1)) return undefined;
    if (day && !month) return undefined;
    if (parts['BYDAY'] && !month) return undefined;
    delete parts['BYMONTH'];
  }
  const frequency = (isYearly ? 'MONTHLY' : rule.freq) as Frequency;
  const interval = rule.interval * (isYearly ? 12 : 1);
  if (!frequencies.includes(frequency) || interval < 1 || interval > 52) return undefined;
  // Weeks of slots begin on Monday, which matters when weeks are skipped.
  const skipsWeeks = frequency === 'WEEKLY' && interval > 1;
  if (skipsWeeks && rule.wkst !== ICAL.Time.MONDAY && parts['BYDAY']) return undefined;
  const days = daysOf(frequency, parts, date.getUTCDate());
  if (!days) return undefined;
  if (rule.count && rule.count > 1000) return undefined;
  return {
    frequency,
    interval,
    ...days,
    until: rule.until ? untilOf(lastWall(rule.until), rule.until.isDate, time) : null,
    count: rule.count ?? null,
  };
}

function untilOf(wall: number, isDate: boolean, time: number): string | null {
  const day = Math.floor(wall / dayLength);
  const last = isDate || wall - day * dayLength >= time ? day : day - 1;
  const date = dateOf(last);
  return date > lastDate ? null : date;
}

function daysOf(
  frequency: Frequency,
  {
    BYDAY: byDay,
    BYMONTHDAY: byMonthDay,
    BYSETPOS: bySetPosition,
    ...furtherParts
  }: Record<string, Array<string | number>>,
  monthDay: number,
): DayParts | undefined {
  if (Object.keys(furtherParts).length > 0) return undefined;
  const named = (byDay ?? []).map((day) => /^([+-]?\d+)?([A-Z]{2})$/.exec(String(day)));
  if (named.some((day) => !day || !weekdays.includes(day[2] as Weekday))) return undefined;
  const chosen = weekdays.filter((weekday) => named.some((day) => day![2] === weekday));
  if (chosen.length !== named.length) return undefined;
  const numbers = new Set(named.map((day) => (day![1] === undefined ? null : Number(day![1]))));
  if (numbers.size > 1) return undefined;
  const [nth = null] = numbers;
  if (frequency !== 'MONTHLY')
    return byMonthDay || bySetPosition || nth !== null ? undefined : { ...noDays, weekdays: chosen };
  if (byMonthDay) return bySetPosition || byDay ? undefined : dayOfMonth(byMonthDay, monthDay);
  if (bySetPosition) return nth === null && byDay ? positionOf(bySetPosition, chosen) : undefined;
  if (nth !== null && (nth < -1 || nth === 0 || nth > 5)) return undefined;
  return { ...noDays, weekdays: chosen, nth };
}

function dayOfMonth(days: ReadonlyArray<string | number>, monthDay: number): DayParts | undefined {
  const [day] = days.map(Number);
  if (days.length !== 1) return undefined;
  if (day === -1) return { ...noDays, setPosition: -1 };
  return day === monthDay ? noDays : undefined;
}

function positionOf(positions: ReadonlyArray<string | number>, chosen: Weekday[]): DayParts | undefined {
  const [position] = positions.map(Number);
  if (positions.length !== 1 || position === undefined) return undefined;
  if (position === 1 || position === -1) return { weekdays: chosen, nth: null, setPosition: position };
  // A rule such as “the third of the Mondays of a month” means its third Monday.
  const isNth = chosen.length === 1 && position >= 1 && position <= 5;
  return isNth ? { weekdays: chosen, nth: position, setPosition: null } : undefined;
}
