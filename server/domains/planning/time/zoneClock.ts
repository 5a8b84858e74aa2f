import { Temporal } from 'temporal-polyfill';

/** The clock of a time zone: what it shows is milliseconds, as in `days.ts`. */
export interface ZoneClock {
  /**
   * The moment at which it shows this. What it never shows, in the hour that is left out in spring, is the moment at which
   * that hour is over; of the hour that comes twice the first counts. So what is earlier on the clock is never later.
   */
  momentOf: (wall: number) => number;
  /** What it shows at a moment. */
  wallAt: (moment: number) => number;
}

/** A time during which a zone is equally far from UTC: from a moment on, until the next one begins. */
interface Stretch {
  from: number;
  offset: number;
}

const dayMilliseconds = 86_400_000;
const clocks = new Map<string, ZoneClock>();

/** The clock of an IANA time zone. Where its changes lie is looked up once for each year. */
export function zoneClock(zone: string): ZoneClock {
  const known = clocks.get(zone) ?? clockOf(zone);
  clocks.set(zone, known);
  return known;
}

function clockOf(zone: string): ZoneClock {
  const years = new Map<number, readonly Stretch[]>();
  const around = (milliseconds: number) => {
    const year = new Date(milliseconds).getUTCFullYear();
    const known = years.get(year) ?? stretchesOf(zone, year);
    years.set(year, known);
    return known;
  };
  return {
    momentOf(wall) {
      const stretches = around(wall);
      for (let at = 0; at < stretches.length - 1; at++) {
        const { from, offset } = stretches[at]!;
        if (wall < stretches[at + 1]!.from + offset) return Math.max(wall - offset, from);
      }
      const { from, offset } = stretches.at(-1)!;
      return Math.max(wall - offset, from);
    },
    wallAt(moment) {
      return moment + around(moment).findLast(({ from }) => from <= moment)!.offset;
    },
  };
}

/** Those of a year, and of the days beside it: clocks are up to 15 hours from UTC. */
function stretchesOf(zone: string, year: number): Stretch[] {
  const end = Date.UTC(year + 1, 0, 1) + 2 * dayMilliseconds;
  let at: Temporal.ZonedDateTime | null = Temporal.Instant.fromEpochMilliseconds(
    Date.UTC(year, 0, 1) - 2 * dayMilliseconds,
  ).toZonedDateTimeISO(zone);
  const stretches: Stretch[] = [];
  while (at && at.epochMilliseconds < end) {
    stretches.push({ from: at.epochMilliseconds, offset: at.offsetNanoseconds / 1e6 });
    at = at.getTimeZoneTransition('next');
  }
  return stretches;
}
