import type { Database, Transaction } from '../../../../kit/database/database.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { dayLength } from '../../../../kit/time/days.ts';
import { zoneClock, type ZoneClock } from '../../../../kit/time/zoneClock.ts';

/** Transaction of a request or a job that changes the planning of a radio. */
export interface RadioWriting {
  transaction: Transaction;
  context: { radioId: number | undefined };
}

/** Database or transaction with the radio, for queries of a request or a job. */
export type RadioContext = { database: Database; radioId: number | undefined } | RadioWriting;

/** Converts between moments and wall clock times of a radio. Also has the current time as both, in milliseconds. */
export interface RadioClock extends ZoneClock {
  now: number;
  wallNow: number;
}

const findTimeZone = query('organization.findTimeZone', (db, { radio }: Given<{ radio: number }>) =>
  db.selectFrom('Radio').select('timeZone').where('id', '=', radio),
);

/**
 * Locks the row of the radio, so that only one transaction at a time changes its planning.
 * Every transaction must first lock the slots that it changes, so that none waits for a slot while it has
 * this lock.
 */
const lockTimeZone = query('organization.lockTimeZone', (db, { radio }: Given<{ radio: number }>) =>
  db.selectFrom('Radio').select('timeZone').where('id', '=', radio).forNoKeyUpdate(),
);

/** Returns the clock of the current radio, with its current time. */
export const findRadioClock = async (context: Exclude<RadioContext, RadioWriting>): Promise<RadioClock> =>
  clockIn((await findTimeZone.first(context, { radio: context.radioId ?? 0 }))?.timeZone);

/** Returns the clock of a radio, and locks the radio's planning until the transaction ends. */
export const lockRadioClock = async (writing: RadioWriting): Promise<RadioClock> =>
  clockIn((await lockTimeZone.first(writing, { radio: writing.context.radioId ?? 0 }))?.timeZone);

export function clockIn(timeZone = 'UTC'): RadioClock {
  const clock = zoneClock(timeZone);
  const now = Date.now();
  return { ...clock, now, wallNow: clock.wallAt(now) };
}

/** Returns the day of a wall clock time, as the number of days since 1970-01-01. */
export const dayAt = (wall: number): number => Math.floor(wall / dayLength);
