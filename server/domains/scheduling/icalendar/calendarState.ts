import { quarterOf } from '../../../kit/query/functions.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { withDeleted } from '../../../kit/query/scopes.ts';
import { longest } from '../slots/series/storedSeries.ts';
import { dateOf, dayLength } from '../../../kit/time/days.ts';
import type { Span } from './feedEvents.ts';
import type { OpenFeed } from './openFeed.ts';

/*
 * Fingerprint of all rows that a calendar feed shows, computed by the database.
 * Versions only grow, so the sum of all versions together with the number of rows changes with every write. No events are needed, so all
 * processes see a change immediately.
 */

/** Slots and the records that their titles come from, including deleted ones. */
const findStateOfSlots = query('scheduling.findStateOfSlots', (db) =>
  db
    .selectFrom(withDeleted('Slot as slot'))
    .leftJoin(withDeleted('Episode as episode'), 'episode.id', 'slot.episode')
    .leftJoin(withDeleted('Emission as emission'), 'emission.id', 'slot.emission')
    .leftJoin(withDeleted('Emission as programme'), 'programme.id', 'episode.emission')
    .leftJoin(withDeleted('Rush as rush'), 'rush.id', 'slot.rush')
    .leftJoin(withDeleted('Emission as meant'), 'meant.id', 'rush.emission')
    .leftJoin(withDeleted('Playlist as playlist'), 'playlist.id', 'slot.playlist')
    .select(({ fn }) => [
      fn.countAll<number>().as('slots'),
      fn.max('slot.id').as('last'),
      fn.max('slot.updatedAt').as('changedAt'),
      fn.sum<number>('slot.version').as('versions'),
      fn.sum<number>('episode.version').as('episodes'),
      fn.sum<number>('emission.version').as('emissions'),
      fn.sum<number>('programme.version').as('programmes'),
      fn.sum<number>('rush.version').as('rushes'),
      fn.sum<number>('meant.version').as('meant'),
      fn.sum<number>('playlist.version').as('playlists'),
    ]),
);

/**
 * Rows of occurrences. Their start times are part of the state too, because a time zone change moves occurrences without a new
 * version.
 */
const findStateOfOccurrences = query(
  'scheduling.findStateOfOccurrences',
  (db, { from, to }: Given<{ from: Date; to: Date }>) =>
    db
      .selectFrom('Occurrence as occurrence')
      .leftJoin(withDeleted('Episode as episode'), 'episode.id', 'occurrence.episode')
      .select(({ fn, ref }) => [
        fn.countAll<number>().as('occurrences'),
        fn.max('occurrence.id').as('last'),
        fn.max('occurrence.updatedAt').as('changedAt'),
        fn.sum<number>('occurrence.version').as('versions'),
        fn.sum<number>('occurrence.duration').as('duration'),
        fn.sum<number>(quarterOf(ref('occurrence.startsAt'))).as('quarters'),
        fn.sum<number>('episode.version').as('episodes'),
      ])
      .where('occurrence.isDropped', '=', false)
      .where('occurrence.startsAt', '>', from)
      .where('occurrence.startsAt', '<', to),
);

/** Changed occurrences, which may have moved out of the period. */
const findStateOfExceptions = query(
  'scheduling.findStateOfExceptions',
  (db, { from, to }: Given<{ from: string; to: string }>) =>
    db
      .selectFrom('Occurrence')
      .select(({ fn }) => [
        fn.countAll<number>().as('exceptions'),
        fn.max('id').as('last'),
        fn.sum<number>('version').as('versions'),
      ])
      .where('isException', '=', true)
      .where('date', '>=', from)
      .where('date', '<=', to),
);

/** Reads a fingerprint of all data that the events of a radio's feeds in a period depend on. */
export async function readCalendarState({ scope }: Pick<OpenFeed, 'scope'>, span: Span): Promise<unknown[]> {
  const [first, last] = [span.from - 2 * dayLength, span.to + 2 * dayLength];
  return [
    await findStateOfSlots.first(scope),
    await findStateOfOccurrences.first(scope, { from: new Date(span.from - longest), to: new Date(span.to) }),
    await findStateOfExceptions.first(scope, {
      from: dateOf(Math.floor(first / dayLength)),
      to: dateOf(Math.floor(last / dayLength)),
    }),
  ];
}
