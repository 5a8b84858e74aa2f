import { query, type Given } from '../../../../kit/query/query.ts';
import { insertRows } from '../../../../kit/write/rowWrites.ts';
import { daysOf, rangeOn, type LayerRange, type Series } from '../../slots/series/series.ts';
import { dayAt, type RadioWriting, type RadioClock } from '../../../platform/public.ts';
import { maxMove, seriesOf, findStoredSlot } from '../../slots/series/storedSeries.ts';
import type { SlotLayer } from '../../slots/slotEnums.ts';
import { dateOf, dayOf } from '../../../../kit/time/days.ts';
import { Occurrence } from '../occurrence.entity.ts';

/** Number of days ahead for which occurrences are stored. */
export const storedDays = 90;

const findOccurrenceRows = query(
  'scheduling.findOccurrenceRows',
  (db, { slot, since }: Given<{ slot: number; since: string }>) =>
    db
      .selectFrom('Occurrence')
      .select(['id', 'date', 'layer', 'wall', 'duration', 'startsAt', 'endsAt'])
      .select(['isException', 'isMoved', 'isDropped'])
      .where('slot', '=', slot)
      .where('date', '>=', since),
);

const deleteOccurrences = query('scheduling.deleteOccurrences', (db, { ids }: Given<{ ids: number[] }>) =>
  db.deleteFrom('Occurrence').where('id', 'in', ids),
);

interface OccurrencePosition {
  id: number;
  layer: SlotLayer;
  wall: number;
  duration: number;
  startsAt: Date;
  endsAt: Date;
  isDropped: boolean;
}

const updateOccurrence = query('scheduling.updateOccurrence', (db, given: Given<OccurrencePosition>) =>
  db
    .updateTable('Occurrence')
    .set({
      layer: given.layer,
      wall: given.wall,
      duration: given.duration,
      startsAt: given.startsAt,
      endsAt: given.endsAt,
      isDropped: given.isDropped,
    })
    .where('id', '=', given.id),
);

/** Options for inserting current occurrences, besides the coming ones. */
export interface Inserting {
  /** Also inserts an occurrence that has begun but not ended, so that a slot planned after its start can be used at once. */
  withCurrent?: boolean;
  /** Layers on which no current occurrence is inserted, because another one is running. */
  occupiedLayers?: readonly SlotLayer[];
}

type StoredRow = Awaited<ReturnType<typeof findOccurrenceRows.all>>[number];

/**
 * Updates the stored occurrences of a slot to match its series. Occurrences that have begun stay. Changed occurrences stay while
 * the series includes their date, and are otherwise hidden rather than deleted. For the options see `Inserting`.
 */
export async function storeOccurrences(
  planning: RadioWriting,
  slot: number,
  clock: RadioClock,
  inserting: Inserting = {},
): Promise<void> {
  const stored = await findStoredSlot(planning, slot);
  if (!stored) return;
  const series = seriesOf(stored);
  const today = dayAt(clock.wallNow);
  const since = today - maxMove - 2;
  const rows = await findOccurrenceRows.all(planning, { slot, since: dateOf(since) });
  const last = Math.max(today + storedDays, ...rows.map(({ date }) => dayOf(date)));
  const days = new Set(stored.deletedAt ? [] : daysOf(series, since, last));
  const taken = new Set<number>();
  const wrong: number[] = [];
  for (const row of rows) {
    const day = dayOf(row.date);
    const isRight = await settled(planning, row, { series, isDay: days.has(day), clock });
    if (isRight) taken.add(day);
    else wrong.push(row.id);
  }
  if (wrong.length > 0) await deleteOccurrences.write(planning, { ids: wrong });
  const missing = [...days].filter((day) => day <= today + storedDays && !taken.has(day));
  await insertOccurrences(planning, series, missing, clock, inserting);
}

type Coming = Given<{ slots: number[]; now: Date }>;

const deleteUpcomingOccurrences = query(
  'scheduling.deleteUpcomingOccurrences',
  (db, { slots, now }: Coming) =>
    db
      .deleteFrom('Occurrence')
      .where('slot', 'in', slots)
      .where('isException', '=', false)
      .where('startsAt', '>=', now),
);

const markExceptionsDropped = query('scheduling.markExceptionsDropped', (db, { slots, now }: Coming) =>
  db
    .updateTable('Occurrence')
    .set({ isDropped: true })
    .where('slot', 'in', slots)
    .where('isException', '=', true)
    .where('startsAt', '>=', now),
);

/** Deletes the future occurrences of deleted slots. Individually changed occurrences stay stored, but are hidden. */
export async function dropComing(planning: RadioWriting, slots: number[], now: number): Promise<void> {
  await deleteUpcomingOccurrences.write(planning, { slots, now: new Date(now) });
  await markExceptionsDropped.write(planning, { slots, now: new Date(now) });
}

interface Settling {
  series: Series;
  isDay: boolean;
  clock: RadioClock;
}

/** Decides whether a row stays, and corrects a changed row where needed. */
async function settled(
  planning: RadioWriting,
  row: StoredRow,
  { series, isDay, clock }: Settling,
): Promise<boolean> {
  if (row.startsAt.getTime() < clock.now && !row.isDropped) return true;
  const own = rangeOn(series, dayOf(row.date));
  const range = row.isMoved ? { layer: row.layer, wall: row.wall, length: row.duration } : own;
  const moments = momentsOf(range, clock);
  const isSame =
    row.layer === range.layer &&
    row.wall === range.wall &&
    row.duration === range.length &&
    row.startsAt.getTime() === moments.startsAt.getTime() &&
    row.endsAt.getTime() === moments.endsAt.getTime();
  if (!row.isException) return isDay && isSame;
  if (!isSame || row.isDropped === isDay) {
    const { layer, wall, length } = range;
    await updateOccurrence.write(planning, {
      id: row.id,
      layer,
      wall,
      duration: length,
      ...moments,
      isDropped: !isDay,
    });
  }
  return true;
}

/** Inserts occurrences on these dates, except those that a clock change skips completely. */
const insertOccurrences = (
  planning: RadioWriting,
  series: Series,
  days: readonly number[],
  clock: RadioClock,
  inserting: Inserting,
) =>
  insertOccurrenceRows(
    planning,
    days.flatMap((day) => rowOn(series, day, clock) ?? []),
    clock,
    inserting,
  );

/** Inserts those of the given occurrences that are to come; with `withCurrent`, also current ones. */
export async function insertOccurrenceRows(
  { transaction, context }: RadioWriting,
  all: ReadonlyArray<NonNullable<ReturnType<typeof rowOn>>>,
  clock: RadioClock,
  { withCurrent = false, occupiedLayers = [] }: Inserting = {},
): Promise<void> {
  const rows = all.filter(({ layer, startsAt, endsAt }) => {
    if (startsAt.getTime() >= clock.now) return true;
    return withCurrent && endsAt.getTime() > clock.now && !occupiedLayers.includes(layer);
  });
  if (rows.length === 0) return;
  const scope = { radioId: context.radioId, deleted: 'hidden' } as const;
  await insertRows(transaction, transaction.models.of(Occurrence), rows, scope);
}

/** Computes the row of an occurrence from its series and date. Undefined when a clock change skips the whole occurrence. */
export function rowOn(series: Series, day: number, clock: RadioClock) {
  const { layer, wall, length } = rangeOn(series, day);
  const moments = momentsOf({ layer, wall, length }, clock);
  if (moments.endsAt <= moments.startsAt) return undefined;
  return { slot: series.slot, date: dateOf(day), layer, wall, duration: length, ...moments };
}

export const momentsOf = ({ wall, length }: LayerRange, { momentOf }: RadioClock) => ({
  startsAt: new Date(momentOf(wall)),
  endsAt: new Date(momentOf(wall + length)),
});
