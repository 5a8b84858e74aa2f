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
import { repeatedTimes, vtimezone } from './vtimezone.ts';

/** How often programs ask again, in seconds. */
const askedEvery = 3600;

export interface FeedCalendar {
  title: string;
  timeZone: string;
  /** Whether whoever subscribes is busy at these times, as in a calendar of one's own work. */
  isBusy: boolean;
  span: Span;
  /** What the name of an event begins with is its place in the calendar; it ends with this, for there are other calendars. */
  place: string;
  events: readonly FeedEvent[];
}

/** A calendar as iCalendar (RFC 5545). Addresses of pages begin with that of the portal. */
export async function calendarText(calendar: FeedCalendar, portal: string): Promise<string> {
  const { title, timeZone, span, events } = calendar;
  const frame = ical({
    name: nameText(title),
    prodId: { company: 'Regie', product: 'Calendar' },
    timezone: { name: timeZone, generator: (zone) => vtimezone(zone, span) },
    ttl: askedEvery,
  });
  const repeated = repeatedTimes(timeZone, span);
  // Without a zone of its own, else their stamps would be written in that of the machine.
  const sheet = ical();
  const written: string[] = [];
  for (const event of events) {
    // A busy radio plans thousands in these days.
    if (isSliceOver()) await nextSlice();
    const values = eventValues(event, calendar, repeated, portal);
    written.push(foldLines(sheet.createEvent(values).toString()));
  }
  return frame.toString().replace(/END:VCALENDAR$/, (end) => `${written.join('')}${end}`);
}

function eventValues(
  event: FeedEvent,
  { timeZone, isBusy, place }: FeedCalendar,
  repeated: readonly Span[],
  portal: string,
): ICalEventData {
  const { startsAt, endsAt, changedAt } = event;
  // Of the hour that comes twice programs take this time or that.
  const isClear = [startsAt, endsAt].every((moment) => !repeated.some((span) => isIn(span, moment)));
  return {
    id: `${event.key}@${place}`,
    start: inZone(startsAt, timeZone),
    end: inZone(endsAt, timeZone),
    timezone: isClear ? timeZone : 'UTC',
    summary: plain(event.title),
    description: plain(event.description) || null,
    categories: [{ name: event.category }],
    url: `${portal}${pageOf(event)}`,
    status: event.isCalledOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    // Without a METHOD these two are the same; so the text changes only when the calendar does.
    stamp: changedAt,
    lastModified: changedAt,
    sequence: sequenceOf(changedAt),
  };
}

const isIn = ({ from, to }: Span, moment: Date) => moment.getTime() >= from && moment.getTime() < to;

const inZone = (moment: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);

const begin = Date.UTC(2020, 0, 1);

/** Grows with every change of what an event is made from, which no single version does. */
const sequenceOf = (changedAt: Date) => Math.max(0, Math.floor((changedAt.getTime() - begin) / 1000));

/** Where the portal shows it. */
function pageOf({ episode, emission }: FeedEvent): string {
  if (episode !== null) return `/admin/planning/episodes/${episode}`;
  if (emission !== null) return `/admin/planning/emissions/${emission}`;
  return '/admin/calendar';
}

/** The library writes the name of a calendar as it is given: here no line of it begins another property. */
const nameText = (text: string) => escape(plain(text).replaceAll(/\s+/g, ' '), false);

/** A text without what iCalendar cannot hold in any form: control characters and halves of letters. */
const plain = (text: string) =>
  text.toWellFormed().replaceAll(/[^\t\n\r\u0020-\u007E\u00A0-\u{10FFFF}]/gu, '');
