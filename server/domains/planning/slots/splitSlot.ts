import type { Context } from '../../../kit/context.ts';
import { conflict, invalidInput } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { parseId, scopeOf } from '../../../kit/read/reads.ts';
import { addRow, alterRow, type Writing } from '../../../kit/resource/recordedWrites.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { findStored, type Write } from '../../../kit/resource/writes.ts';
import { insertRows } from '../../../kit/write/rowWrites.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { Occurrence } from '../occurrences/occurrence.entity.ts';
import { handOnRundowns } from '../rundowns/rundownsGoAlong.ts';
import { dateOf, dayOf, isDate } from '../time/days.ts';
import { settleSlot } from './settleSlot.ts';
import { daysOf, isDayOf } from './series.ts';
import { Slot } from './slot.entity.ts';
import { requireOwnSlots } from './slotAccess.ts';
import type { SlotRecurrence } from './slotRecurrence.ts';
import { dayAt, lockedClock, seriesOf, storedSlot, type RadioClock, type SlotTimes } from './storedSeries.ts';

interface Split {
  id: string;
  version: number;
  date: string;
  current: (id: number) => Promise<object | null>;
  /** What the input means for the new slot. */
  reading: (write: Write<Slot>) => Promise<object>;
}

/** The values with which a series has its last day before another one. */
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

/** Ends a series before one of its days, and makes a slot that goes on from there. Gives the ids of both. */
export function splitSlot(context: Context, split: Split): Promise<{ before: number; after: number }> {
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const existing = await findStored(writing, Slot, split.id);
    await requireOwnSlots(writing, 'update', [existing.id]);
    const clock = await lockedClock(writing);
    const model = context.reads.models.of(Slot);
    const ended = endedAt(existing, split.date, clock);
    const following = followingOf(existing, split.date);
    const given = await split.reading({
      ...writing,
      action: 'update',
      existing: { ...existing, ...following },
    });
    const isCurrent = existing.version === split.version;
    if (!isCurrent || !(await alterRow(writing, model, existing, ended)))
      throw conflict('Slot', await split.current(parseId(split.id)!));
    const after = await addRow(writing, model, { ...following, ...given });
    await requireOwnSlots(writing, 'update', [after]);
    await copyExceptions(writing, existing.id, after, split.date);
    await settleSlot(writing, (await storedSlot(writing, existing.id))!, clock, {
      before: existing,
    });
    const goesOn = (await storedSlot(writing, after))!;
    await handOnRundowns(writing, { ...existing, ...following }, goesOn, split.date);
    await settleSlot(writing, goesOn, clock);
    return { before: existing.id, after };
  });
}

/** What has been is nobody's to change: a series is split at a day that is still to come. */
function endedAt(slot: SlotTimes, date: string, clock: RadioClock) {
  const ended = endedBefore(slot, date);
  if (dayOf(date) < dayAt(clock.wallNow)) throw invalidInput({ date: 'min' });
  if (!isDayOf(seriesOf(slot), dayOf(date))) throw invalidInput({ date: 'invalid' });
  return ended;
}

/** A series as it goes on from one of its days, as often as it would have come. */
function followingOf(slot: Stored<Slot>, date: string) {
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

const exceptionsFrom = query(
  'planning.exceptionsFrom',
  (db, { slot, date }: Given<{ slot: number; date: string }>) =>
    db
      .selectFrom('Occurrence')
      .select(['date', 'layer', 'wall', 'duration', 'startsAt', 'endsAt'])
      .select(['state', 'isException', 'isMoved', 'isDropped', 'title', 'episode'])
      .where('slot', '=', slot)
      .where('isException', '=', true)
      .where('date', '>=', date),
);

/** Those of the series that ends are put aside: they come back when it is made longer again. */
async function copyExceptions(writing: Writing, from: number, to: number, date: string): Promise<void> {
  const { transaction, context } = writing;
  const rows = await exceptionsFrom.all(writing, { slot: from, date });
  const copies = rows.map((row) => ({ ...row, slot: to }));
  if (copies.length > 0)
    await insertRows(transaction, context.reads.models.of(Occurrence), copies, scopeOf(context));
}
