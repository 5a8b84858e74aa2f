import type { SlotDayEffect, SlotDaysAction, SlotDaysInput } from '../../../../apollo/schemaTypes.generated';
import type { Picked } from '../../../../kit/form/pickers/found';
import { millisecondsOf, minutesOf, problemOfMinutes } from '../../../programmes/shared';
import type {
  CalendarOccurrenceFragment,
  CalendarSlotFragment,
  DayOfRangeFragment,
} from '../calendar.generated';
import { nothing } from '../slots/slotForm';
import { daysLater } from '../time/wall';

/** The changes that people choose between: a cancellation is taken back by following the series again. */
export const rangeActions = ['CHANGE', 'CANCEL', 'RESET'] as const satisfies readonly SlotDaysAction[];

/** The values of the form that changes several days of a series. */
export interface RangeValues {
  from: string;
  to: string;
  action: (typeof rangeActions)[number];
  startTime: string;
  /** In minutes. */
  duration: string;
  emissionId: Picked;
}

/** A week from the day that was opened, as it is. */
export const rangeValues = (
  slot: CalendarSlotFragment,
  { date }: Pick<CalendarOccurrenceFragment, 'date'>,
): RangeValues => ({
  from: date,
  to: daysLater(date, 6),
  action: 'CHANGE',
  startTime: slot.startTime.slice(0, 5),
  duration: minutesOf(slot.duration),
  emissionId: nothing,
});

/** Input of the mutation: values of the series are left out. */
export function rangeInput(slot: CalendarSlotFragment, values: RangeValues): SlotDaysInput {
  const { from, to, action, startTime, duration, emissionId } = values;
  if (action !== 'CHANGE') return { from, to, action };
  const length = problemOfMinutes(duration) ? null : millisecondsOf(duration);
  return {
    from,
    to,
    action,
    startTime: startTime && startTime !== slot.startTime.slice(0, 5) ? startTime : null,
    duration: length === slot.duration ? null : length,
    emissionId: emissionId.id || null,
  };
}

/** An input that changes nothing, or has no dates yet. */
export const isEmptyChange = ({
  from,
  to,
  action,
  startTime,
  duration,
  emissionId,
}: SlotDaysInput): boolean =>
  !from || !to || (action === 'CHANGE' && startTime == null && duration == null && emissionId == null);

/** The days of each effect, in their order. */
export function daysByEffect(days: readonly DayOfRangeFragment[]) {
  const groups = new Map<SlotDayEffect, DayOfRangeFragment[]>();
  for (const day of days) {
    const known = groups.get(day.effect);
    if (known) known.push(day);
    else groups.set(day.effect, [day]);
  }
  return [...groups];
}
