import { count } from '../../../../kit/query/counts.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { allKinds } from '../../../../kit/query/scopes.ts';
import type { Builder } from '../../../../kit/query/tables.ts';
import { MediaState } from '../../../library/public.ts';
import { EpisodeState } from '../../episodes/episodeEnums.ts';

/** Parameters that select the episodes of a feed: published ones; in a preview, all with a sound. */
export type Seen = { emission: number; now: Date; isPreview: boolean };
type GivenSeen = Given<Seen>;

const playableEpisodes = (db: Builder, { emission, now, isPreview }: GivenSeen) =>
  db
    .selectFrom('Episode as episode')
    .innerJoin(allKinds('MediaItem as medium'), 'medium.id', 'episode.medium')
    .where('episode.emission', '=', emission)
    .where('medium.state', '=', MediaState.READY)
    .where(({ or, and, eb }) =>
      or([
        isPreview,
        and([eb('episode.state', '=', EpisodeState.PUBLISHED), eb('episode.publishedAt', '<=', now)]),
      ]),
    );

/** Fingerprint that changes whenever the contents of a feed change. It also changes at the publication date of an episode. */
const findFeedMark = query('programmes.findFeedMark', (db, given: GivenSeen) =>
  playableEpisodes(db, given).select(({ fn }) => [
    count,
    fn.max('episode.updatedAt').as('changedAt'),
    fn.max('medium.updatedAt').as('soundChangedAt'),
    fn.max('episode.publishedAt').as('newest'),
  ]),
);

const findFeedEpisodes = query('programmes.findFeedEpisodes', (db, given: GivenSeen) =>
  playableEpisodes(db, given)
    .select([
      'episode.id',
      'episode.guid',
      'episode.feedGuid',
      'episode.title',
      'episode.summary',
      'episode.notes',
      'episode.season',
      'episode.number',
      'episode.episodeType',
      'episode.explicit',
      'episode.publishedAt',
      'episode.createdAt',
      'episode.chapters',
      'episode.cover',
      'medium.size',
      'medium.mimeType',
      'medium.duration',
      'medium.fileKey',
      'medium.mp3Size',
    ])
    .select(({ eb }) => [
      eb('episode.transcript', '<>', '').as('hasTranscript'),
      eb('episode.captions', '<>', '').as('hasCaptions'),
    ])
    .orderBy('episode.publishedAt', 'desc')
    .orderBy('episode.id', 'desc')
    .limit(maxEpisodes),
);

/** Maximum number of episodes in a feed. No directory reads more. */
const maxEpisodes = 2000;

const findFeedPeople = query('programmes.findFeedPeople', (db, { emission }: Given<{ emission: number }>) =>
  db
    .selectFrom('EpisodePerson as person')
    .innerJoin('Episode as episode', 'episode.id', 'person.episode')
    .select(['person.episode', 'person.name', 'person.part'])
    .where('episode.emission', '=', emission)
    .orderBy('person.position')
    .orderBy('person.id'),
);

const findFeedMakers = query('programmes.findFeedMakers', (db, { emission }: Given<{ emission: number }>) =>
  db
    .selectFrom('EmissionPerson')
    .select(['name', 'part'])
    .where('emission', '=', emission)
    .orderBy('position')
    .orderBy('id'),
);

const findFeedEpisode = query('programmes.findFeedEpisode', (db, given: Given<Seen & { guid: string }>) =>
  playableEpisodes(db, given)
    .select([
      'episode.id',
      'episode.title',
      'episode.transcript',
      'episode.captions',
      'episode.chapters',
      'medium.fileKey',
      'medium.mp3Size',
      'medium.mimeType',
      'medium.size',
      'medium.duration',
    ])
    .where('episode.guid', '=', given.guid),
);

export type FeedEpisode = Awaited<ReturnType<typeof findFeedEpisodes.all>>[number];
export type FeedPerson = Awaited<ReturnType<typeof findFeedMakers.all>>[number];

export const episodesOfFeed = {
  mark: findFeedMark,
  all: findFeedEpisodes,
  byGuid: findFeedEpisode,
  people: findFeedPeople,
  makers: findFeedMakers,
};
