import { Temporal } from 'temporal-polyfill';

/** Clock of a time zone. Wall clock times are numbers of milliseconds, as in `days.ts`. */
export interface ZoneClock {
  /**
   * Moment of a wall clock time. For a time in the hour that is skipped in spring, the end of that hour. For a time in the hour
   * that is repeated in autumn, its first occurrence. A later wall clock time is therefore never an earlier moment.
   */
  momentOf: (wall: number) => number;
  /** Wall clock time at a moment. */
  wallAt: (moment: number) => number;
}

/** A period in which the offset from UTC stays the same, from `from` until the next period begins. */
interface OffsetSpan {
  from: number;
  offset: number;
}

const dayMilliseconds = 86_400_000;
const clocks = new Map<string, ZoneClock>();

/** Clock of an IANA time zone. Changes of its offset are looked up once per year. */
export function zoneClock(zone: string): ZoneClock {
  const known = clocks.get(zone) ?? clockOf(zone);
  clocks.set(zone, known);
  return known;
}

function clockOf(zone: string): ZoneClock {
  const years = new Map<number, readonly OffsetSpan[]>();
  const around = (milliseconds: number) => {
    const year = new Date(milliseconds).getUTCFullYear();
    const known = years.get(year) ?? offsetSpansOf(zone, year);
    years.set(year, known);
    return known;
  };
  return {
    momentOf(wall) {
      const spans = around(wall);
      for (let at = 0; at < spans.length - 1; at++) {
        const { from, offset } = spans[at]!;
        if (wall < spans[at + 1]!.from + offset) return Math.max(wall - offset, from);
      }
      const { from, offset } = spans.at(-1)!;
      return Math.max(wall - offset, from);
    },
    wallAt(moment) {
      return moment + around(moment).findLast(({ from }) => from <= moment)!.offset;
    },
  };
}

/** Offsets during a year and on the days next to it, because clocks differ from UTC by up to 15 hours. */
function offsetSpansOf(zone: string, year: number): OffsetSpan[] {
  const end = Date.UTC(year + 1, 0, 1) + 2 * dayMilliseconds;
  let at: Temporal.ZonedDateTime | null = Temporal.Instant.fromEpochMilliseconds(
    Date.UTC(year, 0, 1) - 2 * dayMilliseconds,
  ).toZonedDateTimeISO(zone);
  const spans: OffsetSpan[] = [];
  while (at && at.epochMilliseconds < end) {
    spans.push({ from: at.epochMilliseconds, offset: at.offsetNanoseconds / 1e6 });
    at = at.getTimeZoneTransition('next');
  }
  return spans;
}
