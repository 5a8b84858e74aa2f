import { Temporal } from 'temporal-polyfill';

/*
 * Time zones for iCalendar, generated from the clock that the calendar is planned with.
 * Our own rather than timezones-ical-library. That package has a single rule per zone, which is wrong around changes of law, such as
 * that of Morocco in 2026, and for clocks that follow Ramadan; and it uses other names for some zones.
 */

interface Span {
  from: number;
  to: number;
}

const year = 366 * 86_400_000;

/** Writes the VTIMEZONE component of an IANA zone for a period. It has each clock change from a year before a period to a year after it. */
export function vtimezone(zone: string, { from, to }: Span): string {
  const changes = changesOf(zone, from - year, to + year);
  const standard = Math.min(...changes.map(({ after }) => after));
  const lines = changes.flatMap(({ wall, before, after }) => {
    const kind = after > standard ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      `DTSTART:${wall}`,
      `TZOFFSETFROM:${offsetText(before)}`,
      `TZOFFSETTO:${offsetText(after)}`,
      `END:${kind}`,
    ];
  });
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...lines, 'END:VTIMEZONE'].join('\r\n');
}

/** Finds the periods whose wall clock times occur twice: both passes of each repeated hour. */
export function repeatedTimes(zone: string, { from, to }: Span): Span[] {
  return changesOf(zone, from, to).flatMap(({ at, before, after }) =>
    before > after ? [{ from: at - (before - after), to: at + (before - after) }] : [],
  );
}

interface Change {
  at: number;
  /** Wall clock time before the change, at the moment of the change. */
  wall: string;
  /** Offsets from UTC before and after, in milliseconds. */
  before: number;
  after: number;
}

function changesOf(zone: string, from: number, to: number): Change[] {
  const start = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone);
  const changes: Change[] = [];
  let at = start.getTimeZoneTransition('previous');
  // A zone without an earlier change: its offset is given as valid since 1970.
  if (!at) changes.push(changeAt(start.with({ year: 1970, month: 1, day: 1 }).startOfDay()));
  at ??= start.getTimeZoneTransition('next');
  for (; at && at.epochMilliseconds < to; at = at.getTimeZoneTransition('next')) changes.push(changeAt(at));
  return changes;
}

function changeAt(after: Temporal.ZonedDateTime): Change {
  const before = after.subtract({ nanoseconds: 1 });
  const wall = after
    .toInstant()
    .toZonedDateTimeISO('UTC')
    .add({ nanoseconds: before.offsetNanoseconds })
    .toPlainDateTime();
  return {
    at: after.epochMilliseconds,
    wall: wall.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, ''),
    before: before.offsetNanoseconds / 1e6,
    after: after.offsetNanoseconds / 1e6,
  };
}

/** UTC offset such as `+0130`, with seconds for zones that have them. */
function offsetText(milliseconds: number): string {
  const [hours, minutes, seconds] = new Date(Math.abs(milliseconds)).toISOString().slice(11, 19).split(':');
  return `${milliseconds < 0 ? '-' : '+'}${hours}${minutes}${seconds === '00' ? '' : seconds}`;
}
