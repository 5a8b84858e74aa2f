import { isSliceOver, nextSlice } from '../../../../kit/eventLoop/timeSlice.ts';
import { dayLength } from '../../../../kit/time/days.ts';
import { daysOf, rangeOn, type LayerRange, type PlannedRange, type Series } from '../series/series.ts';
import type { SlotLayer } from '../slotEnums.ts';

/** Two occurrences that overlap on the same layer. */
export interface Clash {
  /** The planned occurrence. */
  planned: PlannedRange;
  /** The existing occurrence. */
  conflicting: PlannedRange;
}

/** Period in which series are compared, by the wall clock of the radio. */
export interface Window {
  from: number;
  to: number;
}

/** A series prepared for comparison: its regular dates, and its moved occurrences. */
interface Laid {
  series: Series;
  days: ReadonlySet<number>;
  moved: PlannedRange[];
}

/**
 * Clashes of a series with other series on its layer, and with its own moved occurrences.
 * They are in chronological order. The times of day of two series are compared first, so that not every date is compared with every
 * other date.
 */
export function clashesOf(planned: Series, otherSeries: readonly Series[], window: Window): Clash[] {
  const mine = laid(planned, window);
  const beside = otherSeries
    .filter(({ slot }) => slot !== planned.slot)
    .map((series) => laid(series, window));
  const clashes: Clash[] = [];
  for (const laidSeries of beside)
    if (laidSeries.series.layer === planned.layer) clashes.push(...clashesOfDays(mine, laidSeries));
  const moved = new PlannedRanges([...beside.flatMap((laidSeries) => laidSeries.moved), ...mine.moved]);
  for (const range of moved.all)
    if (range.layer === planned.layer)
      for (const own of onDays(mine, range)) clashes.push({ planned: own, conflicting: range });
  for (const own of mine.moved) clashes.push(...clashesOfMoved(own, beside, moved));
  return clashes
    .filter(({ planned: { wall, length } }) => wall + length > window.from && wall < window.to)
    .toSorted((a, b) => a.planned.wall - b.planned.wall || a.conflicting.wall - b.conflicting.wall);
}

/** Finds the clashes of single occurrences with series. Occurrences of the same slot and date do not count. */
export function clashesAt(planned: readonly PlannedRange[], otherSeries: readonly Series[]): Clash[] {
  const window = windowAround(planned);
  const laidOut = otherSeries.map((series) => laid(series, window));
  const moved = new PlannedRanges(laidOut.flatMap((laidSeries) => laidSeries.moved));
  return planned.flatMap((range) =>
    [...clashesOfMoved(range, laidOut, moved)].toSorted((a, b) => a.conflicting.wall - b.conflicting.wall),
  );
}

/** Variant of `clashesAt` for many occurrences, in time slices. */
export async function clashesInSlices(
  planned: readonly PlannedRange[],
  otherSeries: readonly Series[],
): Promise<Clash[]> {
  const window = windowAround(planned);
  await layOutInSlices(otherSeries, window);
  const laidOut = otherSeries.map((series) => laid(series, window));
  const moved = new PlannedRanges(laidOut.flatMap((laidSeries) => laidSeries.moved));
  const clashes: Clash[] = [];
  for (const range of planned) {
    if (isSliceOver()) await nextSlice();
    const here = [...clashesOfMoved(range, laidOut, moved)];
    clashes.push(...here.toSorted((a, b) => a.conflicting.wall - b.conflicting.wall));
  }
  return clashes;
}

export function windowAround(planned: readonly PlannedRange[]): Window {
  const walls = planned.map(({ wall }) => wall);
  return { from: Math.min(...walls) - 2 * dayLength, to: Math.max(...walls) + 3 * dayLength };
}

/** Finds the occurrences on a layer that overlap a date, in chronological order. */
export function rangesOnDay(all: readonly Series[], layer: SlotLayer, day: number): PlannedRange[] {
  const window = { from: day * dayLength, to: (day + 1) * dayLength };
  return all
    .map((series) => laid(series, window))
    .flatMap(({ series, days, moved }) => [...[...days].map((day) => rangeOn(series, day)), ...moved])
    .filter(
      (range) => range.layer === layer && range.wall < window.to && range.wall + range.length > window.from,
    )
    .toSorted((a, b) => a.wall - b.wall);
}

const overlap = (a: Pick<LayerRange, 'wall' | 'length'>, b: Pick<LayerRange, 'wall' | 'length'>) =>
  a.wall < b.wall + b.length && b.wall < a.wall + a.length;

/** Prepares a series. Occurrences of the day before are included, since they may last up to a day. */
function laid(series: Series, window: Window): Laid {
  const known = findLaid(series, window);
  if (known) return known;
  const found = layOut(series, window);
  const earlier = lately.get(series) ?? [];
  lately.set(series, [{ window, laid: found }, ...earlier].slice(0, maxWindows));
  return found;
}

/** Prepares many series in time slices, so that the comparison itself takes one slice. */
export async function layOutInSlices(all: readonly Series[], window: Window): Promise<void> {
  for (const series of all) {
    if (isSliceOver()) await nextSlice();
    laid(series, window);
  }
}

/**
 * Counts the days of recurring series that have not been prepared for a window yet. Series with a single date do not count, because
 * preparing them takes no time.
 */
export const countUnpreparedDays = (all: readonly Series[], window: Window): number =>
  all.filter((series) => series.rule !== null && !findLaid(series, window)).length *
  ((window.to - window.from) / dayLength);

/**
 * Maximum number of cached preparations per series. One write needs several, for different periods of the
 * calendar.
 */
const maxWindows = 4;

/**
 * Cached preparations of each series, the most recent first. They are reused when many times are tried
 * against the same series.
 */
const lately = new WeakMap<Series, ReadonlyArray<{ window: Window; laid: Laid }>>();

const dayOfWall = (wall: number) => Math.floor(wall / dayLength);

/** A cached preparation for the same days. */
const findLaid = (series: Series, { from, to }: Window): Laid | undefined =>
  lately
    .get(series)
    ?.find(
      ({ window }) => dayOfWall(window.from) === dayOfWall(from) && dayOfWall(window.to) === dayOfWall(to),
    )?.laid;

function layOut(series: Series, { from, to }: Window): Laid {
  const days = new Set(daysOf(series, dayOfWall(from) - 1, dayOfWall(to) + 1));
  for (const exception of series.exceptions) if (isElsewhere(exception)) days.delete(exception.day);
  const moved = series.exceptions.flatMap(({ day, isCancelled, moved: range }) =>
    range && !isCancelled ? [{ ...range, slot: series.slot, day }] : [],
  );
  return { series, days, moved };
}

const isElsewhere = ({ isCancelled, moved }: Series['exceptions'][number]) =>
  isCancelled || moved !== undefined;

/** Clashes between the regular dates of two series, over midnight too. */
function* clashesOfDays(mine: Laid, compared: Laid): Generator<Clash> {
  for (const later of [-1, 0, 1]) {
    const there = { wall: later * dayLength + compared.series.time, length: compared.series.length };
    if (!overlap({ wall: mine.series.time, length: mine.series.length }, there)) continue;
    for (const day of compared.days)
      if (mine.days.has(day - later))
        yield { planned: rangeOn(mine.series, day - later), conflicting: rangeOn(compared.series, day) };
  }
}

/** Clashes of one occurrence with other occurrences on its layer. */
function* clashesOfMoved(
  own: PlannedRange,
  compared: readonly Laid[],
  moved: PlannedRanges,
): Generator<Clash> {
  for (const laidSeries of compared)
    if (laidSeries.series.layer === own.layer)
      for (const range of onDays(laidSeries, own))
        if (!isSame(range, own)) yield { planned: own, conflicting: range };
  for (const range of moved.near(own))
    if (range.layer === own.layer && !isSame(range, own) && overlap(range, own))
      yield { planned: own, conflicting: range };
}

const isSame = (a: PlannedRange, b: PlannedRange) => a.slot === b.slot && a.day === b.day;

/** Occurrences of a series that overlap a position. */
function* onDays({ series, days }: Laid, range: LayerRange): Generator<PlannedRange> {
  const day = Math.floor(range.wall / dayLength);
  for (const near of [day - 1, day, day + 1]) {
    if (!days.has(near)) continue;
    const found = rangeOn(series, near);
    if (overlap(found, range)) yield found;
  }
}

/** Single occurrences, indexed by date. */
class PlannedRanges {
  readonly all: readonly PlannedRange[];
  readonly #byDay = new Map<number, PlannedRange[]>();

  constructor(all: readonly PlannedRange[]) {
    this.all = all;
    for (const range of all) {
      const day = Math.floor(range.wall / dayLength);
      const known = this.#byDay.get(day);
      if (known) known.push(range);
      else this.#byDay.set(day, [range]);
    }
  }

  /** Occurrences that begin on the same date as a position, or one day before or after. */
  *near({ wall }: LayerRange): Generator<PlannedRange> {
    const day = Math.floor(wall / dayLength);
    for (const coveredDay of [day - 1, day, day + 1]) yield* this.#byDay.get(coveredDay) ?? [];
  }
}
