import { isSliceOver, nextSlice } from '../../../../kit/eventLoop/timeSlice.ts';
import type { Writing } from '../../../../kit/resource/recordedWrites.ts';
import { loadNamesOfSlots } from '../../occurrences/shownNames.ts';
import { dateOf, dayLength, timeText, wallText } from '../../../../kit/time/days.ts';
import {
  clashesAt,
  clashesOf,
  layOutInSlices,
  rangesOnDay,
  windowAround,
  type Clash,
  type Window,
} from './clashes.ts';
import { prepareOutside, refuseOutside } from './compareOutside.ts';
import type { PlannedRange, Series } from '../series/series.ts';
import { layers, type SlotLayer } from '../slotEnums.ts';
import { dayAt, type RadioContext, type RadioClock } from '../../../platform/public.ts';
import { findSeriesSince } from '../series/storedSeries.ts';
import type { SlotConflicts } from './slotConflicts.ts';

const maxListed = 50;
const maxStarts = 5;
/** Maximum number of start times that are tried, each against all dates of all other series. */
const maxTried = 20;
/** Days ahead for which a series is compared. */
const horizonDays = 731;

/** Finds the clashes of a planned series or occurrence. Optionally at another time of day or on another layer. */
type Attempt = (variant?: { time?: number; layer?: SlotLayer }) => Clash[];

/**
 * True when a variant of a plan fits. Yields to the event loop first when due, because each attempt compares years of the
 * calendar.
 */
async function isFree(attempt: Attempt, variant: { time?: number; layer?: SlotLayer }): Promise<boolean> {
  if (isSliceOver()) await nextSlice();
  return attempt(variant).length === 0;
}

/** Period within which a series is compared. */
function windowOf(planned: Series, clock: RadioClock): Window {
  const from = Math.max(planned.start * dayLength, clock.wallNow);
  return { from, to: from + horizonDays * dayLength };
}

async function findOtherSeries(planned: Series, context: RadioContext, { from }: Window): Promise<Series[]> {
  const all = await findSeriesSince(context, dayAt(from));
  return all.filter(({ slot }) => slot !== planned.slot);
}

/** Finds the clashes of a series with other slots within two years; undefined when there are none. */
export async function findConflictsOfSeries(
  context: RadioContext,
  planned: Series,
  clock: RadioClock,
): Promise<SlotConflicts | undefined> {
  const window = windowOf(planned, clock);
  const otherSeries = await findOtherSeries(planned, context, window);
  await layOutInSlices(otherSeries, window);
  const attempt: Attempt = (variant) => clashesOf({ ...planned, ...variant }, otherSeries, window);
  return listedConflicts(context, attempt, otherSeries, planned, clock);
}

/** Prepares the comparison of a single occurrence with all others, including those of its own slot. */
async function comparedRange(
  context: RadioContext,
  planned: PlannedRange,
): Promise<{ attempt: Attempt; otherSeries: Series[] }> {
  const day = dayAt(planned.wall);
  const all = await findSeriesSince(context, day);
  const otherSeries = all.map((series) => withoutDay(series, planned));
  const attempt: Attempt = ({ time = planned.wall - day * dayLength, layer = planned.layer } = {}) =>
    clashesAt([{ ...planned, wall: day * dayLength + time, layer }], otherSeries);
  return { attempt, otherSeries };
}

/**
 * Throws SCHEDULE_CONFLICT, with the clashes and alternatives, unless the series is free of clashes. Must run in `compareOutside`.
 */
export async function requireFree(writing: Writing, planned: Series, clock: RadioClock): Promise<void> {
  const window = windowOf(planned, clock);
  const otherSeries = await findOtherSeries(planned, writing, window);
  await prepareOutside(writing, otherSeries, window);
  if (clashesOf(planned, otherSeries, window).length === 0) return;
  const attempt: Attempt = (variant) => clashesOf({ ...planned, ...variant }, otherSeries, window);
  refuseOutside(writing, () => listedConflicts(writing.context, attempt, otherSeries, planned, clock));
}

/**
 * Throws SCHEDULE_CONFLICT, with the clashes and alternatives, when the occurrence clashes. Must run in
 * `compareOutside`.
 */
export async function requireFreeRange(
  writing: Writing,
  planned: PlannedRange,
  clock: RadioClock,
): Promise<void> {
  const { attempt, otherSeries } = await comparedRange(writing, planned);
  await prepareOutside(writing, otherSeries, windowAround([planned]));
  if (attempt().length === 0) return;
  refuseOutside(writing, () => listedConflicts(writing.context, attempt, otherSeries, planned, clock));
}

async function listedConflicts(
  context: RadioContext,
  attempt: Attempt,
  otherSeries: readonly Series[],
  { layer, length }: Pick<Series, 'layer' | 'length'>,
  clock: RadioClock,
): Promise<SlotConflicts | undefined> {
  const clashes = attempt();
  const [first] = clashes;
  if (!first) return undefined;
  const freeLayers: SlotLayer[] = [];
  for (const candidateLayer of layers)
    if (candidateLayer !== layer && (await isFree(attempt, { layer: candidateLayer })))
      freeLayers.push(candidateLayer);
  return {
    total: clashes.length,
    clashes: await describeClashes(context, clashes.slice(0, maxListed), clock),
    freeStarts: await freeStarts({ ...first.planned, length }, otherSeries, attempt),
    freeLayers,
  };
}

export async function describeClashes(
  context: RadioContext,
  clashes: readonly Clash[],
  { momentOf }: RadioClock,
) {
  const names = await loadNamesOfSlots(context, [
    ...new Set(clashes.map(({ conflicting }) => conflicting.slot)),
  ]);
  return clashes.map(({ planned, conflicting: { slot, wall, length } }) => ({
    date: dateOf(dayAt(planned.wall)),
    slotId: String(slot),
    title: names.get(slot)?.title ?? '',
    localStart: wallText(wall),
    localEnd: wallText(wall + length),
    startsAt: new Date(momentOf(wall)),
    endsAt: new Date(momentOf(wall + length)),
  }));
}

/** Times of day without a clash on any date, sorted by their distance from the first clash. */
async function freeStarts(
  planned: PlannedRange,
  otherSeries: readonly Series[],
  attempt: Attempt,
): Promise<string[]> {
  const day = dayAt(planned.wall);
  const time = planned.wall - day * dayLength;
  const there = rangesOnDay(otherSeries, planned.layer, day);
  const edges = there.flatMap(({ wall, length }) => [wall + length, wall - planned.length]);
  const times = [0, ...edges.map((wall) => wall - day * dayLength)]
    .filter((start) => start >= 0 && start < dayLength && start !== time)
    .filter(
      (start) =>
        !there.some(({ wall, length }) => overlaps(day * dayLength + start, planned.length, wall, length)),
    )
    .toSorted((a, b) => Math.abs(a - time) - Math.abs(b - time));
  const free: string[] = [];
  for (const start of [...new Set(times)].slice(0, maxTried)) {
    if (free.length === maxStarts) break;
    if (await isFree(attempt, { time: start })) free.push(timeText(start));
  }
  return free;
}

const overlaps = (wall: number, length: number, otherWall: number, otherLength: number) =>
  wall < otherWall + otherLength && otherWall < wall + length;

/** A series without the occurrence that is about to move. */
function withoutDay(series: Series, { slot, day }: PlannedRange): Series {
  if (series.slot !== slot) return series;
  const exceptions = series.exceptions.filter((exception) => exception.day !== day);
  return { ...series, exceptions: [...exceptions, { day, isCancelled: true, moved: undefined }] };
}
