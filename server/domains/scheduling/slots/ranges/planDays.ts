import { invalidInput, requireValid, type FieldProblems } from '../../../../kit/errors.ts';
import { isSliceOver, nextSlice } from '../../../../kit/eventLoop/timeSlice.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import type { Writing } from '../../../../kit/resource/recordedWrites.ts';
import { asItsSeries, asPlanned, type Planned } from '../../occurrences/plannedOccurrences.ts';
import { momentsOf, rowOn } from '../../occurrences/stored/storedOccurrences.ts';
import { OccurrenceState } from '../../occurrences/occurrenceState.ts';
import { dateOf, dayLength, dayOf, isDate, timeOfDay, wallText } from '../../../../kit/time/days.ts';
import { clashesInSlices, windowAround, type Clash } from '../conflicts/clashes.ts';
import { prepareOutside, refuseOutside } from '../conflicts/compareOutside.ts';
import { describeClashes } from '../conflicts/conflicts.ts';
import { daysOf, rangeOn, type PlannedRange, type Series } from '../series/series.ts';
import type { SlotConflicts } from '../conflicts/slotConflicts.ts';
import type { RadioClock, RadioContext } from '../../../platform/public.ts';
import { seriesOf, findSeriesSince, type SlotTimes } from '../series/storedSeries.ts';
import { SlotDayEffect, SlotDaysAction, type SlotDayChange, type SlotDaysInput } from './dayRange.types.ts';

/** Maximum number of dates per change. */
const maxDays = 366;
const maxClashes = 50;

/** An occurrence with its values after a change. */
export interface PlannedDay {
  found: Planned & { id?: number };
  effect: SlotDayEffect;
  state: OccurrenceState;
  wall: number;
  duration: number;
  /**
   * Layer after the change. When the occurrence is no longer a changed one, this is the layer of the series.
   */
  layer: Planned['layer'];
}

const findOccurrencesOfSlot = query(
  'scheduling.findOccurrencesOfSlot',
  (db, { slot, from, to }: Given<{ slot: number; from: string; to: string }>) =>
    db
      .selectFrom('Occurrence')
      .select(['id', 'slot', 'date', 'layer', 'wall', 'duration', 'startsAt', 'endsAt'])
      .select(['state', 'isException', 'isMoved', 'title', 'episode', 'version', 'isDropped'])
      .where('slot', '=', slot)
      .where('date', '>=', from)
      .where('date', '<=', to),
);

/** Validates the input that changes a range of dates, beyond what its decorators check. */
export function requireDays({ from, to, action, startTime, duration, emissionId }: SlotDaysInput): void {
  const problems: FieldProblems = {};
  if (!isDate(from)) problems['from'] = 'invalid';
  if (!isDate(to)) problems['to'] = 'invalid';
  requireValid(problems);
  if (to < from) throw invalidInput({ to: 'endBeforeStart' });
  if (dayOf(to) - dayOf(from) >= maxDays) throw invalidInput({ to: 'max' });
  const given = { startTime, duration, emissionId };
  const named = Object.entries(given).filter(([, value]) => value != null);
  if (action === SlotDaysAction.CHANGE && named.length === 0) throw invalidInput({ startTime: 'required' });
  if (action !== SlotDaysAction.CHANGE)
    requireValid(Object.fromEntries(named.map(([name]) => [name, 'invalid' as const])));
}

/** Computes what a change does to each coming occurrence of a slot in a range of dates. */
export async function planDays(
  context: RadioContext,
  slot: SlotTimes,
  input: SlotDaysInput,
  clock: RadioClock,
): Promise<PlannedDay[]> {
  const series = seriesOf(slot);
  const rows = await findOccurrencesOfSlot.all(context, { slot: slot.id, from: input.from, to: input.to });
  const rowOf = new Map(rows.map((row) => [row.date, row]));
  const planned: PlannedDay[] = [];
  for (const day of daysOf(series, dayOf(input.from), dayOf(input.to))) {
    if (isSliceOver()) await nextSlice();
    const row = rowOf.get(dateOf(day));
    const computed = row ? undefined : rowOn(series, day, clock);
    const found = row && !row.isDropped ? asPlanned(row) : computed && { ...computed, ...asItsSeries };
    if (!found || found.startsAt.getTime() < clock.now) continue;
    planned.push(changedDay(series, day, found, input, clock));
  }
  return planned;
}

function changedDay(
  series: Series,
  day: number,
  found: PlannedDay['found'],
  input: SlotDaysInput,
  clock: RadioClock,
): PlannedDay {
  const { state, wall, duration, layer } = found;
  const unchanged = { found, state, wall, duration, layer, effect: SlotDayEffect.UNCHANGED };
  const isCancelled = state === OccurrenceState.CANCELLED;
  const cancelled = { ...unchanged, state: OccurrenceState.CANCELLED };
  const takesPlace = { ...unchanged, state: OccurrenceState.PLANNED, effect: SlotDayEffect.RESTORED };
  switch (input.action) {
    case SlotDaysAction.CANCEL:
      return isCancelled ? unchanged : { ...cancelled, effect: SlotDayEffect.CANCELLED };
    case SlotDaysAction.RESTORE:
      return isCancelled ? takesPlace : unchanged;
    case SlotDaysAction.RESET: {
      if (!isCancelled && !found.isMoved) return unchanged;
      const own = rangeOn(series, day);
      return { ...takesPlace, wall: own.wall, duration: own.length, layer: own.layer };
    }
    case SlotDaysAction.CHANGE: {
      if (isCancelled || found.isMoved) return unchanged;
      const time = input.startTime == null ? series.time : timeOfDay(input.startTime)!;
      const range = { layer, wall: day * dayLength + time, length: input.duration ?? duration };
      const { startsAt, endsAt } = momentsOf(range, clock);
      const isPossible = endsAt > startsAt && startsAt.getTime() >= clock.now;
      const isOther = range.wall !== wall || range.length !== duration || input.emissionId != null;
      if (!isPossible || !isOther) return unchanged;
      const moved = { ...unchanged, wall: range.wall, duration: range.length };
      return input.emissionId == null
        ? { ...moved, effect: SlotDayEffect.MOVED }
        : { ...moved, state: OccurrenceState.CANCELLED, effect: SlotDayEffect.REPLACED };
    }
  }
}

export const isChanged = ({ effect }: PlannedDay): boolean => effect !== SlotDayEffect.UNCHANGED;

/** Converts the planned change of an occurrence to its form in the API. */
export const shownDay = ({ found, effect, wall, duration }: PlannedDay): SlotDayChange => ({
  date: found.date,
  effect,
  localStart: wallText(found.wall),
  newLocalStart: wallText(wall),
  newLocalEnd: wallText(wall + duration),
});

/** Finds the clashes of changed occurrences; undefined when there are none. */
export async function findConflictsOfDays(
  context: RadioContext,
  slot: SlotTimes,
  planned: readonly PlannedDay[],
  clock: RadioClock,
): Promise<SlotConflicts | undefined> {
  const { ranges, otherSeries } = await comparedDays(context, slot, planned);
  return listedClashes(context, await clashesInSlices(ranges, otherSeries), clock);
}

/** Throws SCHEDULE_CONFLICT unless the changed occurrences are free of clashes. Must run in `compareOutside`. */
export async function requireFreeDays(
  writing: Writing,
  slot: SlotTimes,
  planned: readonly PlannedDay[],
  clock: RadioClock,
): Promise<void> {
  const { ranges, otherSeries } = await comparedDays(writing, slot, planned);
  if (ranges.length > 0) await prepareOutside(writing, otherSeries, windowAround(ranges));
  const clashes = await clashesInSlices(ranges, otherSeries);
  if (clashes.length > 0) refuseOutside(writing, () => listedClashes(writing.context, clashes, clock));
}

/**
 * Returns the changed occurrences that take place, and the series to compare them with.
 * `otherSeries` are the series of all slots; the slot's own series has the changes applied. Both arrays are empty when no changed
 * occurrence takes place.
 */
async function comparedDays(context: RadioContext, slot: SlotTimes, planned: readonly PlannedDay[]) {
  const changed = planned.filter(isChanged);
  const ranges = changed.flatMap((day): PlannedRange[] => {
    const isReplaced = day.effect === SlotDayEffect.REPLACED;
    if (!isReplaced && day.state === OccurrenceState.CANCELLED) return [];
    // The slot that replaces the occurrence has no id yet.
    return [{ ...rangeOf(day), slot: isReplaced ? 0 : slot.id, day: dayOf(day.found.date) }];
  });
  if (ranges.length === 0) return { ranges, otherSeries: [] };
  const all = await findSeriesSince(context, Math.min(...ranges.map(({ day }) => day)));
  const otherSeries = all.map((series) => (series.slot === slot.id ? withDays(series, changed) : series));
  return { ranges, otherSeries };
}

async function listedClashes(
  context: RadioContext,
  clashes: readonly Clash[],
  clock: RadioClock,
): Promise<SlotConflicts | undefined> {
  if (clashes.length === 0) return undefined;
  return {
    total: clashes.length,
    clashes: await describeClashes(context, clashes.slice(0, maxClashes), clock),
    freeStarts: [],
    freeLayers: [],
  };
}

const rangeOf = ({ layer, wall, duration }: PlannedDay) => ({ layer, wall, length: duration });

/** The series with its changed occurrences in their new positions. */
function withDays(series: Series, changed: readonly PlannedDay[]): Series {
  const days = new Map(changed.map((day) => [dayOf(day.found.date), day]));
  const exceptions = series.exceptions.filter(({ day }) => !days.has(day));
  for (const [day, planned] of days)
    exceptions.push({
      day,
      isCancelled: planned.state === OccurrenceState.CANCELLED,
      moved: rangeOf(planned),
    });
  return { ...series, exceptions };
}
