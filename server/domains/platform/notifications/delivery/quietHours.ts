import { Temporal } from 'temporal-polyfill';
import type { Rest } from '../../../../kit/notices/activity.ts';
import { query, type Given } from '../../../../kit/query/query.ts';

interface Quiet {
  quietFrom: string | null;
  quietUntil: string | null;
  timeZone: string | null;
}

/** End of the quiet hours that contain a moment. Undefined when the moment lies outside of quiet hours. */
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

/** Finds the quiet hours of people, each with a time zone. It is the time zone of the person, or else of their default radio. */
export const findQuietHours = query('notifications.findQuietHours', (db, { ids }: Given<{ ids: number[] }>) =>
  db
    .selectFrom('User as person')
    .innerJoin('NoticeTimes as times', 'times.user', 'person.id')
    .leftJoin('Radio as radio', 'radio.id', 'person.radio')
    .select(['person.id as user', 'times.quietFrom', 'times.quietUntil'])
    .select(({ fn }) => fn.coalesce('person.timeZone', 'radio.timeZone').as('timeZone'))
    .where('person.id', 'in', ids),
);

export const findResting: Rest = async (database, ids) => {
  const now = new Date();
  const times = ids.length > 0 ? await findQuietHours.all(database, { ids: [...ids] }) : [];
  return new Map(
    times.flatMap((quiet) => {
      const until = quietUntil(quiet, now);
      return until ? [[quiet.user, until] as const] : [];
    }),
  );
};
