import type { Database, Transaction } from '../../../../kit/database/database.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { dayLength } from '../../../../kit/time/days.ts';
import { zoneClock, type ZoneClock } from '../../../../kit/time/zoneClock.ts';

/** The writes of a transaction that plans on a radio, of a request or of a job. */
export interface RadioWriting {
  transaction: Transaction;
  context: { radioId: number | undefined };
}

/** Context of a query: a request, a job, or the transaction of one. */
export type RadioContext = { database: Database; radioId: number | undefined } | RadioWriting;

/** Clock of the radio, with its current time. */
export interface RadioClock extends ZoneClock {
  now: number;
  wallNow: number;
}

const zone = query('organization.zone', (db, { radio }: Given<{ radio: number }>) =>
  db.selectFrom('Radio').select('timeZone').where('id', '=', radio),
);

/**
 * Locks the radio's row, so that only one transaction at a time plans on a radio. Slots that are changed are locked before it, in
 * every transaction, so that nobody waits for a slot while holding this lock.
 */
const lockedZone = query('organization.lockedZone', (db, { radio }: Given<{ radio: number }>) =>
  db.selectFrom('Radio').select('timeZone').where('id', '=', radio).forNoKeyUpdate(),
);

/** Clock of the current radio. */
export const radioClock = async (context: Exclude<RadioContext, RadioWriting>): Promise<RadioClock> =>
  clockIn((await zone.first(context, { radio: context.radioId ?? 0 }))?.timeZone);

/** Clock of the radio; locks the planning of the radio. */
export const lockedClock = async (writing: RadioWriting): Promise<RadioClock> =>
  clockIn((await lockedZone.first(writing, { radio: writing.context.radioId ?? 0 }))?.timeZone);

export function clockIn(timeZone = 'UTC'): RadioClock {
  const clock = zoneClock(timeZone);
  const now = Date.now();
  return { ...clock, now, wallNow: clock.wallAt(now) };
}

/** Day of a wall clock time. */
export const dayAt = (wall: number): number => Math.floor(wall / dayLength);
