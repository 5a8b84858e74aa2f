/*
 * Days of the calendar are counted from 1 January 1970, and what a clock shows is milliseconds from there, as if there were
 * no time zones. That is what sets of days are compared by; `YYYY-MM-DD` and `HH:MM` are how they are kept and told.
 */

export const dayLength = 86_400_000;

/** The days that something can be planned on; the first is a Monday. */
export const firstDate = '2000-01-03';
export const lastDate = '2199-12-31';

/** The number of a day that is given as `YYYY-MM-DD`. */
export const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayLength;

/** A day as `YYYY-MM-DD`. */
export function dateOf(day: number): string {
  const known = dates.get(day);
  if (known !== undefined) return known;
  const date = new Date(day * dayLength).toISOString().slice(0, 10);
  if (dates.size >= maxDates) dates.clear();
  dates.set(day, date);
  return date;
}

/** Texts of days: a calendar writes the same few thousands of times. */
const dates = new Map<number, string>();
const maxDates = 5000;

/** Whether a text is a day that there is, and that something can be planned on. */
export const isDate = (date: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(date) &&
  date >= firstDate &&
  date <= lastDate &&
  Number.isFinite(dayOf(date)) &&
  dateOf(dayOf(date)) === date;

const timePattern = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** How many milliseconds a time of day, `HH:MM` or `HH:MM:SS`, lies after midnight; undefined for what is none. */
export function timeOfDay(time: string): number | undefined {
  const [, hours, minutes, seconds = '0'] = timePattern.exec(time) ?? [];
  return hours === undefined
    ? undefined
    : (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
}

/** What a clock shows, `YYYY-MM-DDTHH:MM:SS`. */
export function wallText(wall: number): string {
  const day = Math.floor(wall / dayLength);
  const seconds = Math.floor((wall - day * dayLength) / 1000);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${dateOf(day)}T${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** The time of day that a clock shows, as short as it can be: `HH:MM` or `HH:MM:SS`. */
export const timeText = (wall: number): string => wallText(wall).slice(11).replace(/:00$/, '');
