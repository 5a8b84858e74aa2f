import ical, {
  escape,
  foldLines,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { isSliceOver, nextSlice } from '../../../kit/eventLoop/timeSlice.ts';
import type { FeedEvent, Span } from './feedEvents.ts';

/** An event of a calendar that other programs read. */
export type CalendarEvent = Pick<
  FeedEvent,
  'key' | 'title' | 'category' | 'description' | 'startsAt' | 'endsAt' | 'isCalledOff' | 'changedAt'
>;
import { repeatedTimes, vtimezone } from './vtimezone.ts';

/** Suggested refresh interval for programs, in seconds. */
const refreshSeconds = 3600;

export interface Calendar<Event extends CalendarEvent> {
  title: string;
  timeZone: string;
  /** True when events block the time of the subscriber, as in a calendar of the programmes of a person. */
  isBusy: boolean;
  span: Span;
  /** Suffix of the UIDs of events, so that the UIDs of different radios differ. */
  uidDomain: string;
  events: readonly Event[];
  /** Returns the address of the page of an event. */
  urlOf: (event: Event) => string;
}

/** Writes a calendar as iCalendar text (RFC 5545). */
export async function calendarText<Event extends CalendarEvent>(calendar: Calendar<Event>): Promise<string> {
  const { title, timeZone, span, events } = calendar;
  const frame = ical({
    name: nameText(title),
    prodId: { company: 'Regie', product: 'Calendar' },
    timezone: { name: timeZone, generator: (zone) => vtimezone(zone, span) },
    ttl: refreshSeconds,
  });
  const repeated = repeatedTimes(timeZone, span);
  // No time zone for the whole calendar: otherwise the time stamps would be in the time zone of the machine.
  const sheet = ical();
  const written: string[] = [];
  for (const event of events) {
    // A busy radio has thousands of events in this period.
    if (isSliceOver()) await nextSlice();
    const values = eventValues(event, calendar, repeated);
    written.push(foldLines(sheet.createEvent(values).toString()));
  }
  return frame.toString().replace(/END:VCALENDAR$/, (end) => `${written.join('')}${end}`);
}

function eventValues<Event extends CalendarEvent>(
  event: Event,
  { timeZone, isBusy, uidDomain, urlOf }: Calendar<Event>,
  repeated: readonly Span[],
): ICalEventData {
  const { startsAt, endsAt, changedAt } = event;
  // Programs disagree about times in the repeated hour, so these are written in UTC.
  const isClear = [startsAt, endsAt].every((moment) => !repeated.some((span) => isIn(span, moment)));
  return {
    id: `${event.key}@${uidDomain}`,
    start: inZone(startsAt, timeZone),
    end: inZone(endsAt, timeZone),
    timezone: isClear ? timeZone : 'UTC',
    summary: plain(event.title),
    description: plain(event.description) || null,
    categories: [{ name: event.category }],
    url: urlOf(event),
    status: event.isCalledOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    // Without a METHOD, DTSTAMP means the same as LAST-MODIFIED. Both change only with the event, so that the
    // text stays the same.
    stamp: changedAt,
    lastModified: changedAt,
    sequence: sequenceOf(changedAt),
  };
}

const isIn = ({ from, to }: Span, moment: Date) => moment.getTime() >= from && moment.getTime() < to;

const inZone = (moment: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);

const begin = Date.UTC(2020, 0, 1);

/**
 * Sequence number of an event, which must grow with every change.
 * It is derived from the time of the last change, because no single version changes with all data of an
 * event.
 */
const sequenceOf = (changedAt: Date) => Math.max(0, Math.floor((changedAt.getTime() - begin) / 1000));

/** Calendar name on one line. The library does not escape it, so a line break could begin another property. */
const nameText = (text: string) => escape(plain(text).replaceAll(/\s+/g, ' '), false);

/** A text without characters that iCalendar cannot represent: control characters and lone surrogates. */
const plain = (text: string) =>
  text.toWellFormed().replaceAll(/[^\t\n\r\u0020-\u007E\u00A0-\u{10FFFF}]/gu, '');
