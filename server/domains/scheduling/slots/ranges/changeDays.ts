import type { Context } from '../../../../kit/context.ts';
import { conflict } from '../../../../kit/errors.ts';
import { isSliceOver, nextSlice } from '../../../../kit/eventLoop/timeSlice.ts';
import { addRow, type Writing } from '../../../../kit/resource/recordedWrites.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { findStored, type Write } from '../../../../kit/resource/writes.ts';
import type { Stored } from '../../../../kit/write/storedEntity.ts';
import { publishChangedRanges, writeOccurrence } from '../../occurrences/stored/changeOccurrence.ts';
import { momentsOf, rowOn } from '../../occurrences/stored/storedOccurrences.ts';
import { OccurrenceState } from '../../occurrences/occurrenceState.ts';
import { Occurrence } from '../../occurrences/occurrence.entity.ts';
import { dateOf, dayOf } from '../../../../kit/time/days.ts';
import { daysOf, rangeOn, type Series } from '../series/series.ts';
import { settleSlot } from '../settleSlot.ts';
import { Slot } from '../slot.entity.ts';
import type { SlotPatch } from '../slot.inputs.ts';
import { requireOwnSlots } from '../slotAccess.ts';
import { SlotCategory } from '../slotEnums.ts';
import { followingOf } from '../series/splitSlot.ts';
import { lockRadioClock, type RadioClock } from '../../../platform/public.ts';
import { seriesOf, findStoredSlot } from '../series/storedSeries.ts';
import { SlotDayEffect, type SlotDayChange, type SlotDaysInput } from './dayRange.types.ts';
import { isChanged, planDays, requireDays, requireFreeDays, shownDay, type PlannedDay } from './planDays.ts';

type Existing = Stored<Slot> & { id: number };

interface Change {
  id: string;
  version: number;
  input: SlotDaysInput;
  /** Dates of the range to change; all dates when undefined or null. */
  dates?: readonly string[] | null | undefined;
  current: (id: number) => Promise<object | null>;
  /** Reads the values of the slot that replaces the occurrences. */
  reading: (write: Write<Slot>) => Promise<object>;
}

/** Values in which the slot that replaces dates of a series differs from that series. */
export function replacementPatch({ emissionId, startTime, duration }: SlotDaysInput): SlotPatch {
  return {
    emissionId: emissionId ?? null,
    playlistId: null,
    episodeId: null,
    rushId: null,
    originalId: null,
    title: '',
    colour: null,
    ...(startTime != null && { startTime }),
    ...(duration != null && { duration }),
  };
}

/** Changes each coming occurrence of a slot in a range of dates individually. */
export function changeDays(
  context: Context,
  change: Change,
): Promise<{ days: SlotDayChange[]; replacement: number | undefined }> {
  const { input, dates } = change;
  requireDays(input);
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const slot = await findStored(writing, Slot, change.id);
    await requireOwnSlots(writing, 'update', [slot.id]);
    const clock = await lockRadioClock(writing);
    if (slot.version !== change.version) throw conflict('Slot', await change.current(slot.id));
    const all = await planDays(writing, slot, input, clock);
    const chosen = dates ? new Set(dates) : undefined;
    const changed = all.filter((day) => isChanged(day) && (chosen?.has(day.found.date) ?? true));
    await requireFreeDays(writing, slot, changed, clock);
    for (const day of changed) {
      if (isSliceOver()) await nextSlice();
      await writeDay(writing, slot, day, clock);
    }
    const replaced = changed.filter(({ effect }) => effect === SlotDayEffect.REPLACED);
    const replacement =
      replaced.length > 0 ? await replace(writing, slot, replaced, change, clock) : undefined;
    if (changed.length > 0)
      await publishChangedRanges(writing, [
        ...changed.map(({ found }) => found),
        ...changed.map(({ wall, duration, layer }) => momentsOf({ wall, length: duration, layer }, clock)),
      ]);
    return { days: changed.map(shownDay), replacement };
  });
}

async function writeDay(
  writing: Writing,
  slot: Existing,
  { found, effect, state, ...planned }: PlannedDay,
  clock: RadioClock,
): Promise<void> {
  // A replaced occurrence keeps its own time, since the other slot has the new one.
  const { layer, wall, duration } = effect === SlotDayEffect.REPLACED ? found : planned;
  const own = rangeOn(seriesOf(slot), dayOf(found.date));
  const isMoved = wall !== own.wall || duration !== own.length || layer !== own.layer;
  const isException =
    isMoved || state !== OccurrenceState.PLANNED || found.title !== '' || found.episode !== null;
  await writeOccurrence(writing, found, {
    layer,
    wall,
    duration,
    ...momentsOf({ layer, wall, length: duration }, clock),
    state,
    isMoved,
    title: found.title,
    episode: found.episode,
    isException,
  });
}

/**
 * Adds a slot with the other emission, from the first changed date to the last; returns its id.
 * Its occurrences on unchanged dates in between are cancelled.
 */
async function replace(
  writing: Writing,
  slot: Existing,
  replaced: readonly PlannedDay[],
  { reading }: Change,
  clock: RadioClock,
): Promise<number> {
  const dates = replaced.map(({ found }) => found.date);
  const [first, last] = [dates[0]!, dates.at(-1)!];
  const following = followingOf(slot, first);
  const recurrence = following.recurrence && { ...following.recurrence, until: last };
  const days = { ...following, recurrence, endDate: last, category: categoryOf(slot) };
  const values = await reading({ ...writing, action: 'update', existing: { ...slot, ...days } });
  const model = writing.context.reads.models.of(Slot);
  const id = await addRow(writing, model, { ...days, ...values });
  await requireOwnSlots(writing, 'create', [id]);
  const added = (await findStoredSlot(writing, id))!;
  await cancelOtherDays(writing, seriesOf(added), new Set(dates), clock);
  await settleSlot(writing, added, clock);
  return id;
}

async function cancelOtherDays(
  writing: Writing,
  series: Series,
  dates: ReadonlySet<string>,
  clock: RadioClock,
): Promise<void> {
  const model = writing.context.reads.models.of(Occurrence);
  for (const day of daysOf(series, series.start, series.end!)) {
    const row = dates.has(dateOf(day)) ? undefined : rowOn(series, day, clock);
    if (row) await addRow(writing, model, { ...row, state: OccurrenceState.CANCELLED, isException: true });
  }
}

/**
 * Category of the slot with the other emission.
 * It is live when the replaced slot is live, or else sounds of the emission.
 */
const categoryOf = ({ category }: Existing) =>
  category === SlotCategory.LIVE ? SlotCategory.LIVE : SlotCategory.MULTIMEDIA;
