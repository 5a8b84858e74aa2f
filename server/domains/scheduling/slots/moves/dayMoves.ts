import { query, type Given } from '../../../../kit/query/query.ts';
import { rowOn } from '../../occurrences/stored/storedOccurrences.ts';
import { OccurrenceState } from '../../occurrences/occurrenceState.ts';
import { dateOf, dayLength, dayOf } from '../../../../kit/time/days.ts';
import { isDayOf } from '../series/series.ts';
import { dayAt, type RadioContext, type RadioClock } from '../../../platform/public.ts';
import { maxMove, seriesOf, type SlotTimes } from '../series/storedSeries.ts';
import { followDays } from './followDays.ts';
import { SlotDayContent, type SlotDayMove } from './slotDayMove.ts';

/*
 * Data of a single date of a series, such as a rundown, moves when the date moves.
 * `followDays` maps the dates, `moveDays` and `copyDays` write the data, and `shownMoves` lists the moves
 * before they are saved.
 */

export type Since = Given<{ slot: number; since: string }>;

const findOccurrencesSince = query('scheduling.findOccurrencesSince', (db, { slot, since }: Since) =>
  db
    .selectFrom('Occurrence')
    .select(['date', 'startsAt', 'state', 'isException', 'isMoved', 'isDropped', 'title', 'episode'])
    .where('slot', '=', slot)
    .where('date', '>=', since)
    .orderBy('date'),
);

export const findRundownsSince = query('scheduling.findRundownsSince', (db, { slot, since }: Since) =>
  db
    .selectFrom('Rundown')
    .select(['id', 'date'])
    .where('slot', '=', slot)
    .where('date', '>=', since)
    .orderBy('date'),
);

export const findWarningsSince = query('scheduling.findWarningsSince', (db, { slot, since }: Since) =>
  db
    .selectFrom('SlotWarning')
    .select(['id', 'date'])
    .where('slot', '=', slot)
    .where('date', '>=', since)
    .orderBy('date'),
);

const findFilledRundowns = query('scheduling.findFilledRundowns', (db, { slot, since }: Since) =>
  db
    .selectFrom('Rundown as rundown')
    .select('rundown.date')
    .where('rundown.slot', '=', slot)
    .where('rundown.date', '>=', since)
    .where('rundown.id', 'in', (items) => items.selectFrom('RundownItem').select('rundown')),
);

type OccurrenceRow = Awaited<ReturnType<typeof findOccurrencesSince.all>>[number];

/** A coming date with data, such as a rundown, and the date to which the data moves. */
export interface DayMove {
  day: number;
  /** Corresponding date in the changed series; undefined when there is none. */
  to: number | undefined;
  row: OccurrenceRow | undefined;
}

/** Earliest date whose occurrence may still be to come. The occurrence may have been moved to a later date. */
export const firstMovable = ({ wallNow }: RadioClock): string => dateOf(dayAt(wallNow) - maxMove - 2);

/**
 * Maps each date that has data to its new date when the times of a slot change.
 * Dates that have begun stay and have no entry. Dates outside of the series have no entry either: their data stays hidden until the
 * series includes them again.
 */
export async function findDayMoves(
  context: RadioContext,
  [before, after]: readonly [before: SlotTimes, after: SlotTimes],
  clock: RadioClock,
  since = firstMovable(clock),
): Promise<Map<string, DayMove>> {
  const [was, is] = [seriesOf(before), seriesOf(after)];
  const of = { slot: before.id, since };
  const occurrences = await findOccurrencesSince.all(context, of);
  const rows = new Map(occurrences.map((row) => [row.date, row]));
  const dates = new Set([
    ...occurrences.filter(({ isException, isDropped }) => isException && !isDropped).map(({ date }) => date),
    ...(await findRundownsSince.all(context, of)).map(({ date }) => date),
    ...(await findWarningsSince.all(context, of)).map(({ date }) => date),
  ]);
  const hasBegun = (row: OccurrenceRow) => !row.isDropped && row.startsAt.getTime() < clock.now;
  const isToCome = (date: string, day: number) => {
    const row = rows.get(date);
    return row && !row.isDropped ? !hasBegun(row) : day * dayLength + was.time > clock.wallNow;
  };
  /** False for dates that are over, or taken by an occurrence that has begun. */
  const isFree = (day: number, row: OccurrenceRow | undefined) => {
    const taken = rows.get(dateOf(day));
    if (taken && hasBegun(taken)) return false;
    return row?.isMoved === true || (rowOn(is, day, clock)?.endsAt.getTime() ?? 0) > clock.now;
  };
  const follow = followDays(was, is);
  const moves = new Map<string, DayMove>();
  for (const date of [...dates].toSorted()) {
    const day = dayOf(date);
    if (!isDayOf(was, day) || !isToCome(date, day)) continue;
    const row = rows.get(date);
    const to = follow(day);
    const isPossible = to !== undefined && (to === day || isFree(to, row));
    moves.set(date, { day, to: isPossible ? to : undefined, row });
  }
  return moves;
}

/** Returns the moves of the data of dates for the API, including dates whose data cannot move. Dates that stay are left out. */
export async function shownMoves(
  context: RadioContext,
  times: readonly [before: SlotTimes, after: SlotTimes],
  clock: RadioClock,
  since = firstMovable(clock),
): Promise<SlotDayMove[]> {
  const moves = await findDayMoves(context, times, clock, since);
  const filled = new Set(
    (await findFilledRundowns.all(context, { slot: times[0].id, since })).map(({ date }) => date),
  );
  return [...moves].flatMap(([date, { day, to, row }]) => {
    const contents = contentsOf(row, filled.has(date));
    if (to === day || contents.length === 0) return [];
    return [{ date, to: to === undefined ? null : dateOf(to), title: row?.title ?? '', contents }];
  });
}

const contentsOf = (row: OccurrenceRow | undefined, hasRundown: boolean): SlotDayContent[] => [
  ...(row && row.episode !== null ? [SlotDayContent.EPISODE] : []),
  ...(row && row.title !== '' ? [SlotDayContent.TITLE] : []),
  ...(row?.state === OccurrenceState.CANCELLED ? [SlotDayContent.CANCELLATION] : []),
  ...(row?.isMoved ? [SlotDayContent.OWN_TIME] : []),
  ...(hasRundown ? [SlotDayContent.RUNDOWN] : []),
];
