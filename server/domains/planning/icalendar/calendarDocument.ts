import type { OpenDocument } from '../../../kit/documents/openDocument.ts';
import { CalendarFeedKind } from './calendarFeedKind.ts';
import { calendarText, type FeedCalendar } from './calendarText.ts';
import { feedPath } from './feedAddress.ts';
import { feedEvents, spanOf } from './feedEvents.ts';
import { noticeReading, openFeed } from './openFeed.ts';

/** `/calendar.ics?key={secret}`: what a feed gives, for who has its address alone. */
export const calendarDocument: OpenDocument = {
  path: feedPath,
  async find(asked) {
    const feed = await openFeed(asked);
    if (!feed) return undefined;
    // A full disk keeps nobody from reading.
    await noticeReading(feed).catch((error: unknown) =>
      asked.log.error({ err: error }, 'the reading of a calendar could not be noted'),
    );
    const span = spanOf(feed);
    const calendar: FeedCalendar = {
      title: feed.title,
      timeZone: feed.timeZone,
      isBusy: feed.kind === CalendarFeedKind.PERSON,
      span,
      place: `radio-${feed.radioId}.regie`,
      events: await feedEvents(feed, span),
    };
    const portal = asked.services.accounts.portalUrl();
    return {
      type: 'text/calendar; charset=utf-8',
      mark: JSON.stringify([calendar, portal]),
      maxAge: 0,
      isPrivate: true,
      text: () => calendarText(calendar, portal),
    };
  },
};
