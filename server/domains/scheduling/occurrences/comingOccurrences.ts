import { query, type Given } from '../../../kit/query/query.ts';
import { daysOf } from '../slots/series/series.ts';
import { dayAt, type RadioContext, type RadioClock } from '../../platform/public.ts';
import { seriesOf, type SlotTimes } from '../slots/series/storedSeries.ts';
import { dateOf } from '../../../kit/time/days.ts';
import { rowOn } from './stored/storedOccurrences.ts';
import { asItsSeries, asPlanned, keyOf, type Planned } from './plannedOccurrences.ts';

const findStoredOccurrences = query(
  'scheduling.findStoredOccurrences',
  (db, { slots, since }: Given<{ slots: number[]; since: Date }>) =>
    db
      .selectFrom('Occurrence')
      .select(['slot', 'date', 'layer', 'wall', 'duration', 'startsAt', 'endsAt'])
      .select(['state', 'isException', 'isMoved', 'title', 'episode', 'version', 'isDropped'])
      .where('slot', 'in', slots)
      .where('startsAt', '>=', since),
);

const findExceptionsOfSlots = query(
  'scheduling.findExceptionsOfSlots',
  (db, { slots }: Given<{ slots: number[] }>) =>
    db
      .selectFrom('Occurrence')
      .select(['slot', 'date'])
      .where('slot', 'in', slots)
      .where('isException', '=', true),
);

/** Search periods in days. Most occurrences are found in the first one, yearly ones in the later ones. */
const horizons = [62, 400, 1500];

/**
 * Finds the next occurrences of slots in chronological order. At least `first` of each slot, or all of the next 1500 days when a slot has
 * fewer.
 */
export async function findComingOccurrences(
  context: RadioContext,
  slots: readonly SlotTimes[],
  first: number,
  clock: RadioClock,
): Promise<Planned[]> {
  if (slots.length === 0) return [];
  const ids = slots.map(({ id }) => id);
  const rows = await findStoredOccurrences.all(context, { slots: ids, since: new Date(clock.now) });
  const taken = new Set([...rows, ...(await findExceptionsOfSlots.all(context, { slots: ids }))].map(keyOf));
  const stored = rows.filter(({ isDropped }) => !isDropped).map(({ isDropped: _, ...row }) => asPlanned(row));
  const computed = slots.flatMap((slot) => computedOf(slot, first, taken, clock));
  return [...stored, ...computed].toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

function computedOf(
  slot: SlotTimes,
  first: number,
  taken: ReadonlySet<string>,
  clock: RadioClock,
): Planned[] {
  const series = seriesOf(slot);
  const today = dayAt(clock.wallNow);
  let found: Planned[] = [];
  for (const horizon of horizons) {
    const days = daysOf(series, today - 1, today + horizon);
    found = days
      .filter((day) => !taken.has(keyOf({ slot: slot.id, date: dateOf(day) })))
      .flatMap((day) => rowOn(series, day, clock) ?? [])
      .filter(({ startsAt }) => startsAt.getTime() >= clock.now)
      .map((row) => ({ ...row, ...asItsSeries }));
    if (days.length >= first + 2) break;
  }
  return found;
}
