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

/**
 * Actions for several days of a series. `RESET` makes time, duration and layer equal to the series again, and undoes
 * cancellations. Titles and episodes of days stay.
 */
export const rangeActions = ['CHANGE', 'CANCEL', 'RESET'] as const satisfies readonly SlotDaysAction[];

/** Form values for changing several days of a series. */
export interface RangeValues {
  from: string;
  to: string;
  action: (typeof rangeActions)[number];
  startTime: string;
  /** Duration in minutes. */
  duration: string;
  emissionId: Picked;
}

/** Initial form values: one week from the opened day, with the start time and duration of the series. */
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

/** Makes the input that changes days of a series. A start time or duration that is empty, invalid or that of the series becomes null. */
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

/** True when an input has no dates or changes nothing. */
export const isEmptyChange = ({
  from,
  to,
  action,
  startTime,
  duration,
  emissionId,
}: SlotDaysInput): boolean =>
  !from || !to || (action === 'CHANGE' && startTime == null && duration == null && emissionId == null);

/** Groups days by the effect that a change has on them. The order of the days is preserved. */
export function daysByEffect(days: readonly DayOfRangeFragment[]) {
  const groups = new Map<SlotDayEffect, DayOfRangeFragment[]>();
  for (const day of days) {
    const known = groups.get(day.effect);
    if (known) known.push(day);
    else groups.set(day.effect, [day]);
  }
  return [...groups];
}
