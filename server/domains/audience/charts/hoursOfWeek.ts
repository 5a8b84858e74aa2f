import { dayLength } from '../../../kit/time/days.ts';
import type { RadioClock } from '../../platform/public.ts';
import type { AudienceHourOfWeek } from './audience.types.ts';
import { hourLength } from './lineOf.ts';

interface Hour {
  minute: number;
  peak: number;
  total: number;
  minutes: number;
}

/** Returns the 168 hours of a week from Monday on, with the listener figures of all given hours that fall on each. */
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

/** Adds three days because 1 January 1970 was a Thursday. */
function hourOfWeek(wall: number): number {
  const weekday = (Math.floor(wall / dayLength) + 3) % 7;
  return weekday * 24 + Math.floor((wall % dayLength) / hourLength);
}
