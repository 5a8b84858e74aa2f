import { day, wallAt } from '../calendar/time/wall';

const hour = 3_600_000;

/** Formats the radio's local time `offset` milliseconds after a moment: `07:30:15`. */
export const timeAfter = (startsAt: number, offset: number, timeZone: string): string =>
  new Date(wallAt(startsAt + offset, timeZone)).toISOString().slice(11, 19);

/** Milliseconds from a moment until the local clock first shows the typed time; undefined if invalid. */
export function offsetOf(typed: string, startsAt: number, timeZone: string): number | undefined {
  const [, hours, minutes, seconds = '0'] = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(typed.trim()) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59)
    return undefined;
  const wanted = Number(hours) * hour + Number(minutes) * 60_000 + Number(seconds) * 1000;
  const plain = (wanted - (wallAt(startsAt, timeZone) % day) + day) % day;
  // If the clock changes in between, the interval is an hour shorter or longer.
  const shows = (offset: number) => offset >= 0 && wallAt(startsAt + offset, timeZone) % day === wanted;
  return [plain, plain - hour, plain + hour].find(shows) ?? plain;
}
