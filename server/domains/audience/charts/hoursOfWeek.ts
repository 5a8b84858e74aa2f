import { dayLength } from '../../../kit/time/days.ts';
import type { RadioClock } from '../../platform/public.ts';
import type { AudienceHourOfWeek } from './audience.types.ts';
import { hourLength } from './audienceLine.ts';

interface Hour {
  minute: number;
  peak: number;
  total: number;
  minutes: number;
}

/**
 * Aggregates the given hours by hour of the week.
 * Returns 168 rows, from Monday 00:00 on in the radio's time zone. Figures are null where no given hour falls
 * on the hour of the week.
 */
export function hoursOfWeek(hours: readonly Hour[], clock: RadioClock): AudienceHourOfWeek[] {
  const byHour = Map.groupBy(hours, ({ minute }) => hourOfWeek(clock.wallAt(minute * 60_000)));
  return Array.from({ length: 168 }, (_, hour) => {
    const found = byHour.get(hour) ?? [];
    const minutes = found.reduce((sum, hour) => sum + hour.minutes, 0);
    const total = found.reduce((sum, hour) => sum + hour.total, 0);
    return {
      weekday: Math.floor(hour / 24) + 1,
      hour: hour % 24,
      average: minutes > 0 ? total / minutes : null,
      peak: found.length > 0 ? Math.max(...found.map(({ peak }) => peak)) : null,
    };
  });
}

/** Hour of the week, 0 for Monday 00:00. Adds three days because 1 January 1970 was a Thursday. */
function hourOfWeek(wall: number): number {
  const weekday = (Math.floor(wall / dayLength) + 3) % 7;
  return weekday * 24 + Math.floor((wall % dayLength) / hourLength);
}
