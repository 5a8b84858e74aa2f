import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import { isSliceOver, nextSlice } from '../../../../kit/eventLoop/timeSlice.ts';
import { dayLength, dayOf } from '../../../../kit/time/days.ts';
import { CalendarImportProblem as Problem } from './calendarImport.types.ts';
import { windowsZones } from './windowsZones.ts';

/** A start or end of an event in a calendar file. */
export interface EventTime {
  /** Wall clock time of the zone, as counted in `time/days.ts`. */
  wall: number;
  isDate: boolean;
  /** IANA time zone; undefined for a floating time, which is in the time zone of the radio. */
  zone: string | undefined;
}

/** An event of a calendar file. */
export interface CalendarEvent {
  uid: string;
  title: string;
  start: EventTime;
  /** Undefined for an event without a DTEND. */
  end: EventTime | undefined;
  /** In milliseconds; undefined for an event without a DURATION. */
  duration: number | undefined;
  rule: ICAL.Recur | undefined;
  exdates: EventTime[];
  isCancelled: boolean;
  /** Original date of the occurrence that this event changes in its series; undefined for other events. */
  recurrenceId: EventTime | undefined;
}

/** An event of a calendar file that could not be read, with the reason. */
export interface UnreadEvent {
  uid: string;
  title: string;
  problem: Problem;
  isChange: boolean;
}

export const isUnread = (event: CalendarEvent | UnreadEvent): event is UnreadEvent => 'problem' in event;

class EventError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem);
    this.problem = problem;
  }
}

/** Maximum length of an event in characters: longer events are not parsed. */
const maxEvent = 50_000;

/**
 * Splits a calendar file into the texts of its events and the `X-LIC-LOCATION` of its time zones. Undefined for
 * text that is not a complete calendar. Events are parsed one by one later, so that a large file does not block
 * the event loop.
 */
export function splitCalendar(text: string) {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  if (!/^BEGIN:VCALENDAR\s*$/i.test(lines[0] ?? '') || !/^END:VCALENDAR\s*$/i.test(lines.at(-1) ?? ''))
    return undefined;
  const events: string[] = [];
  const locations = new Map<string, string>();
  let event: string[] | undefined;
  let zone = '';
  for (const line of lines) {
    if (/^BEGIN:VEVENT\s*$/i.test(line)) {
      if (event) return undefined;
      event = [];
    }
    if (event) event.push(line);
    else if (/^TZID[;:]/i.test(line)) zone = line.slice(line.indexOf(':') + 1).trim();
    else if (/^X-LIC-LOCATION:/i.test(line)) locations.set(zone, line.slice(15).trim());
    if (/^END:VEVENT\s*$/i.test(line)) {
      if (!event) return undefined;
      events.push(event.join('\r\n'));
      event = undefined;
    }
  }
  return event ? undefined : { events, locations };
}

/** Parses the texts of the events of a calendar, in time slices. */
export async function readEvents(
  events: readonly string[],
  locations: ReadonlyMap<string, string>,
): Promise<Array<CalendarEvent | UnreadEvent>> {
  const read: Array<CalendarEvent | UnreadEvent> = [];
  for (const text of events) {
    if (isSliceOver()) await nextSlice();
    read.push(readEvent(text, locations));
  }
  return read;
}

function readEvent(text: string, locations: ReadonlyMap<string, string>): CalendarEvent | UnreadEvent {
  const unread = { uid: '', title: '', isChange: /^RECURRENCE-ID[;:]/im.test(text) };
  if (text.length > maxEvent) return { ...unread, problem: Problem.UNREADABLE };
  try {
    const component = new ICAL.Component(ICAL.parse(text));
    unread.uid = storedUid(textOf(component, 'uid'));
    unread.title = textOf(component, 'summary').slice(0, 160);
    return { ...unread, ...valuesOf(component, locations) };
  } catch (error) {
    const problem = error instanceof EventError ? error.problem : Problem.UNREADABLE;
    return { ...unread, problem };
  }
}

/** The UID to store. Because UIDs are indexed, a very long UID is replaced by its hash. */
const storedUid = (uid: string) => (uid.length <= 255 ? uid : createHash('sha256').update(uid).digest('hex'));

function valuesOf(component: ICAL.Component, locations: ReadonlyMap<string, string>) {
  const timeOf = (property: ICAL.Property) =>
    property.getValues().map((value) => eventTime(value, property, locations));
  const single = (name: string) => {
    const property = component.getFirstProperty(name);
    return property ? timeOf(property)[0] : undefined;
  };
  const start = single('dtstart');
  if (!start) throw new EventError(Problem.NO_START);
  // Slots do not support additional dates, a second rule, or changes of all later dates.
  if (component.hasProperty('rdate') || component.getAllProperties('rrule').length > 1)
    throw new EventError(Problem.UNSUPPORTED_RULE);
  if (component.getFirstProperty('recurrence-id')?.getParameter('range'))
    throw new EventError(Problem.UNSUPPORTED_DAY);
  const duration = component.getFirstPropertyValue('duration');
  const rule = component.getFirstPropertyValue('rrule');
  return {
    start,
    end: single('dtend'),
    duration: duration instanceof ICAL.Duration ? duration.toSeconds() * 1000 : undefined,
    rule: rule instanceof ICAL.Recur ? rule : undefined,
    exdates: component.getAllProperties('exdate').flatMap(timeOf),
    isCancelled: textOf(component, 'status').toUpperCase() === 'CANCELLED',
    recurrenceId: single('recurrence-id'),
  };
}

/** A text on one line. Control characters become spaces, and lone surrogates become U+FFFD. */
const textOf = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();

function eventTime(
  value: unknown,
  property: ICAL.Property,
  locations: ReadonlyMap<string, string>,
): EventTime {
  if (!(value instanceof ICAL.Time)) throw new EventError(Problem.UNREADABLE);
  const { year, month, day, hour, minute, second, isDate } = value;
  const two = (number: number) => String(number).padStart(2, '0');
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  const midnight = dayOf(date) * dayLength;
  if (Number.isNaN(midnight)) throw new EventError(Problem.UNREADABLE);
  const wall = midnight + (isDate ? 0 : ((hour * 60 + minute) * 60 + second) * 1000);
  const isUtc = value.zone === ICAL.Timezone.utcTimezone;
  const name = property.getParameter('tzid');
  const zone = isUtc ? 'UTC' : name === undefined || isDate ? undefined : zoneOf(String(name), locations);
  return { wall, isDate, zone };
}

/** IANA zone of a zone name in a calendar. */
function zoneOf(name: string, locations: ReadonlyMap<string, string>): string {
  const candidates = [
    name,
    locations.get(name),
    windowsZones.get(name),
    // Names such as `/citadel.org/20210210_1/Europe/Paris`.
    name.split('/').slice(-2).join('/'),
  ];
  for (const candidate of candidates) if (candidate && isZone(candidate)) return candidate;
  throw new EventError(Problem.UNKNOWN_ZONE);
}

function isZone(name: string): boolean {
  // Intl also accepts offsets such as `+01:00`, which are not time zones.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
