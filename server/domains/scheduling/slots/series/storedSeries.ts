import { query, type Given } from '../../../../kit/query/query.ts';
import { withDeleted } from '../../../../kit/query/scopes.ts';
import { OccurrenceState } from '../../occurrences/occurrenceState.ts';
import { dateOf, dayOf, timeOfDay } from '../../../../kit/time/days.ts';
import type { Rule } from '../../../../kit/time/recurrence.ts';
import type { RadioContext } from '../../../platform/public.ts';
import type { Exception, Series } from './series.ts';
import { sameSeries } from './sameSeries.ts';
import type { SlotLayer } from '../slotEnums.ts';
import type { SlotRecurrence } from './slotRecurrence.ts';

/** Maximum number of days by which an occurrence can be moved. */
export const maxMove = 62;

/** Upper limit in milliseconds of the length of an occurrence. A day with the hour that a clock change repeats takes 25 hours. */
export const longest = 26 * 3_600_000;

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

const findSlotTimes = query('scheduling.findSlotTimes', (db, { since }: Given<{ since: string }>) =>
  db
    .selectFrom('Slot')
    .select(['id', 'layer', 'startDate', 'startTime', 'duration', 'recurrence', 'endDate'])
    .where(({ or, eb }) => or([eb('endDate', 'is', null), eb('endDate', '>=', since)]))
    .orderBy('id'),
);

const findExceptionsSince = query(
  'scheduling.findExceptionsSince',
  (db, { since }: Given<{ since: string }>) =>
    db
      .selectFrom('Occurrence')
      .select(['slot', 'date', 'layer', 'wall', 'duration', 'state', 'isMoved'])
      .where('isException', '=', true)
      .where('isDropped', '=', false)
      .where('date', '>=', since),
);

const findSlotWithTimes = query('scheduling.findSlotWithTimes', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom(withDeleted('Slot'))
    .select(['id', 'layer', 'startDate', 'startTime', 'duration', 'recurrence', 'endDate', 'deletedAt'])
    .where('id', '=', id),
);

/** Finds a stored slot by its id, including one in the recycle bin. */
export const findStoredSlot = async (context: RadioContext, id: number) =>
  findSlotWithTimes.first(context, { id });

/** Occurrences on the air at `now`. They keep their start and length, even when their series has changed since. */
const findOccurrencesOnAir = query(
  'scheduling.findOccurrencesOnAir',
  (db, { now, since }: Given<{ now: Date; since: Date }>) =>
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

/** Finds the slots that have dates on or after a day. */
export const findSlotsSince = async (context: RadioContext, day: number) =>
  findSlotTimes.all(context, { since: dateOf(day) });

/**
 * Finds the series that have dates on or after a day, with their changed occurrences. Includes dates before it whose occurrence may have
 * been moved.
 */
export async function findSeriesSince(context: RadioContext, day: number): Promise<Series[]> {
  const since = dateOf(day - maxMove - 2);
  const exceptions = new Map<number, Exception[]>();
  for (const row of await findExceptionsSince.all(context, { since })) {
    const exception = exceptionOf(row);
    const known = exceptions.get(row.slot);
    if (known) known.push(exception);
    else exceptions.set(row.slot, [exception]);
  }
  const now = Date.now();
  for (const row of await findOccurrencesOnAir.all(context, {
    now: new Date(now),
    since: new Date(now - longest),
  })) {
    const furtherExceptions =
      exceptions.get(row.slot)?.filter(({ day: own }) => own !== dayOf(row.date)) ?? [];
    exceptions.set(row.slot, [...furtherExceptions, exceptionOf({ ...row, isMoved: true })]);
  }
  const slots = await findSlotTimes.all(context, { since });
  return sameSeries(
    context,
    slots.map((slot) => seriesOf(slot, exceptions.get(slot.id))),
  );
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
