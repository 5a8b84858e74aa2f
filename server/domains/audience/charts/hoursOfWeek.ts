import { dayLength } from '../../planning/time/days.ts';
import type { RadioClock } from '../../planning/slots/storedSeries.ts';
import type { AudienceHourOfWeek } from './audience.types.ts';
import { hourLength } from './lineOf.ts';

interface Hour {
  minute: number;
  most: number;
  total: number;
  minutes: number;
}

/** All hours of a week, from Monday, with how many listened then in some weeks. */
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
      most: found.length > 0 ? Math.max(...found.map(({ most }) => most)) : null,
    };
  });
}

/** The first of January 1970 was a Thursday. */
function hourOfWeek(wall: number): number {
  const weekday = (Math.floor(wall / dayLength) + 3) % 7;
  return weekday * 24 + Math.floor((wall % dayLength) / hourLength);
}
