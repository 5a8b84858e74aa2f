import type { SlotOnAirFragment } from './onair.generated';

type Timed = Pick<SlotOnAirFragment, 'duration' | 'endDate' | 'recurrence'>;

const weeksOfMonth = 365.2425 / 12 / 7;

/** Returns whether a slot still occurs on or after the day `today`. */
export const isToCome = ({ endDate }: Pick<Timed, 'endDate'>, today: string): boolean =>
  endDate === null || endDate >= today;

/** Average weekly airtime of recurring slots, in milliseconds. Series that ended before `today` are excluded. */
export const weeklyLength = (slots: readonly Timed[], today: string): number =>
  slots
    .filter((slot) => isToCome(slot, today))
    .reduce((sum, { duration, recurrence }) => sum + duration * timesAWeek(recurrence), 0);

function timesAWeek(rule: Timed['recurrence']): number {
  if (!rule) return 0;
  const { frequency, interval, weekdays, nth, setPosition } = rule;
  if (frequency === 'DAILY') return (weekdays.length || 7) / interval;
  if (frequency === 'WEEKLY') return (weekdays.length || 1) / interval;
  if (setPosition !== null) return 1 / weeksOfMonth / interval;
  if (weekdays.length > 0 && nth === null) return weekdays.length / interval;
  return (weekdays.length || 1) / weeksOfMonth / interval;
}
