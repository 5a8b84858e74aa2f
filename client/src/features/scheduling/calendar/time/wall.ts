/*
 * Wall times: local times of the radio, stored as if they were UTC. The calendar uses only wall times, so that the time
 * zone of the viewer's computer has no effect.
 */

const minute = 60_000;
export const day = 24 * 60 * minute;

/** Formats a wall time as `2026-11-23T07:30:00`. */
export const wallText = (wall: Date | number): string => new Date(wall).toISOString().slice(0, 19);

/** Parses a wall time such as `2026-11-23T07:30:00` to milliseconds. */
export const wallOf = (text: string): number => Date.parse(`${text}Z`);

/** Converts a moment (milliseconds since 1970) to the wall time that a time zone has then. */
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
  const part = (type: string) => parts.find((candidate) => candidate.type === type)!.value;
  return wallOf(
    `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`,
  );
}

/** Converts a range of wall times to moments that contain it in every time zone. Adds 15 hours on both sides. */
export const momentsAround = (from: number, to: number) => ({
  from: new Date(from - 15 * 60 * minute).toISOString(),
  to: new Date(to + 15 * 60 * minute).toISOString(),
});

export const dateOf = (wall: Date | number): string => wallText(wall).slice(0, 10);
export const timeOf = (wall: Date | number): string => wallText(wall).slice(11, 19);

/** Returns the number of days from one date to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / day;
export const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
