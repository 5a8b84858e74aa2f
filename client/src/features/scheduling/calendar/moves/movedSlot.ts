import type { SlotPatch, SlotWeekday } from '../../../../apollo/schemaTypes.generated';
import type { CalendarSlotFragment } from '../calendar.generated';
import { dateOf, daysBetween, daysLater, timeOf } from '../time/wall';

/** Where something is moved to on the station's clock, and how long it is there. */
export interface Place {
  start: number;
  duration: number;
}

const week: readonly SlotWeekday[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** A series that goes along with one of its days: so many days later, at that time, so long. */
export function movedSeries(slot: CalendarSlotFragment, from: string, { start, duration }: Place): SlotPatch {
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

/** The same from one of its days on: what goes on begins there. */
export const movedRest = (slot: CalendarSlotFragment, from: string, place: Place): SlotPatch => ({
  ...movedSeries(slot, from, place),
  startDate: dateOf(place.start),
});

type Rule = NonNullable<CalendarSlotFragment['recurrence']>;

/** A day that its position in the month gives, such as the last one. */
const isOneDayOfMonth = ({ setPosition }: Rule) => setPosition !== null;

/** A date with the day of the month of a moment, where its month has that day. */
function onDayOf(date: string, start: number): string {
  const onDay = `${date.slice(0, 8)}${dateOf(start).slice(8)}`;
  return Number.isNaN(Date.parse(onDay)) || dateOf(Date.parse(onDay)) !== onDay ? date : onDay;
}

/** A day that its position in the month gave is a plain day of the month once it is moved to another one. */
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

/** The fields of a slot that a write of it may change, as they are: what takes such a write back sends them. */
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
