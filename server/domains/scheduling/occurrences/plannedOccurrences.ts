import { isSliceOver, mapInSlices, nextSlice } from '../../../kit/eventLoop/timeSlice.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { daysOf } from '../slots/series/series.ts';
import type { SlotLayer } from '../slots/slotEnums.ts';
import { dayAt, type RadioContext, type RadioClock } from '../../platform/public.ts';
import { longest, seriesOf, findSlotsSince } from '../slots/series/storedSeries.ts';
import { dateOf, dayLength, dayOf } from '../../../kit/time/days.ts';
import { rowOn } from './stored/storedOccurrences.ts';
import { OccurrenceState } from './occurrenceState.ts';

/** An occurrence of a slot, stored as a row or computed from its series. */
export interface Planned {
  slot: number;
  date: string;
  layer: SlotLayer;
  wall: number;
  duration: number;
  startsAt: Date;
  endsAt: Date;
  state: OccurrenceState;
  isException: boolean;
  isMoved: boolean;
  title: string;
  episode: number | null;
  /** Version of the stored changes of the occurrence; 0 when it has none. */
  version: number;
}

const findOccurrencesBetween = query(
  'scheduling.findOccurrencesBetween',
  (db, { from, to }: Given<{ from: Date; to: Date }>) =>
    db
      .selectFrom('Occurrence')
      .select(['slot', 'date', 'layer', 'wall', 'duration', 'startsAt', 'endsAt'])
      .select(['state', 'isException', 'isMoved', 'title', 'episode', 'version'])
      .where('isDropped', '=', false)
      .where('startsAt', '>', from)
      .where('startsAt', '<', to)
      .orderBy('startsAt'),
);

const findExceptionDays = query(
  'scheduling.findExceptionDays',
  (db, { from, to }: Given<{ from: string; to: string }>) =>
    db
      .selectFrom('Occurrence')
      .select(['slot', 'date'])
      .where('isException', '=', true)
      .where('date', '>=', from)
      .where('date', '<=', to),
);

/**
 * Finds the occurrences between two moments, in chronological order. They are the stored rows, including those of slots that were deleted
 * since, and later the computed dates of the series. A row replaces the computed occurrence of its date.
 */
export async function findPlannedBetween(
  context: RadioContext,
  { from, to }: { from: number; to: number },
  clock: RadioClock,
): Promise<Planned[]> {
  const stored = await storedBetween(context, from - longest, to);
  const computed = to > clock.now ? await computedBetween(context, { from, to }, stored, clock) : [];
  return [...stored, ...computed]
    .filter(({ startsAt, endsAt }) => startsAt.getTime() < to && endsAt.getTime() > from)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.slot - b.slot);
}

/**
 * Period that one statement reads, in milliseconds.
 * A full grid has thousands of occurrences in two months, and reading them at once blocks the event loop.
 */
const chunk = 7 * dayLength;

async function storedBetween(context: RadioContext, from: number, to: number): Promise<Planned[]> {
  const stored: Planned[] = [];
  for (let start = from; start < to; start += chunk) {
    // The query excludes both ends. `start - 1` includes the rows that begin exactly with the chunk.
    const first = start === from ? from : start - 1;
    const rows = await findOccurrencesBetween.all(context, {
      from: new Date(first),
      to: new Date(Math.min(start + chunk, to)),
    });
    stored.push(...(await mapInSlices(rows, asPlanned)));
  }
  return stored;
}

async function computedBetween(
  context: RadioContext,
  { from, to }: { from: number; to: number },
  stored: readonly Planned[],
  clock: RadioClock,
): Promise<Planned[]> {
  const first = dayAt(clock.wallAt(Math.max(from, clock.now))) - 1;
  const last = dayAt(clock.wallAt(to));
  const taken = new Set(stored.map(keyOf));
  for (const row of await findExceptionDays.all(context, { from: dateOf(first), to: dateOf(last) }))
    taken.add(keyOf(row));
  const found: Planned[] = [];
  for (const slot of await findSlotsSince(context, first)) {
    if (isSliceOver()) await nextSlice();
    const series = seriesOf(slot);
    for (const day of daysOf(series, first, last)) {
      if (taken.has(keyOf({ slot: slot.id, date: dateOf(day) }))) continue;
      const row = rowOn(series, day, clock);
      if (row && row.startsAt.getTime() >= clock.now) found.push({ ...row, ...asItsSeries });
    }
  }
  return found;
}

/** Gives an unchanged stored occurrence version 0, like a computed occurrence. */
export const asPlanned = <Row extends { isException: boolean; version: number }>(row: Row): Row => ({
  ...row,
  version: row.isException ? row.version : 0,
});

/** Field values of an occurrence that is computed from its series and has no changes of its own. */
export const asItsSeries = {
  state: OccurrenceState.PLANNED,
  isException: false,
  isMoved: false,
  title: '',
  episode: null,
  version: 0,
};

export const keyOf = ({ slot, date }: Pick<Planned, 'slot' | 'date'>) => `${slot}:${date}`;

const findOccurrenceOn = query(
  'scheduling.findOccurrenceOn',
  (db, { slot, date }: Given<{ slot: number; date: string }>) =>
    db
      .selectFrom('Occurrence')
      .select(['id', 'slot', 'date', 'layer', 'wall', 'duration', 'startsAt', 'endsAt'])
      .select(['state', 'isException', 'isMoved', 'title', 'episode', 'version', 'isDropped'])
      .where('slot', '=', slot)
      .where('date', '=', date),
);

/**
 * Returns the occurrence of a slot on a date. Undefined when the series does not include the date, when a clock change skips the whole
 * occurrence, and for a past date without a stored row.
 */
export async function findPlannedOn(
  context: RadioContext,
  slot: Parameters<typeof seriesOf>[0],
  date: string,
  clock: RadioClock,
): Promise<(Planned & { id?: number }) | undefined> {
  const row = await findOccurrenceOn.first(context, { slot: slot.id, date });
  if (row) return row.isDropped ? undefined : asPlanned(row);
  const series = seriesOf(slot);
  const day = dayOf(date);
  if (daysOf(series, day, day).length === 0) return undefined;
  const computed = rowOn(series, day, clock);
  return computed && computed.startsAt.getTime() >= clock.now ? { ...computed, ...asItsSeries } : undefined;
}
