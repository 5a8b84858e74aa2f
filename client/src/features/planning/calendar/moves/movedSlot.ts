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
  return {
    startDate: daysLater(slot.startDate, days),
    startTime: timeOf(start),
    duration,
    ...(slot.recurrence && { recurrence: movedRule(slot.recurrence, days) }),
  };
}

/** The same from one of its days on: what goes on begins there. */
export const movedRest = (slot: CalendarSlotFragment, from: string, place: Place): SlotPatch => ({
  ...movedSeries(slot, from, place),
  startDate: dateOf(place.start),
});

function movedRule(
  { __typename: _, ...rule }: NonNullable<CalendarSlotFragment['recurrence']>,
  days: number,
) {
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
