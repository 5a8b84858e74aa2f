/*
 * Times as the station's clock shows them. The calendar draws in them alone: a wall time is handled as if it were UTC, so that no
 * zone of the viewer's machine moves anything.
 */

const minute = 60_000;
export const day = 24 * 60 * minute;

/** `2026-11-23T07:30:00` of a moment that stands for a wall time. */
export const wallText = (wall: Date | number): string => new Date(wall).toISOString().slice(0, 19);

/** The moment that stands for a wall time. */
export const wallOf = (text: string): number => Date.parse(`${text}Z`);

/** Time of the station’s clock at a moment. */
export function wallAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)!.value;
  return wallOf(
    `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`,
  );
}

/** Moments between which a whole range of the station’s clock lies, in any time zone. */
export const momentsAround = (from: number, to: number) => ({
  from: new Date(from - 15 * 60 * minute).toISOString(),
  to: new Date(to + 15 * 60 * minute).toISOString(),
});

export const dateOf = (wall: Date | number): string => wallText(wall).slice(0, 10);
export const timeOf = (wall: Date | number): string => wallText(wall).slice(11, 19);

/** Number of days between two days of the calendar. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / day;
export const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
