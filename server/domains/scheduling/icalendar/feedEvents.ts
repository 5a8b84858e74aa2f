import { mapInSlices } from '../../../kit/eventLoop/timeSlice.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { withDeleted } from '../../../kit/query/scopes.ts';
import { OccurrenceState } from '../occurrences/occurrenceState.ts';
import { keyOf, findPlannedBetween, type Planned } from '../occurrences/plannedOccurrences.ts';
import { loadNamesOfSlots, type SlotNames } from '../occurrences/shownNames.ts';
import { clockIn, dayAt } from '../../platform/public.ts';
import { longest } from '../slots/series/storedSeries.ts';
import { dayLength } from '../../../kit/time/days.ts';
import { CalendarFeedKind } from './calendarFeedKind.ts';
import { categoryText } from './categoryTexts.ts';
import type { OpenFeed } from './openFeed.ts';

const daysBack = 30;
const daysAhead = 90;

/** An occurrence in the form of an event of a calendar feed. */
export interface FeedEvent {
  /** Slot id and original date in the series; unchanged when the occurrence is moved. */
  key: string;
  title: string;
  category: string;
  /** Lines of plain text. */
  description: string;
  startsAt: Date;
  endsAt: Date;
  isCalledOff: boolean;
  /** Last change of the slot, the stored occurrence, the emission or the episode. */
  changedAt: Date;
  emission: number | null;
  episode: number | null;
  /** False for an event that was computed from its series. Such an event is left out once it has begun. */
  isStored: boolean;
}

export interface Span {
  from: number;
  to: number;
}

interface PlannedEvent {
  planned: Planned;
  names: SlotNames;
  episode: number | null;
}

/**
 * Returns the period of the events in a calendar feed. It covers whole days of the radio: a month back, and ahead as far as occurrences are
 * stored.
 */
export function spanOf({ timeZone }: Pick<OpenFeed, 'timeZone'>): Span {
  const { wallNow, momentOf } = clockIn(timeZone);
  const today = dayAt(wallNow);
  return {
    from: momentOf((today - daysBack) * dayLength),
    to: momentOf((today + daysAhead + 1) * dayLength),
  };
}

/** Loads the events of a feed in chronological order, including cancelled ones. */
export async function loadFeedEvents(feed: OpenFeed, span: Span): Promise<FeedEvent[]> {
  const { scope, timeZone } = feed;
  const planned = await findPlannedBetween(scope, span, clockIn(timeZone));
  const names = await loadNamesOfSlots(scope, [...new Set(planned.map(({ slot }) => slot))]);
  const all = planned.flatMap((occurrence): PlannedEvent[] => {
    const ofSlot = names.get(occurrence.slot);
    return ofSlot
      ? [{ planned: occurrence, names: ofSlot, episode: occurrence.episode ?? ofSlot.episode }]
      : [];
  });
  const isMeant = await meantBy(feed);
  return asEvents(feed, span, all.filter(isMeant));
}

type OfPerson = Given<{ user: number }>;

const findEmissionsOfPerson = query('scheduling.findEmissionsOfPerson', (db, { user }: OfPerson) =>
  db.selectFrom('EmissionPerson').select('emission').where('user', '=', user),
);

const findEpisodesOfPerson = query('scheduling.findEpisodesOfPerson', (db, { user }: OfPerson) =>
  db.selectFrom('EpisodePerson').select('episode').where('user', '=', user),
);

/** Finds the emissions and episodes that the maker of a feed takes part in. Returns their ids in ascending order. */
export async function findParticipations({ maker, scope }: Pick<OpenFeed, 'maker' | 'scope'>) {
  const person = { user: maker };
  const sorted = (ids: number[]) => [...new Set(ids)].toSorted((a, b) => a - b);
  return {
    emissions: sorted((await findEmissionsOfPerson.all(scope, person)).map(({ emission }) => emission)),
    episodes: sorted((await findEpisodesOfPerson.all(scope, person)).map(({ episode }) => episode)),
  };
}

async function meantBy(feed: OpenFeed): Promise<(event: PlannedEvent) => boolean> {
  if (feed.kind === CalendarFeedKind.RADIO) return () => true;
  if (feed.kind === CalendarFeedKind.EMISSION) return ({ names }) => names.emission === feed.emission;
  const participation = await findParticipations(feed);
  const emissions = new Set(participation.emissions);
  const episodes = new Set(participation.episodes);
  return ({ names, episode }) => emissions.has(names.emission ?? 0) || episodes.has(episode ?? 0);
}

const findSlotChangeTimes = query('scheduling.findSlotChangeTimes', (db, { ids }: Given<{ ids: number[] }>) =>
  db.selectFrom(withDeleted('Slot')).select(['id', 'updatedAt']).where('id', 'in', ids),
);

const findOccurrenceChangeTimes = query(
  'scheduling.findOccurrenceChangeTimes',
  (db, { from, to }: Given<{ from: Date; to: Date }>) =>
    db
      .selectFrom('Occurrence')
      .select(['slot', 'date', 'updatedAt'])
      .where('startsAt', '>', from)
      .where('startsAt', '<', to),
);

const findEmissionTexts = query('scheduling.findEmissionTexts', (db, { ids }: Given<{ ids: number[] }>) =>
  db.selectFrom('Emission').select(['id', 'title', 'summary', 'updatedAt']).where('id', 'in', ids),
);

const findEpisodeTexts = query('scheduling.findEpisodeTexts', (db, { ids }: Given<{ ids: number[] }>) =>
  db.selectFrom('Episode').select(['id', 'title', 'summary', 'updatedAt']).where('id', 'in', ids),
);

/**
 * Finds when slots and their stored occurrences in a period last changed.
 * Returns the changes of slots by slot id, and those of occurrences by their key. Occurrences without a row change with their slot alone.
 */
export async function findLastChanges(
  scope: OpenFeed['scope'],
  { from, to }: Span,
  planned: readonly Planned[],
) {
  const slots = await findSlotChangeTimes.all(scope, { ids: [...new Set(planned.map(({ slot }) => slot))] });
  const rows = await findOccurrenceChangeTimes.all(scope, {
    from: new Date(from - longest),
    to: new Date(to),
  });
  return {
    ofSlots: new Map(slots.map((slot) => [slot.id, slot.updatedAt])),
    ofOccurrences: new Map(rows.map((row) => [keyOf(row), row.updatedAt])),
  };
}

type Texts = Awaited<ReturnType<typeof findEmissionTexts.all>>[number];

/** Adds contents that the maker of the feed may read, beyond the names in the calendar. */
async function asEvents(
  { scope, abilities, language }: OpenFeed,
  span: Span,
  all: readonly PlannedEvent[],
): Promise<FeedEvent[]> {
  const ids = <T extends number | null>(given: readonly T[]) =>
    [...new Set(given)].filter((id) => id !== null);
  const { ofSlots, ofOccurrences } = await findLastChanges(
    scope,
    span,
    all.map(({ planned }) => planned),
  );
  const emissions = abilities.can('read', 'Emission')
    ? byId(await findEmissionTexts.all(scope, { ids: ids(all.map(({ names }) => names.emission)) }))
    : noTexts;
  const episodes = abilities.can('read', 'Episode')
    ? byId(await findEpisodeTexts.all(scope, { ids: ids(all.map(({ episode }) => episode)) }))
    : noTexts;
  return mapInSlices(all, ({ planned, names, episode: episodeId }) => {
    const key = keyOf(planned);
    const emission = emissions.get(names.emission ?? 0);
    const episode = episodes.get(episodeId ?? 0);
    const changed = [
      ofSlots.get(planned.slot),
      ofOccurrences.get(key),
      emission?.updatedAt,
      episode?.updatedAt,
    ];
    return {
      key,
      title: planned.title || names.title,
      category: categoryText(names.category, language),
      description: [episode?.title, episode?.summary, emission?.summary].filter(Boolean).join('\n\n'),
      startsAt: planned.startsAt,
      endsAt: planned.endsAt,
      isCalledOff: planned.state === OccurrenceState.CANCELLED,
      changedAt: new Date(Math.max(...changed.map((at) => at?.getTime() ?? 0))),
      emission: emission?.id ?? null,
      episode: episode?.id ?? null,
      isStored: ofOccurrences.has(key),
    };
  });
}

const noTexts: ReadonlyMap<number, Texts> = new Map();
const byId = (rows: readonly Texts[]): ReadonlyMap<number, Texts> =>
  new Map(rows.map((row) => [row.id, row]));
