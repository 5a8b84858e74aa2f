import type { Context } from '../../../../kit/context.ts';
import {
  conflict,
  invalidInput,
  notFound,
  requireValid,
  type FieldProblems,
} from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { addRow, alterRow, type Writing } from '../../../../kit/resource/recordedWrites.ts';
import { referTo } from '../../../../kit/resource/references.ts';
import { findStoredRows } from '../../../../kit/resource/storedRows.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { findStored } from '../../../../kit/resource/writes.ts';
import type { Stored } from '../../../../kit/write/storedEntity.ts';
import { Episode } from '../../../programmes/public.ts';
import { compareOutside } from '../../slots/conflicts/compareOutside.ts';
import { requireFreeRange } from '../../slots/conflicts/conflicts.ts';
import { rangeOn, type LayerRange } from '../../slots/series/series.ts';
import { Slot } from '../../slots/slot.entity.ts';
import { requireOwnLayer, requireOwnSlots, requirePlanned } from '../../slots/slotAccess.ts';
import { dayAt, lockRadioClock, type RadioClock } from '../../../platform/public.ts';
import { maxMove, seriesOf } from '../../slots/series/storedSeries.ts';
import { dayLength, dayOf, isDate, timeOfDay } from '../../../../kit/time/days.ts';
import { publishCalendarChanged } from '../calendarEvents.ts';
import { momentsOf } from './storedOccurrences.ts';
import { Occurrence } from '../occurrence.entity.ts';
import type { OccurrenceChange } from '../occurrence.inputs.ts';
import { OccurrenceState } from '../occurrenceState.ts';
import { findPlannedOn, type Planned } from '../plannedOccurrences.ts';

export interface OccurrenceKey {
  slotId: string;
  date: string;
  /** The version that the change started from. */
  version: number;
  /** Reads the current occurrence, for the CONFLICT error. */
  current: (planned: Planned) => Promise<object | null>;
}

/** The changed fields. */
type Changed = OccurrenceChange & { state?: OccurrenceState };

type Found = Planned & { id?: number };

/** Changes one occurrence, or resets its fields to the series. Returns the occurrence after the change. */
export function changeOccurrence(context: Context, key: OccurrenceKey, change: Changed): Promise<Planned> {
  return compareOutside(context, () => writeChange(context, key, change));
}

function writeChange(context: Context, key: OccurrenceKey, change: Changed): Promise<Planned> {
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const slot = await findStored(writing, Slot, key.slotId);
    await requireOwnSlots(writing, 'update', [slot.id]);
    const clock = await lockRadioClock(writing);
    if (!isDate(key.date)) throw notFound('Occurrence');
    const found = await findPlannedOn(writing, slot, key.date, clock);
    if (!found) throw notFound('Occurrence');
    if (found.version !== key.version) throw conflict('Occurrence', await key.current(found));
    if (found.startsAt.getTime() < clock.now) throw invalidInput({ date: 'min' });
    const values = await valuesOf(writing, slot, found, change, clock);
    if (values.layer !== found.layer) requireOwnLayer(context, values.layer);
    await requireFits(writing, slot, found, values, clock);
    await writeOccurrence(writing, found, values);
    await publishChangedRanges(writing, [found, values]);
    return (await findPlannedOn(writing, slot, key.date, clock))!;
  });
}

type Values = Awaited<ReturnType<typeof valuesOf>>;

/** Values of the occurrence after the change. */
async function valuesOf(
  writing: Writing,
  slot: Stored<Slot> & { id: number },
  found: Found,
  { localStart, duration, layer, title, episodeId, state = found.state }: Changed,
  clock: RadioClock,
) {
  const day = dayOf(found.date);
  const own = rangeOn(seriesOf(slot), day);
  const range: LayerRange = {
    wall: or(localStart == null ? localStart : wallOf(localStart), found.wall, own.wall),
    length: or(duration, found.duration, own.length),
    layer: or(layer, found.layer, own.layer),
  };
  requireValid(problemsOfRange(range, found, day, clock));
  const isMoved = range.wall !== own.wall || range.length !== own.length || range.layer !== own.layer;
  const values = {
    layer: range.layer,
    wall: range.wall,
    duration: range.length,
    ...momentsOf(range, clock),
    state,
    isMoved,
    title: or(title, found.title, ''),
    episode: await episodeOf(writing, slot, found, episodeId),
  };
  const isException =
    isMoved || state !== OccurrenceState.PLANNED || values.title !== '' || values.episode !== null;
  return { ...values, isException };
}

/** Returns the given value: the current value when undefined, the value of the series when null. */
const or = <T>(given: T | null | undefined, there: T, ofSeries: T): T =>
  given === undefined ? there : (given ?? ofSeries);

function wallOf(local: string): number {
  const [date = '', time = ''] = local.split('T');
  if (!isDate(date)) throw invalidInput({ localStart: 'invalid' });
  return dayOf(date) * dayLength + timeOfDay(time)!;
}

function problemsOfRange(range: LayerRange, found: Found, day: number, clock: RadioClock): FieldProblems {
  if (range.wall === found.wall && range.length === found.duration) return {};
  const { startsAt, endsAt } = momentsOf(range, clock);
  if (endsAt <= startsAt) return { localStart: 'skippedHour' };
  if (startsAt.getTime() < clock.now || dayAt(range.wall) < day - maxMove) return { localStart: 'min' };
  return dayAt(range.wall) > day + maxMove ? { localStart: 'max' } : {};
}

const lockAssignedEpisode = query(
  'scheduling.lockAssignedEpisode',
  (db, { episode }: Given<{ episode: number }>) =>
    db
      .selectFrom('Episode as episode')
      .select('episode.emission')
      .where('episode.id', '=', episode)
      .forShare(['episode']),
);

async function episodeOf(
  writing: Writing,
  { emission }: Pick<Stored<Slot>, 'emission'>,
  found: Found,
  episodeId: string | null | undefined,
): Promise<number | null> {
  if (episodeId == null) return episodeId === null ? null : found.episode;
  const episode = await referTo(writing, Episode, episodeId, 'episodeId');
  const programme = await lockAssignedEpisode.first(writing, { episode });
  if (!programme) throw invalidInput({ episodeId: 'unknown' });
  if (emission !== null && programme.emission !== emission) throw invalidInput({ episodeId: 'elsewhere' });
  await requirePlanned(writing, programme.emission);
  return episode;
}

/**
 * Throws SCHEDULE_CONFLICT when a changed occurrence clashes with others. A change is another time, duration, layer or state. Does not
 * check an occurrence that is cancelled.
 */
async function requireFits(
  writing: Writing,
  slot: { id: number },
  found: Found,
  { wall, duration, layer, state }: Values,
  clock: RadioClock,
): Promise<void> {
  const isSame = wall === found.wall && duration === found.duration && layer === found.layer;
  if (state === OccurrenceState.CANCELLED || (isSame && found.state === state)) return;
  const planned = { slot: slot.id, day: dayOf(found.date), layer, wall, length: duration };
  await requireFreeRange(writing, planned, clock);
}

/** Stores the changed values of an occurrence. Inserts its row when it has none. */
export async function writeOccurrence(writing: Writing, found: Found, values: Values): Promise<void> {
  const model = writing.context.reads.models.of(Occurrence);
  if (found.id === undefined) {
    await addRow(writing, model, { slot: found.slot, date: found.date, ...values });
    return;
  }
  const stored = (await findStoredRows(writing, model, [found.id])).get(found.id)!;
  await alterRow(writing, model, stored, values);
}

/** Publishes a calendar change that spans the given occurrences. */
export async function publishChangedRanges(
  writing: Writing,
  ranges: ReadonlyArray<Pick<Planned, 'startsAt' | 'endsAt'> & { slot?: number }>,
) {
  const from = Math.min(...ranges.map(({ startsAt }) => startsAt.getTime()));
  const to = Math.max(...ranges.map(({ endsAt }) => endsAt.getTime()));
  await publishCalendarChanged(writing, writing.context.services.events, {
    slots: ranges.flatMap(({ slot }) => slot ?? []),
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
  });
}
