import { query, type Given } from '../../../kit/query/query.ts';
import { publishCalendarChanged } from '../occurrences/calendarEvents.ts';
import { storeOccurrences } from '../occurrences/stored/storedOccurrences.ts';
import { dateOf, dayLength, dayOf } from '../../../kit/time/days.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { requireFree } from './conflicts/conflicts.ts';
import { findDayMoves, type DayMove } from './moves/dayMoves.ts';
import { moveDays } from './moves/moveDays.ts';
import { isDayOf, type Exception, type Series } from './series/series.ts';
import { dayAt, type RadioContext, type RadioClock } from '../../platform/public.ts';
import { exceptionOf, maxMove, seriesOf, type SlotTimes } from './series/storedSeries.ts';

const findExceptionsOfSlot = query(
  'scheduling.findExceptionsOfSlot',
  (db, { slot, since }: Given<{ slot: number; since: string }>) =>
    db
      .selectFrom('Occurrence')
      .select(['slot', 'date', 'layer', 'wall', 'duration', 'state', 'isMoved'])
      .where('slot', '=', slot)
      .where('isException', '=', true)
      .where('date', '>=', since),
);

type Moves = ReadonlyMap<string, DayMove>;

/** Returns the series of a slot, with its changed occurrences on their new dates. */
export async function plannedSeries(
  context: RadioContext,
  slot: SlotTimes,
  clock: RadioClock,
  moves: Moves = new Map(),
): Promise<Series> {
  const since = dateOf(dayAt(clock.wallNow) - maxMove - 2);
  const rows = slot.id === 0 ? [] : await findExceptionsOfSlot.all(context, { slot: slot.id, since });
  const series = seriesOf(slot);
  const exceptions = new Map<number, Exception>();
  // Rows that move come last, because they replace hidden rows on their new date.
  for (const row of rows.toSorted((a, b) => Number(moves.has(a.date)) - Number(moves.has(b.date)))) {
    const move = moves.get(row.date);
    const day = move ? move.to : dayOf(row.date);
    if (day !== undefined && isDayOf(series, day)) exceptions.set(day, { ...exceptionOf(row), day });
  }
  return { ...series, exceptions: [...exceptions.values()] };
}

/**
 * Completes the write of a slot.
 * Rejects clashes, moves the data of its single dates, updates its occurrences and publishes the change. For `withCurrent` see
 * `storeOccurrences`.
 */
export async function settleSlot(
  writing: Writing,
  slot: SlotTimes & { deletedAt: Date | null },
  clock: RadioClock,
  { before = slot, withCurrent = false }: { before?: SlotTimes; withCurrent?: boolean } = {},
): Promise<void> {
  const moves = before === slot ? new Map() : await findDayMoves(writing, [before, slot], clock);
  if (!slot.deletedAt) await requireFree(writing, await plannedSeries(writing, slot, clock, moves), clock);
  await moveDays(writing, slot.id, moves, clock);
  await storeOccurrences(writing, slot.id, clock, { withCurrent });
  await publishSlotChanged(writing, slot.id, [before, slot], clock);
}

type Days = Pick<SlotTimes, 'startDate' | 'endDate'>;

/** Publishes the change of a series, for the period before and the period after the change. */
async function publishSlotChanged(
  writing: Writing,
  id: number,
  spans: readonly Days[],
  { momentOf }: RadioClock,
): Promise<void> {
  const starts = spans.map(({ startDate }) => dayOf(startDate));
  const ends = spans.map(({ endDate }) => (endDate === null ? Infinity : dayOf(endDate)));
  const [first, last] = [Math.min(...starts), Math.max(...ends)];
  await publishCalendarChanged(writing, writing.context.services.events, {
    slots: [id],
    from: new Date(momentOf(first * dayLength)).toISOString(),
    to: last === Infinity ? null : new Date(momentOf((last + 2) * dayLength)).toISOString(),
  });
}
