import { countOfEach } from '../../../../kit/query/counts.ts';
import type { Given } from '../../../../kit/query/query.ts';

type Of = Given<{ of: number }>;

export const sumDownloadsOfEpisode = countOfEach('programmes.sumDownloadsOfEpisode', (db, { of }: Of) =>
  db
    .selectFrom('PodcastDownloads')
    .select(({ fn, val }) => fn.coalesce(fn.sum<number>('downloads'), val(0)).as('count'))
    .where('episode', '=', of),
);

export const sumDownloadsOfPodcast = countOfEach('programmes.sumDownloadsOfPodcast', (db, { of }: Of) =>
  db
    .selectFrom('PodcastDownloads as downloads')
    .innerJoin('Episode as episode', 'episode.id', 'downloads.episode')
    .innerJoin('Podcast as podcast', 'podcast.emission', 'episode.emission')
    .select(({ fn, val }) => fn.coalesce(fn.sum<number>('downloads.downloads'), val(0)).as('count'))
    .where('podcast.id', '=', of),
);
