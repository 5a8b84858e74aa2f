import { query, type Given } from '../../../kit/query/query.ts';
import { publishCalendarChanged } from '../occurrences/calendarEvents.ts';
import { moveRundowns } from '../rundowns/rundownsGoAlong.ts';
import { keepOccurrences } from '../occurrences/keptOccurrences.ts';
import { dateOf, dayLength, dayOf } from '../time/days.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { requireFree } from './conflicts.ts';
import { isDayOf, type Series } from './series.ts';
import { dayAt, exceptionOf, maxMove, seriesOf, type RadioClock, type SlotTimes } from './storedSeries.ts';

const exceptionsOfSlot = query(
  'planning.exceptionsOfSlot',
  (db, { slot, since }: Given<{ slot: number; since: string }>) =>
    db
      .selectFrom('Occurrence')
      .select(['slot', 'date', 'layer', 'wall', 'duration', 'state', 'isMoved'])
      .where('slot', '=', slot)
      .where('isException', '=', true)
      .where('date', '>=', since),
);

/** The series of a slot as it stands, with all that was changed on days which are its own now. */
export async function plannedSeries(writing: Writing, slot: SlotTimes, clock: RadioClock): Promise<Series> {
  const since = dateOf(dayAt(clock.wallNow) - maxMove - 2);
  const rows = slot.id === 0 ? [] : await exceptionsOfSlot.all(writing, { slot: slot.id, since });
  const series = seriesOf(slot);
  return { ...series, exceptions: rows.map(exceptionOf).filter(({ day }) => isDayOf(series, day)) };
}

/**
 * Completes the write of a slot: rejects clashes, moves the rundowns of its days along, updates its occurrences and publishes the
 * change. For `withCurrent` see `keepOccurrences`.
 */
export async function settleSlot(
  writing: Writing,
  slot: SlotTimes & { deletedAt: Date | null },
  clock: RadioClock,
  { before = slot, withCurrent = false }: { before?: SlotTimes; withCurrent?: boolean } = {},
): Promise<void> {
  if (!slot.deletedAt) await requireFree(writing, await plannedSeries(writing, slot, clock), clock);
  if (before !== slot) await moveRundowns(writing, before, slot, clock);
  await keepOccurrences(writing, slot.id, clock, { withCurrent });
  await tellOfSlot(writing, slot.id, [before, slot], clock);
}

type Days = Pick<SlotTimes, 'startDate' | 'endDate'>;

/** Tells that a series changed: wherever it was before, and wherever it is now. */
async function tellOfSlot(
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
