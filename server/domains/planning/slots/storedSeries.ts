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

/** How many days an occurrence may be moved away from its own. */
export const maxMove = 62;

/** The writes of a transaction that plans on a radio, of a request or of a job. */
export interface Planning {
  transaction: Transaction;
  context: { radioId: number | undefined };
}

/** Longer than anything: a day, with the hour that comes twice. */
export const longest = 26 * 3_600_000;

/** Where a query is asked: in a request or a job, or among the writes of one. */
export type Asked = { database: Database; radioId: number | undefined } | Planning;

/** What of a slot says when it comes. */
export interface SlotTimes {
  id: number;
  layer: SlotLayer;
  startDate: string;
  startTime: string;
  duration: number;
  recurrence: SlotRecurrence | null;
  endDate: string | null;
}

/** The radio's clock, and what it shows now. */
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
 * Whoever plans waits for those who plan on the same radio: of two who want the same hour, one gets it. The slots that are
 * changed are locked before, by all alike, and nobody waits for a slot who holds this.
 */
const lockedZone = query('planning.lockedZone', (db, { radio }: Given<{ radio: number }>) =>
  db.selectFrom('Radio').select('timeZone').where('id', '=', radio).forNoKeyUpdate(),
);

/** The clock of the current radio. */
export const radioClock = async (context: Exclude<Asked, Planning>): Promise<RadioClock> =>
  clockIn((await zone.first(context, { radio: context.radioId ?? 0 }))?.timeZone);

/** The same, for a transaction that plans on this radio, alone. */
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

/** A slot as it is stored, also one in the recycle bin. */
export const storedSlot = async (asked: Asked, id: number) => slotWithTimes.first(asked, { id });

/** What is on the air stays where it began, whatever its series says by now. */
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

/** The slots that come on a day or later. */
export const slotsSince = async (asked: Asked, day: number) => slotTimes.all(asked, { since: dateOf(day) });

/** All slots that come again from a day on, with what differs from them. */
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

/** The day on which a clock shows something. */
export const dayAt = (wall: number): number => Math.floor(wall / dayLength);
