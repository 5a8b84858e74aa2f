import { scheduleConflict } from '../../../kit/errors.ts';
import { isSliceOver, nextSlice } from '../../../kit/eventLoop/timeSlice.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { namesOfSlots } from '../occurrences/shownNames.ts';
import { dateOf, dayLength, timeText, wallText } from '../time/days.ts';
import { clashesAt, clashesOf, layOutInSlices, placesOnDay, type Clash } from './clashes.ts';
import type { Placed, Series } from './series.ts';
import { layers, type SlotLayer } from './slotEnums.ts';
import { dayAt, seriesSince, type Asked, type RadioClock } from './storedSeries.ts';
import type { SlotConflicts } from './slotConflicts.ts';

const maxTold = 50;
const maxStarts = 5;
/** Each is tried against all days of all others. */
const maxTried = 20;
/** How far ahead a series is looked at. */
const horizonDays = 731;

/** What a plan is tried with: another time of the day, or another layer. */
type Attempt = (other?: { time?: number; layer?: SlotLayer }) => Clash[];

/** Tries a plan in a later turn of the event loop when this one is used up: each attempt compares it with years of the calendar. */
async function isFree(attempt: Attempt, other: { time?: number; layer?: SlotLayer }): Promise<boolean> {
  if (isSliceOver()) await nextSlice();
  return attempt(other).length === 0;
}

/** What a series would clash with, through two years; undefined when it fits. */
export async function conflictsOfSeries(
  asked: Asked,
  planned: Series,
  clock: RadioClock,
): Promise<SlotConflicts | undefined> {
  const from = Math.max(planned.start * dayLength, clock.wallNow);
  const window = { from, to: from + horizonDays * dayLength };
  const all = await seriesSince(asked, dayAt(from));
  const others = all.filter(({ slot }) => slot !== planned.slot);
  await layOutInSlices(others, window);
  const attempt: Attempt = (other) => clashesOf({ ...planned, ...other }, others, window);
  return toldConflicts(asked, attempt, others, planned, clock);
}

/** What one occurrence would clash with at a place. */
export async function conflictsOfPlace(
  asked: Asked,
  planned: Placed,
  clock: RadioClock,
): Promise<SlotConflicts | undefined> {
  const day = dayAt(planned.wall);
  const all = await seriesSince(asked, day);
  const others = all.map((series) => withoutDay(series, planned));
  const attempt: Attempt = ({ time = planned.wall - day * dayLength, layer = planned.layer } = {}) =>
    clashesAt([{ ...planned, wall: day * dayLength + time, layer }], others);
  return toldConflicts(asked, attempt, others, planned, clock);
}

/** Passes for a series that clashes with nothing; SCHEDULE_CONFLICT says with what, and what one could do. */
export async function requireFree(writing: Writing, planned: Series, clock: RadioClock): Promise<void> {
  refuse(await conflictsOfSeries(writing, planned, clock));
}

/** The same for one occurrence. */
export async function requireFreePlace(writing: Writing, planned: Placed, clock: RadioClock): Promise<void> {
  refuse(await conflictsOfPlace(writing, planned, clock));
}

/** Passes when nothing clashes. Whoever plans may read the calendar: no mutation gives a slot to anybody else. */
export function refuse(found: SlotConflicts | undefined): void {
  if (found) throw scheduleConflict({ ...found });
}

async function toldConflicts(
  asked: Asked,
  attempt: Attempt,
  others: readonly Series[],
  { layer, length }: Pick<Series, 'layer' | 'length'>,
  clock: RadioClock,
): Promise<SlotConflicts | undefined> {
  const clashes = attempt();
  const [first] = clashes;
  if (!first) return undefined;
  const freeLayers: SlotLayer[] = [];
  for (const other of layers)
    if (other !== layer && (await isFree(attempt, { layer: other }))) freeLayers.push(other);
  return {
    total: clashes.length,
    clashes: await told(asked, clashes.slice(0, maxTold), clock),
    freeStarts: await freeStarts({ ...first.planned, length }, others, attempt),
    freeLayers,
  };
}

export async function told(asked: Asked, clashes: readonly Clash[], { momentOf }: RadioClock) {
  const names = await namesOfSlots(asked, [...new Set(clashes.map(({ other }) => other.slot))]);
  return clashes.map(({ planned, other: { slot, wall, length } }) => ({
    date: dateOf(dayAt(planned.wall)),
    slotId: String(slot),
    title: names.get(slot)?.title ?? '',
    localStart: wallText(wall),
    localEnd: wallText(wall + length),
    startsAt: new Date(momentOf(wall)),
    endsAt: new Date(momentOf(wall + length)),
  }));
}

/** Times of the day of the first clash at which nothing would clash on any day, the nearest first. */
async function freeStarts(planned: Placed, others: readonly Series[], attempt: Attempt): Promise<string[]> {
  const day = dayAt(planned.wall);
  const time = planned.wall - day * dayLength;
  const there = placesOnDay(others, planned.layer, day);
  const edges = there.flatMap(({ wall, length }) => [wall + length, wall - planned.length]);
  const times = [0, ...edges.map((wall) => wall - day * dayLength)]
    .filter((one) => one >= 0 && one < dayLength && one !== time)
    .filter(
      (one) =>
        !there.some(({ wall, length }) => overlaps(day * dayLength + one, planned.length, wall, length)),
    )
    .toSorted((a, b) => Math.abs(a - time) - Math.abs(b - time));
  const free: string[] = [];
  for (const one of [...new Set(times)].slice(0, maxTried)) {
    if (free.length === maxStarts) break;
    if (await isFree(attempt, { time: one })) free.push(timeText(one));
  }
  return free;
}

const overlaps = (wall: number, length: number, otherWall: number, otherLength: number) =>
  wall < otherWall + otherLength && otherWall < wall + length;

/** A series without one of its days, which is about to be somewhere else. */
function withoutDay(series: Series, { slot, day }: Placed): Series {
  if (series.slot !== slot) return series;
  const exceptions = series.exceptions.filter((exception) => exception.day !== day);
  return { ...series, exceptions: [...exceptions, { day, isCancelled: true, moved: undefined }] };
}
