import type { Context } from '../../../kit/context.ts';
import { limitExceeded, notFound } from '../../../kit/errors.ts';
import { limit } from '../../../kit/limit.ts';
import { condition } from '../../../kit/query/condition.ts';
import { count } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Condition } from '../../../kit/read/reads.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import type { CalendarFeed } from './calendarFeed.entity.ts';

const feeds = limit('calendarFeeds', 50, 'Number of calendar feeds of one person on one radio.');

export const viewerOf = ({ viewer }: Context) => viewer?.userId ?? 0;

/** True for viewers who manage the calendar: they see all feeds of the radio and may revoke them. */
const managesCalendar = ({ abilities }: Context) => abilities.can('manage', 'Slot');

/**
 * SQL condition for the calendar feeds (alias `t`) that the viewer sees: those they made. Undefined for viewers who see all feeds of the
 * radio.
 */
export const visibleFeeds = (context: Context): Condition | undefined =>
  managesCalendar(context) ? undefined : ofMaker(context, { viewer: viewerOf(context) });

const ofMaker = condition('CalendarFeed', (feed, { viewer }: Given<{ viewer: number }>) =>
  feed('t.maker', '=', viewer),
);

/** Throws NOT_FOUND unless the viewer may revoke the feed. */
export function requireVisibleFeed(context: Context, { maker }: Pick<Stored<CalendarFeed>, 'maker'>): void {
  if (maker !== viewerOf(context) && !managesCalendar(context)) throw notFound('CalendarFeed');
}

/** Throws LIMIT_EXCEEDED when the viewer already has the maximum number of feeds. */
export async function requireRoom(writing: Writing): Promise<void> {
  const own = await countOwnFeeds.first(writing, { viewer: viewerOf(writing.context) });
  if (own!.count >= feeds.max) throw limitExceeded(feeds);
}

const countOwnFeeds = query('scheduling.countOwnFeeds', (db, { viewer }: Given<{ viewer: number }>) =>
  db.selectFrom('CalendarFeed').select(count).where('maker', '=', viewer),
);
