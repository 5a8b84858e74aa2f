import { day, wallAt } from '../calendar/time/wall';

const hour = 3_600_000;

/** `07:30:15` on the station's clock, so much after a moment. */
export const timeAfter = (startsAt: number, offset: number, timeZone: string): string =>
  new Date(wallAt(startsAt + offset, timeZone)).toISOString().slice(11, 19);

/** Milliseconds after a moment at which the station’s clock first shows this time; undefined for invalid times. */
export function offsetOf(typed: string, startsAt: number, timeZone: string): number | undefined {
  const [, hours, minutes, seconds = '0'] = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(typed.trim()) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59)
    return undefined;
  const wanted = Number(hours) * hour + Number(minutes) * 60_000 + Number(seconds) * 1000;
  const plain = (wanted - (wallAt(startsAt, timeZone) % day) + day) % day;
  // On a day of a clock change, an hour less or more has passed by then.
  const shows = (offset: number) => offset >= 0 && wallAt(startsAt + offset, timeZone) % day === wanted;
  return [plain, plain - hour, plain + hour].find(shows) ?? plain;
}
