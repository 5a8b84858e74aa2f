import type { OccurrenceChange, SlotPatch } from '../../../../apollo/schemaTypes.generated';
import type { CalendarOccurrenceFragment } from '../calendar.generated';
import { titleOfSlot } from '../slots/slotForm';

/** Converts a patch of a slot to a change of one of its days. Drops the fields that a day cannot change by itself. */
export function dayChange(
  { localStart }: CalendarOccurrenceFragment,
  { startDate, startTime, duration, layer, title, episodeId }: SlotPatch,
): OccurrenceChange {
  const [day, time] = localStart.split('T') as [string, string];
  return {
    ...((startDate ?? startTime) != null && { localStart: `${startDate ?? day}T${startTime ?? time}` }),
    ...(duration != null && { duration }),
    ...(layer != null && { layer }),
    ...(title != null && { title }),
    ...(episodeId !== undefined && { episodeId }),
  };
}

/**
 * Returns the input that undoes a later change of a day. It has the day's own values, and null where the day has the value of
 * its series.
 */
export function dayAsItIs(occurrence: CalendarOccurrenceFragment): OccurrenceChange {
  const { slot, date, localStart, duration, layer, title, episode } = occurrence;
  const own = <T>(here: T, ofSeries: T) => (here === ofSeries ? null : here);
  return {
    localStart: own(localStart, slot ? wholeTime(`${date}T${slot.startTime}`) : undefined),
    duration: own(duration, slot?.duration),
    layer: own(layer, slot?.layer),
    title: own(title, slot ? titleOfSlot(slot) : undefined),
    episodeId: own(episode?.id, slot?.episode?.id) ?? null,
  };
}

const wholeTime = (local: string) => (local.length === 16 ? `${local}:00` : local);
