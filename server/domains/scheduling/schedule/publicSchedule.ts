import type { Database } from '../../../kit/database/database.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { EmissionState, type NamedRadio } from '../../programmes/public.ts';
import { broadcastOf } from '../occurrences/covering.ts';
import { OccurrenceState } from '../occurrences/occurrenceState.ts';
import { findPlannedBetween, type Planned } from '../occurrences/plannedOccurrences.ts';
import { loadNamesOfSlots } from '../occurrences/shownNames.ts';
import type { SlotCategory } from '../slots/slotEnums.ts';
import { clockIn, dayAt, type RadioClock } from '../../platform/public.ts';
import { dayLength } from '../../../kit/time/days.ts';

const findPublicEmissions = query('scheduling.findPublicEmissions', (db, { ids }: Given<{ ids: number[] }>) =>
  db
    .selectFrom('Emission')
    .select(['id', 'slug', 'title', 'summary', 'cover', 'colour'])
    .where('id', 'in', ids)
    .where('isListed', '=', true)
    .where('state', '<>', EmissionState.DRAFT),
);

export interface ScheduledEmission {
  slug: string;
  title: string;
  summary: string;
  cover: string | null;
  colour: string;
}

/** A public programme with its time on the air. */
export interface Scheduled {
  /** Title; the name of the radio for programmes that are not public or have no title. */
  title: string;
  category: SlotCategory;
  emission: ScheduledEmission | null;
  startsAt: Date;
  endsAt: Date;
}

/** Moment, in milliseconds, at which the day of the radio begins that is `days` after today. */
export const dayFromToday = ({ momentOf, wallNow }: RadioClock, days: number): number =>
  momentOf((dayAt(wallNow) + days) * dayLength);

/** Returns the next moment after `now` at which a programme begins or ends. Infinite when there is none. */
export const nextBorder = (
  slots: ReadonlyArray<Pick<Scheduled, 'startsAt' | 'endsAt'>>,
  now: number,
): number =>
  Math.min(
    ...slots
      .flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()])
      .filter((moment) => moment > now),
  );

export const clockOfRadio = ({ timeZone }: NamedRadio): RadioClock => clockIn(timeZone);

/** A part of an occurrence that is broadcast, and how the public schedule shows it. */
export interface Broadcast {
  planned: Planned;
  shown: Scheduled;
}

/** Finds the public schedule of a radio between two moments: see `findBroadcastsBetween`. */
export const findScheduledBetween = async (
  ...schedule: Parameters<typeof findBroadcastsBetween>
): Promise<Scheduled[]> => (await findBroadcastsBetween(...schedule)).map(({ shown }) => shown);

/**
 * Finds the public schedule of a radio between two moments, with its occurrences. Cancelled occurrences and covered parts are left out. An
 * emission that is a draft, deleted, or not listed on the website appears under the name of the radio, so that its time does not look free.
 * A playlist does too, because its name is internal, unless its slot has a title.
 */
export async function findBroadcastsBetween(
  database: Database,
  radio: NamedRadio,
  span: { from: number; to: number },
  clock: RadioClock,
  portal: string,
): Promise<Broadcast[]> {
  const scope = { database, radioId: radio.id };
  // Occurrences that cover the ends of the period may begin up to a day outside it.
  const wider = { from: span.from - dayLength, to: span.to + dayLength };
  const all = await findPlannedBetween(scope, wider, clock);
  const broadcast = broadcastOf(all.filter(({ state }) => state === OccurrenceState.PLANNED));
  const names = await loadNamesOfSlots(scope, [...new Set(all.map(({ slot }) => slot))]);
  const emissionIds = [...new Set([...names.values()].flatMap(({ emission }) => emission ?? []))];
  const open = new Map(
    (await findPublicEmissions.all(scope, { ids: emissionIds })).map(({ id, cover, ...emission }) => [
      id,
      { ...emission, cover: cover ? `${portal}${cover}` : null },
    ]),
  );
  return broadcast
    .filter(({ startsAt, endsAt }) => startsAt.getTime() < span.to && endsAt.getTime() > span.from)
    .flatMap(({ item: planned, startsAt, endsAt }) => {
      const named = names.get(planned.slot);
      if (!named) return [];
      const { category, ownTitle } = named;
      const emission = open.get(named.emission ?? 0) ?? null;
      const isHidden = named.emission !== null && !emission;
      const title = (isHidden ? '' : planned.title || ownTitle || emission?.title) || radio.name;
      return [{ planned, shown: { title, category, emission, startsAt, endsAt } }];
    });
}
