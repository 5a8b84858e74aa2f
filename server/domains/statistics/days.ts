/** Days of the calendar, as `YYYY-MM-DD`: no time, no time zone. */
export type Day = string;

const dayLength = 86_400_000;

const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => dayAt(timeOf(day) + days * dayLength);

/** How many days there are from one to another, both counted. */
export const daysFrom = (from: Day, to: Day): number =>
  Math.round((timeOf(to) - timeOf(from)) / dayLength) + 1;

/** The first day of the month some months away. */
export const monthStart = (day: Day, months = 0): Day => {
  const date = new Date(timeOf(day));
  return dayAt(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months));
};

export const monthEnd = (day: Day): Day => addDays(monthStart(day, 1), -1);

/** How many months of the calendar two days lie in or between. */
export const monthsFrom = (from: Day, to: Day): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7)) +
  1;

/** The day that it is somewhere. */
export const dayIn = (timeZone: string, moment: Date): Day => dayFormat(timeZone)(moment);

/** Tells the day of moments somewhere. */
export function dayFormat(timeZone: string): (moment: Date) => Day {
  // Swedish writes dates as ISO does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  return (moment) => format.format(moment);
}
