import type { Database } from '../../../../kit/database/database.ts';
import type { Events } from '../../../../kit/events/events.ts';
import type { JobKind } from '../../../../kit/jobs/jobKind.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { type ZoneChangeCallback, dayAt, lockRadioClock, findRadioClock } from '../../../platform/public.ts';
import { longest, findSlotsSince } from '../../slots/series/storedSeries.ts';
import { publishCalendarChanged } from '../calendarEvents.ts';
import { OccurrenceState } from '../occurrenceState.ts';
import { findRadiosWithSlots } from '../findRadiosWithSlots.ts';
import { storeOccurrences } from './storedOccurrences.ts';

const findSlotsWithOccurrences = query(
  'scheduling.findSlotsWithOccurrences',
  (db, { now }: Given<{ now: Date }>) =>
    db.selectFrom('Occurrence').select('slot').distinct().where('startsAt', '>=', now),
);

const findRunningLayers = query(
  'scheduling.findRunningLayers',
  (db, { since, now }: Given<{ since: Date; now: Date }>) =>
    db
      .selectFrom('Occurrence')
      .select('layer')
      .distinct()
      .where('startsAt', '>', since)
      .where('startsAt', '<', now)
      .where('endsAt', '>', now)
      .where('state', '=', OccurrenceState.PLANNED)
      .where('isDropped', '=', false),
);

/**
 * Updates the stored current and coming occurrences of all slots of a radio, in batches. A new time zone can make an occurrence
 * that was still to come a current one, unless another one is running on its layer: that one stays.
 * Other people who plan at the same time thus only wait for one batch.
 */
async function storeAllOccurrences(database: Database, radioId: number, signal: AbortSignal): Promise<void> {
  const context = { database, radioId };
  const clock = await findRadioClock(context);
  const live = await findSlotsSince(context, dayAt(clock.wallNow) - 1);
  const slots = await findSlotsWithOccurrences.all(context, { now: new Date(clock.now) });
  const ids = [...new Set([...live.map(({ id }) => id), ...slots.map(({ slot }) => slot)])];
  for (let at = 0; at < ids.length; at += atOnce) {
    signal.throwIfAborted();
    await inTransaction(database, async (transaction) => {
      const planning = { transaction, context: { radioId } };
      const locked = await lockRadioClock(planning);
      const period = { since: new Date(locked.now - longest), now: new Date(locked.now) };
      const running = await findRunningLayers.all(planning, period);
      const inserting = { withCurrent: true, occupiedLayers: running.map(({ layer }) => layer) };
      for (const id of ids.slice(at, at + atOnce)) await storeOccurrences(planning, id, locked, inserting);
    });
  }
}

const atOnce = 20;

/** Daily job that stores the occurrences of the next day ahead. It also stores days that were missed while it did not run. */
export const storeOccurrencesJob: JobKind = {
  name: 'planning.storeOccurrences',
  formerName: 'planning.keepOccurrences',
  does: 'Stores the occurrences of the coming 90 days.',
  schedule: '17 2 * * *',
  atOnce: 1,
  tries: 3,
  pause: { first: 60, longest: 600 },
  timeLimit: 1800,
  read: () => ({}),
  work: async ({ database, signal }) => {
    for (const { radio } of await findRadiosWithSlots.all(database))
      await storeAllOccurrences(database, radio, signal);
  },
};

/** Job after a time zone change of a radio: planned occurrences keep their local times. */
export const zoneJob: JobKind<{ radioId: number }> = {
  name: 'planning.changeZone',
  does: 'Moves planned occurrences to the same local times of a radio’s new time zone.',
  atOnce: 1,
  tries: 5,
  pause: { first: 10, longest: 300 },
  timeLimit: 1800,
  read: (data) => {
    const { radioId } = data as { radioId?: unknown };
    if (typeof radioId !== 'number') throw new Error('The job data names no radio.');
    return { radioId };
  },
  work: async ({ database, data: { radioId }, services, signal }) => {
    await storeAllOccurrences(database, radioId, signal);
    await inTransaction(database, (transaction) =>
      publishAllChanged({ transaction, context: { radioId } }, services.events),
    );
  },
};

const publishAllChanged = (planning: Parameters<typeof publishCalendarChanged>[0], events: Events) =>
  publishCalendarChanged(planning, events, { slots: [], from: new Date().toISOString(), to: null });

/** Stores the occurrences of a radio again, at the times of its new zone. */
export const storeInNewZone: ZoneChangeCallback = ({ transaction, context }, radioId) =>
  context.services.jobs.add(transaction, zoneJob, { radioId });
