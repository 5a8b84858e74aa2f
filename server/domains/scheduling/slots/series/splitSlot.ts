import type { Context } from '../../../../kit/context.ts';
import { conflict, invalidInput } from '../../../../kit/errors.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import { addRow, alterRow, type Writing } from '../../../../kit/resource/recordedWrites.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { findStored, type Write } from '../../../../kit/resource/writes.ts';
import type { Stored } from '../../../../kit/write/storedEntity.ts';
import { findPlannedOn } from '../../occurrences/plannedOccurrences.ts';
import { dateOf, dayLength, dayOf, isDate } from '../../../../kit/time/days.ts';
import { findDayMoves } from '../moves/dayMoves.ts';
import { copyDays } from '../moves/moveDays.ts';
import { settleSlot } from '../settleSlot.ts';
import { daysOf, isDayOf } from './series.ts';
import { Slot } from '../slot.entity.ts';
import { requireOwnSlots } from '../slotAccess.ts';
import type { SlotRecurrence } from './slotRecurrence.ts';
import { dayAt, lockRadioClock, type RadioClock } from '../../../platform/public.ts';
import { ruleOf, seriesOf, findStoredSlot, type SlotTimes } from './storedSeries.ts';

interface Split {
  id: string;
  version: number;
  date: string;
  current: (id: number) => Promise<object | null>;
  /** Reads the input as values of the new slot. */
  reading: (write: Write<Slot>) => Promise<object>;
}

/** Returns the values with which a series ends before a date. */
export function endedBefore(
  slot: SlotTimes,
  date: string,
): { recurrence: SlotRecurrence | null; endDate: string } {
  if (!isDate(date)) throw invalidInput({ date: 'invalid' });
  const series = seriesOf(slot);
  const day = dayOf(date);
  if (day <= series.start) throw invalidInput({ date: 'min' });
  const last = daysOf(series, series.start, day - 1).at(-1)!;
  const { recurrence } = slot;
  const until = recurrence && { ...recurrence, until: dateOf(last), count: null };
  return { recurrence: until, endDate: dateOf(last) };
}

/** Days ahead within which the next date of a series is searched. */
const maxDaysToNext = 3653;

/**
 * Ends a series before one of its dates, and adds a slot that continues it; returns both ids.
 * An occurrence that has begun stays in the ended series; the new slot then begins with the next date.
 */
export function splitSlot(context: Context, split: Split): Promise<{ before: number; after: number }> {
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const existing = await findStored(writing, Slot, split.id);
    await requireOwnSlots(writing, 'update', [existing.id]);
    const clock = await lockRadioClock(writing);
    const model = context.reads.models.of(Slot);
    requireSplittable(existing, split.date, clock);
    const hasBegun = await hasBegunOn(writing, existing, split.date, clock);
    const ended = endedBefore(existing, hasBegun ? dateOf(dayOf(split.date) + 1) : split.date);
    const following = followingOf(existing, split.date);
    const requested = await split.reading({
      ...writing,
      action: 'update',
      existing: { ...existing, ...following },
    });
    const values = { ...following, ...requested };
    const continued = hasBegun ? { ...values, ...laterDays(values, split.date) } : values;
    const isCurrent = existing.version === split.version;
    if (!isCurrent || !(await alterRow(writing, model, existing, ended)))
      throw conflict('Slot', await split.current(parseId(split.id)!));
    const after = await addRow(writing, model, continued);
    await requireOwnSlots(writing, 'update', [after]);
    const goesOn = (await findStoredSlot(writing, after))!;
    // The moves are read before the series ends, because ending it hides its occurrences.
    const moves = await findDayMoves(writing, [{ ...existing, ...following }, goesOn], clock, split.date);
    await settleSlot(writing, (await findStoredSlot(writing, existing.id))!, clock, { before: existing });
    await copyDays(writing, { from: existing.id, to: after }, moves, split.date);
    await settleSlot(writing, goesOn, clock, { withCurrent: true });
    return { before: existing.id, after };
  });
}

/** Throws unless the date is one of the series, after its first date and not before today. */
export function requireSplittable(slot: SlotTimes, date: string, clock: RadioClock): void {
  endedBefore(slot, date);
  if (dayOf(date) < dayAt(clock.wallNow)) throw invalidInput({ date: 'min' });
  if (!isDayOf(seriesOf(slot), dayOf(date))) throw invalidInput({ date: 'invalid' });
}

async function hasBegunOn(
  writing: Writing,
  slot: SlotTimes,
  date: string,
  clock: RadioClock,
): Promise<boolean> {
  const planned = await findPlannedOn(writing, slot, date, clock);
  if (planned) return planned.startsAt.getTime() < clock.now;
  return dayOf(date) * dayLength + seriesOf(slot).time < clock.wallNow;
}

/** Times of a series after a date, without its earlier dates; a `count` is reduced accordingly. */
function laterDays(
  values: Pick<SlotTimes, 'startDate' | 'endDate' | 'recurrence'>,
  date: string,
): Partial<SlotTimes> {
  const [day, start] = [dayOf(date), dayOf(values.startDate)];
  if (start > day) return {};
  const { recurrence } = values;
  const end = values.endDate === null ? null : dayOf(values.endDate);
  const series = { rule: recurrence && ruleOf(recurrence), start, end };
  const [first] = daysOf(series, day + 1, day + maxDaysToNext);
  if (first === undefined) throw invalidInput({ date: 'min' });
  const { count = null } = recurrence ?? {};
  const skipped = daysOf(series, start, day).length;
  return {
    startDate: dateOf(first),
    recurrence: recurrence && { ...recurrence, count: count && count - skipped },
  };
}

/** Returns the values of the slot that continues a series from a date on. */
export function followingOf(slot: Stored<Slot>, date: string) {
  const { layer, category, emission, playlist, episode, rush, original, title, colour } = slot;
  const { startTime, duration, endDate } = slot;
  const recurrence = slot.recurrence && { ...slot.recurrence, until: endDate, count: null };
  return {
    layer,
    category,
    emission,
    playlist,
    episode,
    rush,
    original,
    title,
    colour,
    startDate: date,
    startTime,
    duration,
    recurrence,
    endDate,
  };
}
