import type { SlotPatch, SlotWeekday } from '../../../../apollo/schemaTypes.generated';
import type { CalendarSlotFragment } from '../calendar.generated';
import { dateOf, daysBetween, daysLater, timeOf } from '../time/wall';

/** Start as a wall time of the radio, and duration in milliseconds. */
export interface TimeSpan {
  start: number;
  duration: number;
}

const week: readonly SlotWeekday[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/**
 * Returns the patch that moves a whole series, so that its day `from` gets this start and duration. All days move by the same
 * number of days, except those of a position in the month (see `movedRule`).
 */
export function movedSeries(
  slot: CalendarSlotFragment,
  from: string,
  { start, duration }: TimeSpan,
): SlotPatch {
  const days = daysBetween(from, dateOf(start));
  const { recurrence: rule } = slot;
  const startDate = daysLater(slot.startDate, days);
  return {
    startDate: rule && isOneDayOfMonth(rule) && days !== 0 ? onDayOf(startDate, start) : startDate,
    startTime: timeOf(start),
    duration,
    ...(rule && { recurrence: movedRule(rule, days) }),
  };
}

/** Returns the patch that moves a series from its day `from` on. This part then begins on the day of `span`. */
export const movedRest = (slot: CalendarSlotFragment, from: string, span: TimeSpan): SlotPatch => ({
  ...movedSeries(slot, from, span),
  startDate: dateOf(span.start),
});

type Rule = NonNullable<CalendarSlotFragment['recurrence']>;

/** True for rules that select a single day by its position in the month, such as the last weekday. */
const isOneDayOfMonth = ({ setPosition }: Rule) => setPosition !== null;

/** Returns a date in the month of `date`, with the day number of `start`. Returns `date` if its month has no such day. */
function onDayOf(date: string, start: number): string {
  const onDay = `${date.slice(0, 8)}${dateOf(start).slice(8)}`;
  return Number.isNaN(Date.parse(onDay)) || dateOf(Date.parse(onDay)) !== onDay ? date : onDay;
}

/** Moves a rule by a number of days. A position in the month becomes a plain day of the month. */
function movedRule({ __typename: _, ...rule }: Rule, days: number) {
  if (isOneDayOfMonth(rule as Rule) && days !== 0)
    return { ...rule, weekdays: [], setPosition: null, until: rule.until && daysLater(rule.until, days) };
  const later = (weekday: SlotWeekday) => week[(week.indexOf(weekday) + (days % 7) + 7) % 7]!;
  return {
    ...rule,
    weekdays: rule.weekdays.map(later),
    until: rule.until && daysLater(rule.until, days),
  };
}

/**
 * Returns the patch that undoes a later change of a slot. It has the current values of all fields that the change may affect.
 */
export const slotAsItIs = (slot: CalendarSlotFragment): SlotPatch => {
  const { recurrence } = slot;
  const { __typename: _, ...rule } = recurrence ?? { __typename: 'SlotRecurrence' };
  return {
    layer: slot.layer,
    category: slot.category,
    title: slot.title,
    colour: slot.colour,
    startDate: slot.startDate,
    startTime: slot.startTime,
    duration: slot.duration,
    emissionId: slot.emission?.id ?? null,
    playlistId: slot.playlist?.id ?? null,
    episodeId: slot.episode?.id ?? null,
    rushId: slot.rush?.id ?? null,
    originalId: slot.original?.id ?? null,
    recurrence: recurrence ? (rule as SlotPatch['recurrence']) : null,
  };
};
