import { count } from '../../../kit/query/counts.ts';
import { textContains } from '../../../kit/query/functions.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { episodesOfListed, listedPodcasts } from './publicEmissions.ts';

/* Episodes and podcasts of all listed emissions, for the sitemap and the search of a website. */

/** Counts the episodes that have a page on the website. */
export const countEpisodes = query('programmes.countEpisodes', (db, { now }: Given<{ now: Date }>) =>
  episodesOfListed(db, { now }).clearSelect().select(count),
);

/**
 * Finds the GUIDs and emission slugs that form the URLs of episode pages. Returns at most 1,000 in a stable order, after the first
 * `skipped` ones.
 */
export const findListedEpisodeAddresses = query(
  'programmes.findListedEpisodeAddresses',
  (db, { now, skipped }: Given<{ now: Date; skipped: number }>) =>
    episodesOfListed(db, { now })
      .clearSelect()
      .select(['episode.guid', 'episode.updatedAt', 'emission.slug as emissionSlug'])
      .orderBy('episode.id')
      .limit(1000)
      .offset(skipped),
);

/** Finds the latest episodes of the website with title and summary, for its search: at most 500. */
export const findSearchableEpisodes = query(
  'programmes.findSearchableEpisodes',
  (db, { now }: Given<{ now: Date }>) =>
    episodesOfListed(db, { now })
      .clearSelect()
      .select(['episode.id', 'episode.guid', 'episode.title', 'episode.summary'])
      .select(['emission.slug as emissionSlug', 'emission.title as emissionTitle'])
      .orderBy('episode.publishedAt', 'desc')
      .orderBy('episode.id', 'desc')
      .limit(500),
);

/** Case-folded words that a title or summary must contain; an empty one is in each. */
type Words = Given<{ first: string; second: string; third: string }>;

/** Finds the published podcasts whose text contains all three words, by title: at most 12. */
export const searchPodcasts = query('programmes.searchPodcasts', (db, { first, second, third }: Words) =>
  listedPodcasts(db)
    .where((rows) =>
      rows.and([first, second, third].map((word) => textContains(rows, 'podcast.searchText', word))),
    )
    .orderBy('podcast.title')
    .orderBy('podcast.id')
    .limit(12),
);
