import type { OpenDocument } from '../../../kit/entrances/openDocument.ts';
import { feedPath } from './feedAddress.ts';
import { noticeReading, openFeed } from './openFeed.ts';

/** Serves a calendar feed, `/calendar.ics?key={secret}`, to everybody who has its URL. */
export const calendarDocument: OpenDocument = {
  path: feedPath,
  async find(request) {
    const feed = await openFeed(request);
    if (!feed) return undefined;
    // A full disk must not prevent reading.
    await noticeReading(feed).catch((error: unknown) =>
      request.log.error({ err: error }, 'the reading of a calendar could not be stored'),
    );
    const { feedTexts, accounts } = request.services;
    const { mark, text } = await feedTexts.of(feed, accounts.portalUrl());
    return { type: 'text/calendar; charset=utf-8', mark, maxAge: 0, isPrivate: true, text };
  },
};
