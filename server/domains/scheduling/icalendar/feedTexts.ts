import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Turns } from '../../../kit/eventLoop/turns.ts';
import { CalendarFeedKind } from './calendarFeedKind.ts';
import { readCalendarState } from './calendarState.ts';
import { calendarText } from './calendarText.ts';
import { loadFeedEvents, findParticipations, spanOf, type FeedEvent } from './feedEvents.ts';
import type { OpenFeed } from './openFeed.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    feedTexts: FeedTexts;
  }
}

interface Known {
  /** State of all data that the text depends on. */
  state: string;
  /** Moment at which the text changes without any write. That is the start of the next computed event, which has no stored row. */
  until: number;
  mark: string;
}

const maxMarks = 20_000;
/** Cache size in characters. A busy radio has thousands of events, which take some million characters. */
const maxTexts = 20_000_000;

/**
 * Cache of the texts of calendar feeds, with their ETags. Each request reads the state of the rows from the database, so that the
 * ETag is current in every process. A text is computed again when the state has changed, when an event without a stored row has
 * begun, or when the text is no longer cached; one calendar of a radio at a time.
 */
export class FeedTexts {
  readonly #marks = new LRUCache<number, Known>({ max: maxMarks });
  readonly #texts = new LRUCache<string, string>({
    maxSize: maxTexts,
    sizeCalculation: (text) => text.length + 1,
  });
  readonly #turns: Turns;

  constructor(turns: Turns) {
    this.#turns = turns;
  }

  /** Returns the text of a feed and its ETag, which changes whenever the text does. */
  async of(feed: OpenFeed, portal: string): Promise<{ mark: string; text: () => Promise<string> }> {
    const state = await stateOf(feed, portal);
    const compute = () =>
      this.#turns.share(String(feed.radioId), `feed ${feed.id} ${state}`, () =>
        this.#compute(feed, portal, state),
      );
    const known = this.#marks.get(feed.id);
    if (known?.state === state && Date.now() < known.until) {
      const { mark } = known;
      return { mark, text: async () => this.#texts.get(mark) ?? (await compute()).text };
    }
    const { mark, text } = await compute();
    return { mark, text: async () => text };
  }

  async #compute(feed: OpenFeed, portal: string, state: string): Promise<{ mark: string; text: string }> {
    const now = Date.now();
    const span = spanOf(feed);
    const events = await loadFeedEvents(feed, span);
    const calendar = {
      title: feed.title,
      timeZone: feed.timeZone,
      isBusy: feed.kind === CalendarFeedKind.PERSON,
      span,
      uidDomain: `radio-${feed.radioId}.regie`,
      events,
      urlOf: (event: FeedEvent) => `${portal}${pageOf(event)}`,
    };
    const text = await calendarText(calendar);
    const mark = createHash('sha256').update(text).digest('base64url');
    const coming = events.filter(({ isStored, startsAt }) => !isStored && startsAt.getTime() >= now);
    const until = coming.reduce((first, { startsAt }) => Math.min(first, startsAt.getTime()), Infinity);
    this.#marks.set(feed.id, { state, until, mark });
    this.#texts.set(mark, text);
    return { mark, text };
  }
}

/** State of a feed: the feed, the permissions of its maker, its period, and the rows of the calendar. */
async function stateOf(feed: OpenFeed, portal: string): Promise<string> {
  const { kind, emission, title, timeZone, language, abilities } = feed;
  const span = spanOf(feed);
  const state = [
    [kind, emission, title, timeZone, language, portal, span],
    [abilities.can('read', 'Emission'), abilities.can('read', 'Episode')],
    kind === CalendarFeedKind.PERSON ? await findParticipations(feed) : null,
    await readCalendarState(feed, span),
  ];
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url');
}

/** Path of the portal page of an event: of its episode, else of its emission, else the calendar. */
function pageOf({ episode, emission }: FeedEvent): string {
  if (episode !== null) return `/admin/planning/episodes/${episode}`;
  if (emission !== null) return `/admin/planning/emissions/${emission}`;
  return '/admin/calendar';
}
