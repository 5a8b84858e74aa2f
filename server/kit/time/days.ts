/*
 * Calendar days are numbered from 1 January 1970, which is day 0. Wall clock times are milliseconds since the start of day 0, as if
 * there were no time zones. Days are compared in this form; storage and the API use `YYYY-MM-DD` and `HH:MM`.
 */

export const dayLength = 86_400_000;

/** First day that can be planned, a Monday. `lastDate` is the last day. */
export const firstDate = '2000-01-03';
export const lastDate = '2199-12-31';

/** Converts a date `YYYY-MM-DD` to its day number. */
export const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayLength;

/** Converts a day number to a date, as `YYYY-MM-DD`. */
export function dateOf(day: number): string {
  const known = dates.get(day);
  if (known !== undefined) return known;
  const date = new Date(day * dayLength).toISOString().slice(0, 10);
  if (dates.size >= maxDates) dates.clear();
  dates.set(day, date);
  return date;
}

/** Cached dates, because a calendar formats the same dates thousands of times. */
const dates = new Map<number, string>();
const maxDates = 5000;

/** True for a date that exists and can be planned. */
export const isDate = (date: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(date) &&
  date >= firstDate &&
  date <= lastDate &&
  Number.isFinite(dayOf(date)) &&
  dateOf(dayOf(date)) === date;

const timePattern = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** Milliseconds between midnight and a time `HH:MM` or `HH:MM:SS`; undefined for any other text. */
export function timeOfDay(time: string): number | undefined {
  const [, hours, minutes, seconds = '0'] = timePattern.exec(time) ?? [];
  return hours === undefined
    ? undefined
    : (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
}

/** Formats a wall clock time as `YYYY-MM-DDTHH:MM:SS`. */
export function wallText(wall: number): string {
  const day = Math.floor(wall / dayLength);
  const seconds = Math.floor((wall - day * dayLength) / 1000);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${dateOf(day)}T${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Formats the time of day of a wall clock time as briefly as possible: `HH:MM` or `HH:MM:SS`. */
export const timeText = (wall: number): string => wallText(wall).slice(11).replace(/:00$/, '');
