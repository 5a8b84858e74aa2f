/** Maximum length of an imported calendar file, in characters. `maxFileEvents` is the maximum number of its events. */
export const maxFileLength = 1_000_000;
export const maxFileEvents = 2000;

/** Usual maximum size of one request, below the limit of the server. */
const maxPartLength = 150_000;
const maxPartEvents = 100;

/**
 * Maximum size of one import request, in characters. `maxRequestEvents` is the maximum number of its events. The same as
 * `calendarImportCharacters` and `calendarImportEvents` of docs/api/limits.md.
 */
export const maxRequestLength = 200_000;
export const maxRequestEvents = 200;

export interface CalendarParts {
  parts: string[];
  /** Number of events in the file. */
  events: number;
  /** Title of a series that exceeds the size of a request; undefined when there is none. A file with such a series cannot be imported. */
  tooLargeSeries?: string | undefined;
}

/**
 * Splits a calendar file between events, one part per request. Events with the same UID stay together, because the server reads a
 * series with all its changed days at once, and each part contains the time zones. An incomplete calendar becomes a single part,
 * which the server then rejects.
 */
export function calendarParts(text: string): CalendarParts {
  const lines = text.trim().split(/\r\n?|\n/);
  const isCalendar = /^\uFEFF?BEGIN:VCALENDAR$/i.test(lines[0]!) && /^END:VCALENDAR$/i.test(lines.at(-1)!);
  const { events, zones } = eventsIn(lines);
  if (!isCalendar || events.length === 0) return { parts: [text.slice(0, maxPartLength)], events: 0 };
  const parts: string[][] = [];
  let length = Infinity;
  let count = 0;
  for (const all of Map.groupBy(events, uidOf).values()) {
    const isLarge = all.length > maxPartEvents || lengthOf(all) > maxPartLength;
    const group = isLarge ? neededOf(all) : all;
    const added = lengthOf(group);
    if (length + added > maxPartLength || count + group.length > maxPartEvents) {
      parts.push([]);
      [length, count] = [0, 0];
    }
    parts.at(-1)!.push(...group);
    length += added;
    count += group.length;
  }
  const wrap = (part: readonly string[]) =>
    ['BEGIN:VCALENDAR', ...zones, ...part, 'END:VCALENDAR'].join('\r\n');
  const isTooLarge = (part: readonly string[]) =>
    part.length > maxRequestEvents || wrap(part).length > maxRequestLength;
  const [tooLarge] = parts.find(isTooLarge) ?? [];
  return {
    parts: parts.map(wrap),
    events: events.length,
    ...(tooLarge !== undefined && { tooLargeSeries: propertyOf('SUMMARY', tooLarge) }),
  };
}

const lengthOf = (events: readonly string[]) => events.reduce((sum, event) => sum + event.length, 0);

/** Properties of an event that the server reads, and the lines around them. */
const neededProperties =
  /^(?:BEGIN|END|UID|SUMMARY|STATUS|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID)[;:]/i;

/**
 * Days after which a changed day is past in every time zone. The day may be one later in the zone of the radio than in the file, and
 * today one earlier there than in UTC.
 */
const pastAfterDays = 3;

/**
 * Returns the events of a large series without the parts that the server ignores. These are past changed days, and properties such as
 * descriptions, guests and alarms.
 */
function neededOf(events: readonly string[]): string[] {
  const past = new Date(Date.now() - pastAfterDays * 86_400_000).toISOString().slice(0, 10);
  return events.filter((event) => !isPastChange(event, past.replaceAll('-', ''))).map(withNeededProperties);
}

/** True for a change of a single day before `past` (`20261130`). A change of that day and all later ones has the parameter `RANGE`. */
function isPastChange(event: string, past: string): boolean {
  const [, parameters = '', day] = /^RECURRENCE-ID(;[^:\r]*)?:(\d{8})/im.exec(unfold(event)) ?? [];
  return day !== undefined && day < past && !/;RANGE=/i.test(parameters);
}

function withNeededProperties(event: string): string {
  let depth = 0;
  const isNeeded = (line: string): boolean => {
    if (/^BEGIN:/i.test(line)) depth++;
    const isOwn = depth === 1 && neededProperties.test(line);
    if (/^END:/i.test(line)) depth--;
    return isOwn;
  };
  return unfold(event).split('\r\n').filter(isNeeded).join('\r\n');
}

function eventsIn(lines: readonly string[]) {
  const events: string[] = [];
  const zones: string[] = [];
  let event: string[] | undefined;
  for (const line of lines) {
    if (/^BEGIN:VEVENT$/i.test(line)) event = [];
    if (event) event.push(line);
    else if (/^(?:BEGIN:VTIMEZONE|END:VTIMEZONE|TZID[;:]|X-LIC-LOCATION:)/i.test(line)) zones.push(line);
    if (event && /^END:VEVENT$/i.test(line)) {
      events.push(event.join('\r\n'));
      event = undefined;
    }
  }
  return { events, zones };
}

const uidOf = (event: string) => propertyOf('UID', event);

/** Returns the value of a property of an event; empty when the event has none. */
const propertyOf = (name: string, event: string) =>
  new RegExp(`^${name}(?:;[^:\\r]*)?:(.*)$`, 'im').exec(unfold(event))?.[1]?.trim() ?? '';

/** Joins the lines of a long property, which continue with a space or a tab. */
const unfold = (event: string) => event.replaceAll(/\r\n[ \t]/g, '');
