import type { Context } from '../../../../kit/context.ts';
import { invalidInput, type FieldProblems } from '../../../../kit/errors.ts';
import { isSliceOver, nextSlice } from '../../../../kit/eventLoop/timeSlice.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import { addRow, type Writing } from '../../../../kit/resource/recordedWrites.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { foldText } from '../../../../kit/foldText.ts';
import { EmissionState } from '../../../programmes/public.ts';
import { publishCalendarChanged } from '../../occurrences/calendarEvents.ts';
import { storeOccurrences, momentsOf } from '../../occurrences/stored/storedOccurrences.ts';
import { Occurrence } from '../../occurrences/occurrence.entity.ts';
import { OccurrenceState } from '../../occurrences/occurrenceState.ts';
import { clashesOf, layOutInSlices } from '../../slots/conflicts/clashes.ts';
import { compareOutside, runOutside } from '../../slots/conflicts/compareOutside.ts';
import type { Series } from '../../slots/series/series.ts';
import { Slot } from '../../slots/slot.entity.ts';
import { requireOwnLayer, requireOwnSlots } from '../../slots/slotAccess.ts';
import { SlotCategory, SlotLayer } from '../../slots/slotEnums.ts';
import { lockEmission } from '../../slots/conflicts/slotProblems.ts';
import {
  dayAt,
  lockRadioClock,
  findRadioClock,
  type RadioClock,
  type RadioContext,
} from '../../../platform/public.ts';
import { seriesOf, findSeriesSince } from '../../slots/series/storedSeries.ts';
import { dateOf, dayLength, dayOf } from '../../../../kit/time/days.ts';
import {
  CalendarImportProblem as Problem,
  CalendarImportState as State,
  type CalendarImport,
  type CalendarImportInput,
  type ImportedEvent,
} from './calendarImport.types.ts';
import { maxEvents, maxText } from './importLimits.ts';
import { planEvents, type PlannedEvent } from './plannedEvents.ts';
import { readEvents, splitCalendar } from './readCalendar.ts';

/** Number of days ahead that are searched for clashes, as for a new slot. */
const horizonDays = 731;

const findEmissionTitles = query(
  'scheduling.findEmissionTitles',
  (db, { ended }: Given<{ ended: EmissionState }>) =>
    db.selectFrom('Emission').select(['id', 'title']).where('state', '!=', ended).orderBy('id'),
);

const findImportedUids = query('scheduling.findImportedUids', (db, { uids }: Given<{ uids: string[] }>) =>
  db.selectFrom('Slot').select('importedUid').where('importedUid', 'in', uids),
);

interface Request {
  input: CalendarImportInput;
  layer: SlotLayer;
}

interface Target extends Request {
  emissions: ReadonlyMap<string, Emission>;
  usual: Emission | undefined;
}

interface Emission {
  id: number;
  title: string;
}

/**
 * Reads a calendar file and compares its events with the calendar.
 * With `apply`, also adds a slot for each chosen event that can become a slot.
 */
export async function importCalendar(
  context: Context,
  input: CalendarImportInput,
  apply: boolean,
): Promise<CalendarImport> {
  const { events, locations } = requireCalendar(input);
  const layer = input.layer ?? SlotLayer.PROGRAMMES;
  requireOwnLayer(context, layer);
  const read = await readEvents(events, locations);
  const planned = await planEvents(read, await findRadioClock(context));
  const result = apply
    ? await compareOutside(context, () => addEvents(context, planned, { input, layer }))
    : await listEvents(context, planned, { input, layer });
  return { events: result, importedCount: result.filter(({ state }) => state === State.IMPORTED).length };
}

function requireCalendar({ text, category, uids }: CalendarImportInput) {
  const problems: FieldProblems = {};
  if (category !== SlotCategory.LIVE && category !== SlotCategory.MULTIMEDIA)
    problems['category'] = 'invalid';
  if ((uids?.length ?? 0) > maxEvents.max) problems['uids'] = 'tooLong';
  const calendar = text.length > maxText.max ? undefined : splitCalendar(text);
  if (text.trim() === '') problems['text'] = 'required';
  else if (text.length > maxText.max || (calendar?.events.length ?? 0) > maxEvents.max)
    problems['text'] = 'tooLong';
  else if (!calendar) problems['text'] = 'notCalendar';
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  return calendar!;
}

const targetOf = async (context: RadioContext, request: Request): Promise<Target> => ({
  ...request,
  usual: await usualEmission(context, request.input),
  emissions: await emissionsByTitle(context),
});

async function usualEmission(
  context: RadioContext,
  { defaultEmissionId }: CalendarImportInput,
): Promise<Emission | undefined> {
  if (defaultEmissionId == null) return undefined;
  const found = await lockEmission.first(context, { id: parseId(defaultEmissionId) ?? 0 });
  if (!found) throw invalidInput({ defaultEmissionId: 'unknown' });
  if (found.state === EmissionState.ENDED) throw invalidInput({ defaultEmissionId: 'ended' });
  return found;
}

/** Emissions that have not ended, by folded title. When several have the same title, the oldest one is used. */
async function emissionsByTitle(context: RadioContext): Promise<Map<string, Emission>> {
  const found = await findEmissionTitles.all(context, { ended: EmissionState.ENDED });
  return new Map(found.toReversed().map((emission) => [foldText(emission.title), emission]));
}

/** Lists the events with their problems, without a transaction. */
async function listEvents(
  context: Context,
  planned: readonly PlannedEvent[],
  request: Request,
): Promise<ImportedEvent[]> {
  const clock = await findRadioClock(context);
  const target = await targetOf(context, request);
  const calendar = await calendarNow(context, planned, clock);
  return context.services.calendarTurns.inTurn(String(context.radioId ?? 0), async () => {
    const judged = await judgeEvents(planned, target, calendar, clock, () => true);
    return judged.map(({ shown }) => shown);
  });
}

/**
 * Adds a slot for each chosen event that can become a slot.
 * Checking the events for clashes with the calendar takes long. It therefore runs outside of the transaction,
 * which then starts again.
 */
function addEvents(
  context: Context,
  planned: readonly PlannedEvent[],
  request: Request,
): Promise<ImportedEvent[]> {
  const chosen = request.input.uids && new Set(request.input.uids);
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const clock = await lockRadioClock(writing);
    const target = await targetOf(writing, request);
    const calendar = await calendarNow(writing, planned, clock);
    let judged = findJudged(request, calendar);
    if (!judged)
      await runOutside(writing, async () => {
        const isChosen = ({ uid }: PlannedEvent) => chosen?.has(uid) ?? true;
        judged = await judgeEvents(planned, target, calendar, clock, isChosen);
        lastJudged.set(request, { calendar, judged });
      });
    const added: number[] = [];
    const result: ImportedEvent[] = [];
    for (const { event, shown, isFree } of judged!) {
      if (isSliceOver()) await nextSlice();
      if (isFree) added.push(await addSlot(writing, event, target, clock));
      result.push(isFree ? { ...shown, state: State.IMPORTED } : shown);
    }
    if (added.length > 0) await publishAdded(writing, added, planned, clock);
    return result;
  });
}

/** State of the calendar that the events are checked against. */
interface Calendar {
  series: readonly Series[];
  /** UIDs of the file that existing slots already have. */
  known: ReadonlySet<string | null>;
}

async function calendarNow(
  context: RadioContext,
  planned: readonly PlannedEvent[],
  clock: RadioClock,
): Promise<Calendar> {
  const uids = [...new Set(planned.map(({ uid }) => uid))];
  const known = new Set(
    (await findImportedUids.all(context, { uids })).map(({ importedUid }) => importedUid),
  );
  return { series: await findSeriesSince(context, dayAt(clock.wallNow)), known };
}

interface Judged {
  event: PlannedEvent;
  shown: ImportedEvent;
  /** True for a chosen event that can become a slot. */
  isFree: boolean;
}

/** Last check of each request, with the state of the calendar that was checked. */
const lastJudged = new WeakMap<Request, { calendar: Calendar; judged: Judged[] }>();

/**
 * Returns the last check, if the calendar has not changed since.
 * Series are compared by identity, because an unchanged series stays the same object during a request.
 */
function findJudged(request: Request, { series, known }: Calendar): Judged[] | undefined {
  const last = lastJudged.get(request);
  const isSame =
    last?.calendar.series.length === series.length &&
    series.every((text, index) => text === last.calendar.series[index]) &&
    last.calendar.known.size === known.size &&
    [...known].every((uid) => last.calendar.known.has(uid));
  return isSame ? last?.judged : undefined;
}

/** Checks each event for clashes with the calendar and with the earlier events of the file. */
async function judgeEvents(
  planned: readonly PlannedEvent[],
  target: Target,
  { series: there, known }: Calendar,
  clock: RadioClock,
  isChosen: (event: PlannedEvent) => boolean,
): Promise<Judged[]> {
  const storedSeries = [...there];
  const judged: Judged[] = [];
  for (const [index, event] of planned.entries()) {
    if (isSliceOver()) await nextSlice();
    const shown = shownEvent(event, target);
    const series = shown.problem === null ? seriesOfEvent(event, target, -1 - index) : undefined;
    if (shown.uid && known.has(shown.uid))
      judged.push({ event, shown: { ...shown, state: State.KNOWN, problem: null }, isFree: false });
    else if (!series) judged.push({ event, shown, isFree: false });
    else if (!(await fits(series, storedSeries, clock)))
      judged.push({
        event,
        shown: { ...shown, state: State.PROBLEM, problem: Problem.CONFLICT },
        isFree: false,
      });
    else {
      const isFree = isChosen(event);
      // Two events of the file may clash with each other.
      if (isFree) storedSeries.push(series);
      judged.push({ event, shown, isFree });
    }
  }
  return judged;
}

const emissionOf = ({ title }: PlannedEvent, { emissions, usual }: Target) => {
  const matched = emissions.get(foldText(title));
  return { matched, emission: matched ?? usual };
};

function shownEvent(event: PlannedEvent, target: Target): ImportedEvent {
  const { uid, title, times, changed } = event;
  const { matched, emission } = emissionOf(event, target);
  const problem = event.problem ?? (emission ? null : Problem.NO_EMISSION);
  return {
    uid,
    title,
    state: problem === null ? State.READY : State.PROBLEM,
    problem,
    emissionTitle: emission?.title ?? null,
    isMatched: matched !== undefined,
    startDate: times?.startDate ?? null,
    startTime: times?.startTime ?? null,
    duration: times?.duration ?? null,
    recurrence: times?.recurrence ?? null,
    changedDays: changed.length,
  };
}

function seriesOfEvent({ times, changed }: PlannedEvent, { layer }: Target, id: number): Series {
  const exceptions = changed.map(({ day, state, wall, length, isMoved }) => ({
    day,
    isCancelled: state === OccurrenceState.CANCELLED,
    moved: isMoved ? { layer, wall, length } : undefined,
  }));
  return seriesOf({ id, layer, ...times! }, exceptions);
}

/**
 * True when a series has no clashes.
 * All events that begin within a year are compared over the same period, so that the calendar is prepared for it once. A later event is
 * compared over a period that begins a day before the event.
 */
async function fits(series: Series, storedSeries: readonly Series[], clock: RadioClock): Promise<boolean> {
  const now = clock.wallNow;
  const start = series.start * dayLength;
  const from = start > now + (horizonDays * dayLength) / 2 ? start - dayLength : now;
  const window = { from, to: from + horizonDays * dayLength };
  await layOutInSlices(storedSeries, window);
  return clashesOf(series, storedSeries, window).length === 0;
}

async function addSlot(
  writing: Writing,
  event: PlannedEvent,
  target: Target,
  clock: RadioClock,
): Promise<number> {
  const { models } = writing.context.reads;
  const { matched, emission } = emissionOf(event, target);
  const { layer, input } = target;
  const id = await addRow(writing, models.of(Slot), {
    layer,
    category: input.category,
    emission: emission!.id,
    title: matched ? '' : event.title,
    importedUid: event.uid,
    ...event.times!,
  });
  await requireOwnSlots(writing, 'create', [id]);
  for (const { day, state, wall, length, isMoved, title } of event.changed)
    await addRow(writing, models.of(Occurrence), {
      slot: id,
      date: dateOf(day),
      layer,
      wall,
      duration: length,
      ...momentsOf({ layer, wall, length }, clock),
      state,
      isMoved,
      title,
      isException: true,
    });
  await storeOccurrences(writing, id, clock, { withCurrent: true });
  return id;
}

async function publishAdded(
  writing: Writing,
  slots: number[],
  planned: readonly PlannedEvent[],
  { momentOf }: RadioClock,
): Promise<void> {
  const starts = planned.flatMap(({ times }) => (times ? [dayOf(times.startDate)] : []));
  await publishCalendarChanged(writing, writing.context.services.events, {
    slots,
    from: new Date(momentOf(Math.min(...starts) * dayLength)).toISOString(),
    to: null,
  });
}
