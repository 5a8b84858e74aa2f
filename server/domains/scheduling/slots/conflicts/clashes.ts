import { isSliceOver, nextSlice } from '../../../../kit/eventLoop/timeSlice.ts';
import { dayLength } from '../../../../kit/time/days.ts';
import { daysOf, rangeOn, type LayerRange, type PlannedRange, type Series } from '../series/series.ts';
import type { SlotLayer } from '../slotEnums.ts';

/** Two occurrences that overlap on the same layer. */
export interface Clash {
  /** The planned occurrence. */
  planned: PlannedRange;
  /** The existing occurrence. */
  other: PlannedRange;
}

/** Compared period, by the wall clock of the radio. */
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
export function clashesOf(planned: Series, others: readonly Series[], window: Window): Clash[] {
  const mine = laid(planned, window);
  const beside = others.filter(({ slot }) => slot !== planned.slot).map((series) => laid(series, window));
  const clashes: Clash[] = [];
  for (const other of beside)
    if (other.series.layer === planned.layer) clashes.push(...clashesOfDays(mine, other));
  const moved = new PlannedRanges([...beside.flatMap((other) => other.moved), ...mine.moved]);
  for (const place of moved.all)
    if (place.layer === planned.layer)
      for (const own of onDays(mine, place)) clashes.push({ planned: own, other: place });
  for (const own of mine.moved) clashes.push(...clashesOfMoved(own, beside, moved));
  return clashes
    .filter(({ planned: { wall, length } }) => wall + length > window.from && wall < window.to)
    .toSorted((a, b) => a.planned.wall - b.planned.wall || a.other.wall - b.other.wall);
}

/** Clashes of single occurrences with existing ones. Occurrences of the same slot and date do not count. */
export function clashesAt(planned: readonly PlannedRange[], others: readonly Series[]): Clash[] {
  const window = windowAround(planned);
  const laidOthers = others.map((series) => laid(series, window));
  const moved = new PlannedRanges(laidOthers.flatMap((other) => other.moved));
  return planned.flatMap((place) =>
    [...clashesOfMoved(place, laidOthers, moved)].toSorted((a, b) => a.other.wall - b.other.wall),
  );
}

/** Variant of `clashesAt` for many occurrences, in time slices. */
export async function clashesInSlices(
  planned: readonly PlannedRange[],
  others: readonly Series[],
): Promise<Clash[]> {
  const window = windowAround(planned);
  await layOutInSlices(others, window);
  const laidOthers = others.map((series) => laid(series, window));
  const moved = new PlannedRanges(laidOthers.flatMap((other) => other.moved));
  const clashes: Clash[] = [];
  for (const place of planned) {
    if (isSliceOver()) await nextSlice();
    const here = [...clashesOfMoved(place, laidOthers, moved)];
    clashes.push(...here.toSorted((a, b) => a.other.wall - b.other.wall));
  }
  return clashes;
}

export function windowAround(planned: readonly PlannedRange[]): Window {
  const walls = planned.map(({ wall }) => wall);
  return { from: Math.min(...walls) - 2 * dayLength, to: Math.max(...walls) + 3 * dayLength };
}

/** Occurrences on a layer that overlap a date, in chronological order. */
export function rangesOnDay(all: readonly Series[], layer: SlotLayer, day: number): PlannedRange[] {
  const window = { from: day * dayLength, to: (day + 1) * dayLength };
  return all
    .map((series) => laid(series, window))
    .flatMap(({ series, days, moved }) => [...[...days].map((one) => rangeOn(series, one)), ...moved])
    .filter(
      (place) => place.layer === layer && place.wall < window.to && place.wall + place.length > window.from,
    )
    .toSorted((a, b) => a.wall - b.wall);
}

const overlap = (one: Pick<LayerRange, 'wall' | 'length'>, other: Pick<LayerRange, 'wall' | 'length'>) =>
  one.wall < other.wall + other.length && other.wall < one.wall + one.length;

/** Prepares a series. Occurrences of the day before are included, since they may last up to a day. */
function laid(series: Series, window: Window): Laid {
  const known = findLaid(series, window);
  if (known) return known;
  const found = layOut(series, window);
  const others = lately.get(series) ?? [];
  lately.set(series, [{ window, laid: found }, ...others].slice(0, maxWindows));
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
 * Number of days of recurring series that have not been prepared for a window yet.
 * Series with a single date do not count, because preparing them takes no time.
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
  const moved = series.exceptions.flatMap(({ day, isCancelled, moved: place }) =>
    place && !isCancelled ? [{ ...place, slot: series.slot, day }] : [],
  );
  return { series, days, moved };
}

const isElsewhere = ({ isCancelled, moved }: Series['exceptions'][number]) =>
  isCancelled || moved !== undefined;

/** Clashes between the regular dates of two series, over midnight too. */
function* clashesOfDays(mine: Laid, other: Laid): Generator<Clash> {
  for (const later of [-1, 0, 1]) {
    const there = { wall: later * dayLength + other.series.time, length: other.series.length };
    if (!overlap({ wall: mine.series.time, length: mine.series.length }, there)) continue;
    for (const day of other.days)
      if (mine.days.has(day - later))
        yield { planned: rangeOn(mine.series, day - later), other: rangeOn(other.series, day) };
  }
}

/** Clashes of one occurrence with other occurrences on its layer. */
function* clashesOfMoved(own: PlannedRange, others: readonly Laid[], moved: PlannedRanges): Generator<Clash> {
  for (const other of others)
    if (other.series.layer === own.layer)
      for (const place of onDays(other, own)) if (!isSame(place, own)) yield { planned: own, other: place };
  for (const place of moved.near(own))
    if (place.layer === own.layer && !isSame(place, own) && overlap(place, own))
      yield { planned: own, other: place };
}

const isSame = (one: PlannedRange, other: PlannedRange) => one.slot === other.slot && one.day === other.day;

/** Occurrences of a series that overlap a position. */
function* onDays({ series, days }: Laid, place: LayerRange): Generator<PlannedRange> {
  const day = Math.floor(place.wall / dayLength);
  for (const near of [day - 1, day, day + 1]) {
    if (!days.has(near)) continue;
    const found = rangeOn(series, near);
    if (overlap(found, place)) yield found;
  }
}

/** Single occurrences, indexed by date. */
class PlannedRanges {
  readonly all: readonly PlannedRange[];
  readonly #byDay = new Map<number, PlannedRange[]>();

  constructor(all: readonly PlannedRange[]) {
    this.all = all;
    for (const place of all) {
      const day = Math.floor(place.wall / dayLength);
      const known = this.#byDay.get(day);
      if (known) known.push(place);
      else this.#byDay.set(day, [place]);
    }
  }

  /** Occurrences that begin on the same date as a position, or one day before or after. */
  *near({ wall }: LayerRange): Generator<PlannedRange> {
    const day = Math.floor(wall / dayLength);
    for (const one of [day - 1, day, day + 1]) yield* this.#byDay.get(one) ?? [];
  }
}
