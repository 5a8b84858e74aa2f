/** Calendar day as `YYYY-MM-DD`, without time and time zone. */
export type Day = string;

const dayLength = 86_400_000;

const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => dayAt(timeOf(day) + days * dayLength);

/** Returns the number of days from `from` to `to`, both inclusive. */
export const daysFrom = (from: Day, to: Day): number =>
  Math.round((timeOf(to) - timeOf(from)) / dayLength) + 1;

/** Returns the first day of the month of a day, moved by a number of months. */
export const monthStart = (day: Day, months = 0): Day => {
  const date = new Date(timeOf(day));
  return dayAt(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months));
};

export const monthEnd = (day: Day): Day => addDays(monthStart(day, 1), -1);

/** Returns the number of calendar months that a range of days touches. */
export const monthsFrom = (from: Day, to: Day): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7)) +
  1;

/** Returns the calendar day of a moment in a time zone. */
export const dayIn = (timeZone: string, moment: Date): Day => dayFormat(timeZone)(moment);

/** Creates a function that returns the calendar day of a moment in a time zone. */
export function dayFormat(timeZone: string): (moment: Date) => Day {
  // The Swedish locale formats dates as ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  return (moment) => format.format(moment);
}
