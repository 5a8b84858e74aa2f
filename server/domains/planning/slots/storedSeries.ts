import type { Database, Transaction } from '../../../kit/database/database.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { withDeleted } from '../../../kit/query/scopes.ts';
import { OccurrenceState } from '../occurrences/occurrenceState.ts';
import { dateOf, dayLength, dayOf, timeOfDay } from '../time/days.ts';
import type { Rule } from '../time/recurrence.ts';
import { zoneClock, type ZoneClock } from '../time/zoneClock.ts';
import type { Exception, Series } from './series.ts';
import type { SlotLayer } from './slotEnums.ts';
import type { SlotRecurrence } from './slotRecurrence.ts';

/** Most days between an occurrence's own date and the one that it is moved to. */
export const maxMove = 62;

/** The writes of a transaction that plans on a radio, of a request or of a job. */
export interface Planning {
  transaction: Transaction;
  context: { radioId: number | undefined };
}

/** Longest occurrence in milliseconds: a day, with the hour that a clock change repeats. */
export const longest = 26 * 3_600_000;

/** Context of a query: a request, a job, or the transaction of one. */
export type Asked = { database: Database; radioId: number | undefined } | Planning;

/** Fields of a slot that define its times. */
export interface SlotTimes {
  id: number;
  layer: SlotLayer;
  startDate: string;
  startTime: string;
  duration: number;
  recurrence: SlotRecurrence | null;
  endDate: string | null;
}

/** Clock of the radio, with its current time. */
export interface RadioClock extends ZoneClock {
  now: number;
  wallNow: number;
}

export const ruleOf = ({ frequency, interval, weekdays, nth, setPosition }: SlotRecurrence): Rule => ({
  frequency,
  interval,
  weekdays,
  nth,
  setPosition,
});

export const seriesOf = (slot: SlotTimes, exceptions: readonly Exception[] = []): Series => ({
  slot: slot.id,
  layer: slot.layer,
  start: dayOf(slot.startDate),
  time: timeOfDay(slot.startTime) ?? 0,
  length: slot.duration,
  rule: slot.recurrence && ruleOf(slot.recurrence),
  end: slot.endDate === null ? null : dayOf(slot.endDate),
  exceptions,
});

const zone = query('planning.zone', (db, { radio }: Given<{ radio: number }>) =>
  db.selectFrom('Radio').select('timeZone').where('id', '=', radio),
);

/**
 * Locks the radio's row, so that only one transaction at a time plans on a radio. Slots that are changed are locked before it, in
 * every transaction, so that nobody waits for a slot while holding this lock.
 */
const lockedZone = query('planning.lockedZone', (db, { radio }: Given<{ radio: number }>) =>
  db.selectFrom('Radio').select('timeZone').where('id', '=', radio).forNoKeyUpdate(),
);

/** Clock of the current radio. */
export const radioClock = async (context: Exclude<Asked, Planning>): Promise<RadioClock> =>
  clockIn((await zone.first(context, { radio: context.radioId ?? 0 }))?.timeZone);

/** Clock of the radio; locks the planning of the radio. */
export const lockedClock = async (writing: Planning): Promise<RadioClock> =>
  clockIn((await lockedZone.first(writing, { radio: writing.context.radioId ?? 0 }))?.timeZone);

export function clockIn(timeZone = 'UTC'): RadioClock {
  const clock = zoneClock(timeZone);
  const now = Date.now();
  return { ...clock, now, wallNow: clock.wallAt(now) };
}

const slotTimes = query('planning.slotTimes', (db, { since }: Given<{ since: string }>) =>
  db
    .selectFrom('Slot')
    .select(['id', 'layer', 'startDate', 'startTime', 'duration', 'recurrence', 'endDate'])
    .where(({ or, eb }) => or([eb('endDate', 'is', null), eb('endDate', '>=', since)]))
    .orderBy('id'),
);

const exceptionsSince = query('planning.exceptionsSince', (db, { since }: Given<{ since: string }>) =>
  db
    .selectFrom('Occurrence')
    .select(['slot', 'date', 'layer', 'wall', 'duration', 'state', 'isMoved'])
    .where('isException', '=', true)
    .where('isDropped', '=', false)
    .where('date', '>=', since),
);

const slotWithTimes = query('planning.slotWithTimes', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom(withDeleted('Slot'))
    .select(['id', 'layer', 'startDate', 'startTime', 'duration', 'recurrence', 'endDate', 'deletedAt'])
    .where('id', '=', id),
);

/** A stored slot, including one in the recycle bin. */
export const storedSlot = async (asked: Asked, id: number) => slotWithTimes.first(asked, { id });

/** Occurrences on the air: they stay where they began, whatever their series says now. */
const onAir = query('planning.onAir', (db, { now, since }: Given<{ now: Date; since: Date }>) =>
  db
    .selectFrom('Occurrence as occurrence')
    .innerJoin('Slot as slot', 'slot.id', 'occurrence.slot')
    .select(['occurrence.slot', 'occurrence.date', 'occurrence.layer', 'occurrence.wall'])
    .select(['occurrence.duration', 'occurrence.state'])
    .where('occurrence.isDropped', '=', false)
    .where('occurrence.startsAt', '>', since)
    .where('occurrence.startsAt', '<', now)
    .where('occurrence.endsAt', '>', now),
);

/** Slots with dates on or after a day. */
export const slotsSince = async (asked: Asked, day: number) => slotTimes.all(asked, { since: dateOf(day) });

/** Series with dates on or after a day, with their changed occurrences. */
export async function seriesSince(asked: Asked, day: number): Promise<Series[]> {
  const since = dateOf(day - maxMove - 2);
  const exceptions = new Map<number, Exception[]>();
  for (const row of await exceptionsSince.all(asked, { since })) {
    const exception = exceptionOf(row);
    const known = exceptions.get(row.slot);
    if (known) known.push(exception);
    else exceptions.set(row.slot, [exception]);
  }
  const now = Date.now();
  for (const row of await onAir.all(asked, { now: new Date(now), since: new Date(now - longest) })) {
    const others = exceptions.get(row.slot)?.filter(({ day: own }) => own !== dayOf(row.date)) ?? [];
    exceptions.set(row.slot, [...others, exceptionOf({ ...row, isMoved: true })]);
  }
  const slots = await slotTimes.all(asked, { since });
  return slots.map((slot) => seriesOf(slot, exceptions.get(slot.id)));
}

interface ExceptionRow {
  date: string;
  layer: SlotLayer;
  wall: number;
  duration: number;
  state: OccurrenceState;
  isMoved: boolean;
}

export const exceptionOf = ({ date, layer, wall, duration, state, isMoved }: ExceptionRow): Exception => ({
  day: dayOf(date),
  isCancelled: state === OccurrenceState.CANCELLED,
  moved: isMoved ? { layer, wall, length: duration } : undefined,
});

/** Day of a wall clock time. */
export const dayAt = (wall: number): number => Math.floor(wall / dayLength);
