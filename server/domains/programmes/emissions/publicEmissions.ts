import { query, type Given } from '../../../kit/query/query.ts';
import { allKinds } from '../../../kit/query/scopes.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import { MediaState } from '../../library/public.ts';
import { UserStatus } from '../../platform/public.ts';
import { EpisodeState } from '../episodes/episodeEnums.ts';
import { ParticipantPart } from '../people/participant.ts';
import { EmissionState } from './emissionEnums.ts';

/* Emissions and episodes that a radio shows on its website. */

const listedEmissions = (db: Builder) =>
  db
    .selectFrom('Emission as emission')
    .leftJoin('EmissionCategory as category', 'category.id', 'emission.category')
    .select([
      'emission.id',
      'emission.slug',
      'emission.title',
      'emission.summary',
      'emission.description',
      'emission.cover',
      'emission.colour',
      'emission.state',
      'emission.updatedAt',
      'category.name as category',
    ])
    // guard: website-shows-listed-emissions
    .where('emission.isListed', '=', true)
    .where('emission.state', '<>', EmissionState.DRAFT);

/** Finds the emissions that the website lists, by title: at most 500. */
export const findPublicEmissions = query('programmes.findPublicEmissions', (db) =>
  listedEmissions(db).orderBy('emission.title').orderBy('emission.id').limit(500),
);

export const findPublicEmission = query(
  'programmes.findPublicEmission',
  (db, { slug }: Given<{ slug: string }>) => listedEmissions(db).where('emission.slug', '=', slug),
);

/** Finds those of the given emissions that the website lists. */
export const findPublicEmissionsByIds = query(
  'programmes.findPublicEmissionsByIds',
  (db, { ids }: Given<{ ids: number[] }>) => listedEmissions(db).where('emission.id', 'in', ids),
);

/** Finds the titles of the given emissions, also of those that the website does not list. */
export const findEmissionTitles = query(
  'programmes.findEmissionTitles',
  (db, { ids }: Given<{ ids: number[] }>) =>
    db.selectFrom('Emission').select(['id', 'title']).where('id', 'in', ids),
);

/** Finds the names and parts of the people of an emission, in their order. */
export const findPublicPeople = query(
  'programmes.findPublicPeople',
  (db, { emission }: Given<{ emission: number }>) =>
    db
      .selectFrom('EmissionPerson')
      .select(['name', 'part'])
      .where('emission', '=', emission)
      .orderBy('position')
      .orderBy('id')
      .limit(50),
);

/**
 * Team on the website: people who take part in its emissions, each with these emissions. Pictures are those of people who show theirs on
 * websites. Guests are excluded.
 */
export const findPublicTeam = query('programmes.findPublicTeam', (db) =>
  listedEmissions(db)
    .innerJoin('EmissionPerson as person', 'person.emission', 'emission.id')
    .leftJoin('User as account', (join) =>
      join
        .onRef('account.id', '=', 'person.user')
        // guard: team-picture-needs-consent
        .on('account.isPicturePublic', '=', true)
        .on('account.status', '=', UserStatus.ACTIVE),
    )
    .select(['person.name as person', 'person.part', 'account.avatar as picture'])
    .where('person.part', '<>', ParticipantPart.GUEST)
    .orderBy('person.name')
    .orderBy('emission.title')
    .orderBy('emission.id')
    .limit(1000),
);

const listedEpisodes = (db: Builder, { now }: Given<{ now: Date }>) =>
  db
    .selectFrom('Episode as episode')
    .innerJoin(allKinds('MediaItem as medium'), 'medium.id', 'episode.medium')
    .innerJoin('Podcast as podcast', 'podcast.emission', 'episode.emission')
    .select([
      'episode.id',
      'episode.guid',
      'episode.title',
      'episode.summary',
      'episode.publishedAt',
      'episode.cover',
      'medium.duration',
      'medium.mp3Size',
      'medium.mimeType',
      'medium.fileKey',
      'medium.size',
    ])
    .select(({ eb }) => eb('episode.captions', '<>', '').as('hasCaptions'))
    .where('podcast.isPublished', '=', true)
    .where('medium.state', '=', MediaState.READY)
    .where('episode.state', '=', EpisodeState.PUBLISHED)
    .where('episode.publishedAt', '<=', now);

/** Episodes in the published podcast of an emission, the newest first, at most 50. */
export const findPublicEpisodes = query(
  'programmes.findPublicEpisodes',
  (db, { emission, now }: Given<{ emission: number; now: Date }>) =>
    listedEpisodes(db, { now })
      .where('episode.emission', '=', emission)
      .orderBy('episode.publishedAt', 'desc')
      .orderBy('episode.id', 'desc')
      .limit(50),
);

/** Episodes of all listed emissions, with the emission of each. */
export const episodesOfListed = (db: Builder, given: Given<{ now: Date }>) =>
  listedEpisodes(db, given)
    .innerJoin('Emission as emission', 'emission.id', 'episode.emission')
    .select(['emission.slug as emissionSlug', 'emission.title as emissionTitle'])
    .select('emission.cover as emissionCover')
    .where('emission.isListed', '=', true)
    .where('emission.state', '<>', EmissionState.DRAFT);

/** Finds the latest episodes of all listed emissions, with the emission of each: at most 12. */
export const findLatestEpisodes = query(
  'programmes.findLatestEpisodes',
  (db, { now }: Given<{ now: Date }>) =>
    episodesOfListed(db, { now })
      .orderBy('episode.publishedAt', 'desc')
      .orderBy('episode.id', 'desc')
      .limit(12),
);

/** Finds the latest episodes of one listed emission: at most 12. */
export const findLatestEpisodesOfEmission = query(
  'programmes.findLatestEpisodesOfEmission',
  (db, { emission, now }: Given<{ emission: number; now: Date }>) =>
    episodesOfListed(db, { now })
      .where('episode.emission', '=', emission)
      .orderBy('episode.publishedAt', 'desc')
      .orderBy('episode.id', 'desc')
      .limit(12),
);

/** Finds those of the given episodes that the website shows, each with its emission. */
export const findPublicEpisodesByIds = query(
  'programmes.findPublicEpisodesByIds',
  (db, { ids, now }: Given<{ ids: number[]; now: Date }>) =>
    episodesOfListed(db, { now }).where('episode.id', 'in', ids),
);

/** Finds the next moment after `now` at which an episode of the radio is published. */
export const findNextPublication = query(
  'programmes.findNextPublication',
  (db, { now }: Given<{ now: Date }>) =>
    db
      .selectFrom('Episode')
      .select('publishedAt as at')
      .where('state', '=', EpisodeState.PUBLISHED)
      .where('publishedAt', '>', now)
      .orderBy('publishedAt')
      .limit(1),
);

/** Finds the next moment after `now` at which one of these episodes is published. */
export const findNextPublicationOfEpisodes = query(
  'programmes.findNextPublicationOfEpisodes',
  (db, { ids, now }: Given<{ ids: number[]; now: Date }>) =>
    db
      .selectFrom('Episode')
      .select('publishedAt as at')
      .where('id', 'in', ids)
      .where('state', '=', EpisodeState.PUBLISHED)
      .where('publishedAt', '>', now)
      .orderBy('publishedAt')
      .limit(1),
);

/** An episode in the published podcast of an emission, with everything that its page shows. */
export const findPublicEpisode = query(
  'programmes.findPublicEpisode',
  (db, { emission, guid, now }: Given<{ emission: number; guid: string; now: Date }>) =>
    listedEpisodes(db, { now })
      .select(['episode.notes', 'episode.season', 'episode.number'])
      .select(['episode.chapters', 'episode.transcript'])
      .where('episode.emission', '=', emission)
      .where('episode.guid', '=', guid),
);

/** Finds the names and parts of the people of an episode, in their order. */
export const findPublicEpisodePeople = query(
  'programmes.findPublicEpisodePeople',
  (db, { episode }: Given<{ episode: number }>) =>
    db
      .selectFrom('EpisodePerson')
      .select(['name', 'part'])
      .where('episode', '=', episode)
      .orderBy('position')
      .orderBy('id')
      .limit(50),
);

/** Published podcasts of listed emissions, with the emission of each. */
export const listedPodcasts = (db: Builder) =>
  db
    .selectFrom('Podcast as podcast')
    .innerJoin('Emission as emission', 'emission.id', 'podcast.emission')
    .select([
      'podcast.id',
      'podcast.title',
      'podcast.cover',
      'emission.slug',
      'emission.cover as emissionCover',
    ])
    .where('podcast.isPublished', '=', true)
    .where('emission.isListed', '=', true)
    .where('emission.state', '<>', EmissionState.DRAFT);

/** Published podcasts of listed emissions, by title, at most 100. */
export const findPublicPodcasts = query('programmes.findPublicPodcasts', (db) =>
  listedPodcasts(db).orderBy('podcast.title').limit(100),
);

/** Finds those of the given podcasts that are published and whose emission is listed. */
export const filterPublicPodcasts = query(
  'programmes.filterPublicPodcasts',
  (db, { ids }: Given<{ ids: number[] }>) => listedPodcasts(db).where('podcast.id', 'in', ids),
);

/** Finds the titles of the given podcasts, also of those that are not published. */
export const findPodcastTitles = query(
  'programmes.findPodcastTitles',
  (db, { ids }: Given<{ ids: number[] }>) =>
    db.selectFrom('Podcast').select(['id', 'title']).where('id', 'in', ids),
);

/** True when an emission has a published podcast. */
export const hasPodcast = query('programmes.hasPodcast', (db, { emission }: Given<{ emission: number }>) =>
  db.selectFrom('Podcast').select('id').where('emission', '=', emission).where('isPublished', '=', true),
);
