import ICAL from 'ical.js';
import { isSliceOver, nextSlice } from '../../../../kit/eventLoop/timeSlice.ts';
import { OccurrenceState } from '../../occurrences/occurrenceState.ts';
import { isDayOf } from '../../slots/series/series.ts';
import { areDays, daysOfSlot, type Days } from '../../slots/conflicts/slotProblems.ts';
import { dayAt, type RadioClock } from '../../../platform/public.ts';
import { maxMove, ruleOf } from '../../slots/series/storedSeries.ts';
import { dateOf, dayLength, dayOf, isDate, timeText } from '../../../../kit/time/days.ts';
import { zoneClock } from '../../../../kit/time/zoneClock.ts';
import { CalendarImportProblem as Problem } from './calendarImport.types.ts';
import { importedRule } from './importedRule.ts';
import { isUnread, type CalendarEvent, type EventTime, type UnreadEvent } from './readCalendar.ts';

/** A changed occurrence of a series. */
export interface ChangedDay {
  day: number;
  state: OccurrenceState;
  wall: number;
  length: number;
  isMoved: boolean;
  /** Title of the occurrence; empty when it has the title of the series. */
  title: string;
}

/** An event of an imported file, converted to wall clock times of the radio. */
export interface PlannedEvent {
  uid: string;
  title: string;
  problem: Problem | undefined;
  /** Undefined when a slot cannot have the times of the event. */
  times: (Days & { startTime: string; duration: number }) | undefined;
  /** Coming occurrences that the file cancels or changes. */
  changed: ChangedDay[];
}

class PlanError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem);
    this.problem = problem;
  }
}

/** Converts events of a calendar file to slots: a series with its changed occurrences is one event. */
export async function planEvents(
  read: ReadonlyArray<CalendarEvent | UnreadEvent>,
  clock: RadioClock,
): Promise<PlannedEvent[]> {
  const isChange = (event: CalendarEvent | UnreadEvent) =>
    isUnread(event) ? event.isChange : event.recurrenceId !== undefined;
  const changes = Map.groupBy(read.filter(isChange), ({ uid }) => uid);
  const masters = read.filter((event) => !isChange(event));
  const uids = new Set<string>();
  const planned: PlannedEvent[] = [];
  for (const event of masters) {
    if (isSliceOver()) await nextSlice();
    const { uid } = event;
    const duplicate = uids.has(uid) ? Problem.DUPLICATE_UID : undefined;
    const found = planEvent(event, changes.get(uid) ?? [], clock);
    planned.push({ ...found, problem: uid ? (duplicate ?? found.problem) : Problem.NO_UID });
    uids.add(uid);
  }
  // Changed occurrences of a series that the file does not contain.
  for (const [uid, [first]] of changes)
    if (!uids.has(uid)) planned.push({ ...unplanned(first!), problem: Problem.UNSUPPORTED_DAY });
  return planned;
}

const unplanned = ({ uid, title }: { uid: string; title: string }) => ({
  uid,
  title,
  times: undefined,
  changed: [] as ChangedDay[],
});

function planEvent(
  event: CalendarEvent | UnreadEvent,
  changes: ReadonlyArray<CalendarEvent | UnreadEvent>,
  clock: RadioClock,
): PlannedEvent {
  if (isUnread(event)) return { ...unplanned(event), problem: event.problem };
  let planned: PlannedEvent = { ...unplanned(event), problem: undefined };
  try {
    planned = { ...planned, times: timesOf(event, clock) };
    if (event.isCancelled) throw new PlanError(Problem.CANCELLED);
    requireToCome(planned.times!, clock);
    return { ...planned, changed: changedDays(event, changes, planned.times!, clock) };
  } catch (error) {
    if (!(error instanceof PlanError)) throw error;
    return { ...planned, problem: error.problem };
  }
}

/** Wall clock time of the radio at a time of an event. */
function wallOf({ wall, zone, isDate: isDay }: EventTime, clock: RadioClock): number {
  return zone === undefined || isDay ? wall : clock.wallAt(zoneClock(zone).momentOf(wall));
}

function lengthOf({ start, end, duration }: CalendarEvent, clock: RadioClock): number {
  if (start.isDate) throw new PlanError(Problem.ALL_DAY);
  const wall = wallOf(start, clock);
  if (!end && duration === undefined) throw new PlanError(Problem.NO_END);
  const length = end ? wallOf(end, clock) - wall : duration!;
  if (length < 1000) throw new PlanError(Problem.END_BEFORE_START);
  if (length > dayLength) throw new PlanError(Problem.TOO_LONG);
  return length;
}

function timesOf(event: CalendarEvent, clock: RadioClock): NonNullable<PlannedEvent['times']> {
  const duration = lengthOf(event, clock);
  const wall = wallOf(event.start, clock);
  const start = dayAt(wall);
  const time = wall - start * dayLength;
  if (!isDate(dateOf(start))) throw new PlanError(Problem.UNREADABLE);
  const { rule } = event;
  if (rule) requireSameClock(event.start, clock);
  const lastWall = (until: ICAL.Time) =>
    until.zone === ICAL.Timezone.utcTimezone
      ? clock.wallAt(until.toUnixTime() * 1000)
      : Date.UTC(until.year, until.month - 1, until.day, until.hour, until.minute, until.second);
  const recurrence = rule ? importedRule(rule, start, time, lastWall) : null;
  if (recurrence === undefined) throw new PlanError(Problem.UNSUPPORTED_RULE);
  const days = daysOfSlot(dateOf(start), recurrence);
  // A start outside the rule is an additional date in iCalendar, which a slot cannot have.
  if (!areDays(days) || days.startDate !== dateOf(start)) throw new PlanError(Problem.UNSUPPORTED_RULE);
  return { ...days, startTime: timeText(wall), duration };
}

/** Weeks over which the clocks of two zones are compared. */
const comparedWeeks = 104;

/**
 * Throws unless the clocks of a zone and of the radio differ by the same offset in all compared weeks. The offset may be 0, and must not
 * change the date.
 */
function requireSameClock({ wall, zone }: EventTime, clock: RadioClock): void {
  if (zone === undefined) return;
  const { momentOf } = zoneClock(zone);
  const shiftAt = (at: number) => clock.wallAt(momentOf(at)) - at;
  const shift = shiftAt(wall);
  if (dayAt(wall) !== dayAt(wall + shift)) throw new PlanError(Problem.OTHER_ZONE);
  const from = Math.max(wall, clock.wallNow);
  const time = wall - dayAt(wall) * dayLength;
  for (let week = 0; week <= comparedWeeks; week++)
    if (shiftAt((dayAt(from) + 7 * week) * dayLength + time) !== shift)
      throw new PlanError(Problem.OTHER_ZONE);
}

function requireToCome(times: NonNullable<PlannedEvent['times']>, clock: RadioClock): void {
  const { startDate, startTime, duration, endDate } = times;
  if (endDate !== null && wallOn(dayOf(endDate), startTime) + duration <= clock.wallNow)
    throw new PlanError(Problem.PAST);
  const wall = wallOn(dayOf(startDate), startTime);
  // A slot with a single date must not lie in the hour that a clock change skips.
  if (times.recurrence === null && clock.momentOf(wall + duration) <= clock.momentOf(wall))
    throw new PlanError(Problem.UNSUPPORTED_DAY);
}

const wallOn = (day: number, startTime: string) =>
  day * dayLength + Date.parse(`1970-01-01T${startTime.padEnd(8, ':00')}Z`);

/** Occurrences of a series that the file cancels or changes; past ones are ignored. */
function changedDays(
  event: CalendarEvent,
  changes: ReadonlyArray<CalendarEvent | UnreadEvent>,
  times: NonNullable<PlannedEvent['times']>,
  clock: RadioClock,
): ChangedDay[] {
  const { recurrence, startDate, endDate, startTime, duration } = times;
  if (!recurrence) {
    if (changes.length > 0) throw new PlanError(Problem.UNSUPPORTED_DAY);
    return [];
  }
  const series = {
    rule: ruleOf(recurrence),
    start: dayOf(startDate),
    end: endDate === null ? null : dayOf(endDate),
  };
  const isOver = (day: number) => wallOn(day, startTime) < clock.wallNow;
  const changed = new Map<number, ChangedDay>();
  for (const exdate of event.exdates) {
    const wall = wallOf(exdate, clock);
    const day = dayAt(wall);
    // An excluded date that is no occurrence has no effect.
    if (!isDayOf(series, day) || isOver(day) || !(exdate.isDate || wall === wallOn(day, startTime))) continue;
    const own = { wall: wallOn(day, startTime), length: duration, isMoved: false, title: '' };
    changed.set(day, { day, state: OccurrenceState.CANCELLED, ...own });
  }
  for (const change of changes) {
    if (isUnread(change)) throw new PlanError(Problem.UNSUPPORTED_DAY);
    const day = dayAt(wallOf(change.recurrenceId!, clock));
    if (isOver(day)) continue;
    if (!isDayOf(series, day)) throw new PlanError(Problem.UNSUPPORTED_DAY);
    changed.set(day, changedDay(event, change, day, clock));
    const { wall, length, isMoved } = changed.get(day)!;
    changed.set(day, {
      ...changed.get(day)!,
      isMoved: isMoved && (wall !== wallOn(day, startTime) || length !== duration),
    });
  }
  return [...changed.values()];
}

function changedDay(event: CalendarEvent, change: CalendarEvent, day: number, clock: RadioClock): ChangedDay {
  const wall = wallOf(change.start, clock);
  const length = lengthOf(change, clock);
  const isPossible =
    Math.abs(dayAt(wall) - day) <= maxMove &&
    wall > clock.wallNow &&
    clock.momentOf(wall + length) > clock.momentOf(wall);
  if (!isPossible) throw new PlanError(Problem.UNSUPPORTED_DAY);
  const state = change.isCancelled ? OccurrenceState.CANCELLED : OccurrenceState.PLANNED;
  return { day, state, wall, length, isMoved: true, title: change.title === event.title ? '' : change.title };
}
