import { Temporal } from 'temporal-polyfill';

/** Clock of a time zone; wall clock times are milliseconds, as in `days.ts`. */
export interface ZoneClock {
  /**
   * Moment of a wall clock time. A time in the hour that spring skips maps to the end of that hour; a time in the hour that autumn
   * repeats maps to the first occurrence. A later wall clock time therefore never maps to an earlier moment.
   */
  momentOf: (wall: number) => number;
  /** Wall clock time at a moment. */
  wallAt: (moment: number) => number;
}

/** Offset of a zone from UTC, from a moment until the next one begins. */
interface OffsetSpan {
  from: number;
  offset: number;
}

const dayMilliseconds = 86_400_000;
const clocks = new Map<string, ZoneClock>();

/** Clock of an IANA time zone. Its offset changes are looked up once for each year. */
export function zoneClock(zone: string): ZoneClock {
  const known = clocks.get(zone) ?? clockOf(zone);
  clocks.set(zone, known);
  return known;
}

function clockOf(zone: string): ZoneClock {
  const years = new Map<number, readonly OffsetSpan[]>();
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

/** Offsets of a year and of the days next to it, since clocks are up to 15 hours from UTC. */
function stretchesOf(zone: string, year: number): OffsetSpan[] {
  const end = Date.UTC(year + 1, 0, 1) + 2 * dayMilliseconds;
  let at: Temporal.ZonedDateTime | null = Temporal.Instant.fromEpochMilliseconds(
    Date.UTC(year, 0, 1) - 2 * dayMilliseconds,
  ).toZonedDateTimeISO(zone);
  const stretches: OffsetSpan[] = [];
  while (at && at.epochMilliseconds < end) {
    stretches.push({ from: at.epochMilliseconds, offset: at.offsetNanoseconds / 1e6 });
    at = at.getTimeZoneTransition('next');
  }
  return stretches;
}
