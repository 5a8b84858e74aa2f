import { Temporal } from 'temporal-polyfill';

interface Quiet {
  quietFrom: string | null;
  quietUntil: string | null;
  timeZone: string | null;
}

/** When the quiet hours of somebody end in which a moment lies; undefined where it lies in none. */
export function quietUntil(quiet: Quiet | undefined, moment: Date): Date | undefined {
  if (!quiet?.quietFrom || !quiet.quietUntil || quiet.quietFrom === quiet.quietUntil) return undefined;
  const now = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(
    quiet.timeZone ?? 'UTC',
  );
  const [from, until] = [quiet.quietFrom, quiet.quietUntil];
  const time = now.toPlainTime().toString().slice(0, 5);
  const isOverNight = from > until;
  const isQuiet = isOverNight ? time >= from || time < until : time >= from && time < until;
  if (!isQuiet) return undefined;
  const day = isOverNight && time >= from ? now.add({ days: 1 }) : now;
  return new Date(day.withPlainTime(until).epochMilliseconds);
}
