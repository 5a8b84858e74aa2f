import type { Context } from '../../../../kit/context.ts';
import { invalidInput } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { withDeleted } from '../../../../kit/query/scopes.ts';
import { addRow, type Writing } from '../../../../kit/resource/recordedWrites.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { publishCalendarChanged } from '../../occurrences/calendarEvents.ts';
import { insertOccurrenceRows, storedDays, rowOn } from '../../occurrences/stored/storedOccurrences.ts';
import { OccurrenceState } from '../../occurrences/occurrenceState.ts';
import { findPlannedBetween, type Planned } from '../../occurrences/plannedOccurrences.ts';
import { copyRundowns } from '../../rundowns/copyRundowns.ts';
import { findRundownsOn } from '../../rundowns/storedRundown.ts';
import { dateOf, dayLength, dayOf, isDate, timeText } from '../../../../kit/time/days.ts';
import { clashesAt } from '../conflicts/clashes.ts';
import { refuse } from '../conflicts/compareOutside.ts';
import { describeClashes } from '../conflicts/conflicts.ts';
import { Slot } from '../slot.entity.ts';
import { dayAt, lockRadioClock, type RadioClock } from '../../../platform/public.ts';
import { seriesOf, findSeriesSince } from './storedSeries.ts';

const maxListed = 50;

const findContentsOfSlots = query('scheduling.findContentsOfSlots', (db, { ids }: Given<{ ids: number[] }>) =>
  db
    .selectFrom(withDeleted('Slot'))
    .select(['id', 'category', 'emission', 'playlist', 'episode', 'rush', 'original', 'title', 'colour'])
    .where('id', 'in', ids),
);

/**
 * Copies the occurrences of one or seven days to other dates; returns the ids of the new slots.
 * The copies are slots with a single date: all are created, or none. Cancelled occurrences are left out, and occurrences whose slot
 * already has an occurrence at the new time.
 */
export function copyCalendar(context: Context, from: string, to: string, days: number): Promise<number[]> {
  for (const [field, date] of Object.entries({ from, to }))
    if (!isDate(date)) throw invalidInput({ [field]: 'invalid' });
  if (days !== 1 && days !== 7) throw invalidInput({ days: 'invalid' });
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const clock = await lockRadioClock(writing);
    if (dayOf(to) <= dayAt(clock.wallNow)) throw invalidInput({ to: 'min' });
    const later = (dayOf(to) - dayOf(from)) * dayLength;
    const there = await plannedOnDays(writing, dayOf(to), days, clock);
    const comesAnyway = new Set(there.map(({ slot, wall }) => `${slot} ${wall}`));
    const planned = (await plannedOnDays(writing, dayOf(from), days, clock)).filter(
      ({ slot, wall }) => !comesAnyway.has(`${slot} ${wall + later}`),
    );
    if (planned.length === 0) return [];
    await requireRoom(writing, planned, later, clock);
    const ids = await addCopies(writing, planned, later, clock);
    await publishCalendarChanged(writing, context.services.events, {
      slots: ids,
      from: new Date(clock.momentOf(dayOf(to) * dayLength)).toISOString(),
      to: new Date(clock.momentOf((dayOf(to) + days + 1) * dayLength)).toISOString(),
    });
    return ids;
  });
}

/** Occurrences that take place and begin on one of these dates by the radio's clock. */
async function plannedOnDays(
  writing: Writing,
  first: number,
  days: number,
  clock: RadioClock,
): Promise<Planned[]> {
  const [from, to] = [first * dayLength, (first + days) * dayLength];
  const span = { from: clock.momentOf(from), to: clock.momentOf(to) };
  const all = await findPlannedBetween(writing, span, clock);
  return all.filter(({ wall, state }) => wall >= from && wall < to && state === OccurrenceState.PLANNED);
}

async function requireRoom(
  writing: Writing,
  planned: readonly Planned[],
  later: number,
  clock: RadioClock,
): Promise<void> {
  const ranges = planned.map(({ layer, wall, duration }) => ({
    slot: 0,
    day: dayAt(wall + later),
    layer,
    wall: wall + later,
    length: duration,
  }));
  const first = Math.min(...ranges.map(({ day }) => day));
  const clashes = clashesAt(ranges, await findSeriesSince(writing, first));
  if (clashes.length === 0) return;
  refuse({
    total: clashes.length,
    clashes: await describeClashes(writing, clashes.slice(0, maxListed), clock),
    freeStarts: [],
    freeLayers: [],
  });
}

async function addCopies(
  writing: Writing,
  planned: readonly Planned[],
  later: number,
  clock: RadioClock,
): Promise<number[]> {
  const { reads } = writing.context;
  const contents = await findContentsOfSlots.all(writing, {
    ids: [...new Set(planned.map(({ slot }) => slot))],
  });
  const bySlot = new Map(contents.map(({ id, ...content }) => [id, content]));
  const rundowns = new Map(
    (await findRundownsOn(writing, planned)).map(({ id, slot, date }) => [`${slot}:${date}`, id]),
  );
  const copies: Array<{ id: number; slot: number; date: string }> = [];
  const ids: number[] = [];
  const rows: Array<NonNullable<ReturnType<typeof rowOn>>> = [];
  for (const { slot, date: day, layer, wall, duration, title, episode } of planned) {
    const content = bySlot.get(slot)!;
    const date = dateOf(dayAt(wall + later));
    const values = {
      ...content,
      layer,
      duration,
      title: title || content.title,
      episode: episode ?? content.episode,
      startDate: date,
      endDate: date,
      startTime: timeText(wall),
      recurrence: null,
    };
    const id = await addRow(writing, reads.models.of(Slot), values);
    ids.push(id);
    const rundown = rundowns.get(`${slot}:${day}`);
    if (rundown !== undefined) copies.push({ id: rundown, slot: id, date });
    const row = rowOn(seriesOf({ id, ...values }), dayOf(date), clock);
    if (row && dayOf(date) <= dayAt(clock.wallNow) + storedDays) rows.push(row);
  }
  await insertOccurrenceRows(writing, rows, clock);
  await copyRundowns(writing, copies);
  return ids;
}
