import type { Guard } from './guard.ts';

const feed = 'domains/planning/podcasts/feed';
const feeds = `${feed}/feed.test.ts`;
const elsewhere = {
  file: `${feed}/feedReaders.test.ts`,
  tests: ['is to somebody of another radio what it is to anybody: not there'],
};
const preview = 'shows what is not out yet to who has the key of its preview, and to nobody else';

/** What is not out yet of a podcast, and who may read it all the same. */
export const podcastGuards: readonly Guard[] = [
  {
    name: 'a podcast that is hidden has no feed',
    file: `${feed}/openPodcast.ts`,
    on: ': podcast.isPublished;',
    off: ': podcast.id > 0;',
    provenBy: [{ file: feeds, tests: ['is hidden until it is published and something is out'] }, elsewhere],
  },
  {
    name: 'a podcast shows its preview to who has the key',
    file: `${feed}/openPodcast.ts`,
    on: "isSame(given['preview']!, podcast.previewKey)",
    off: 'isSame(podcast.previewKey, podcast.previewKey)',
    provenBy: [{ file: feeds, tests: [preview] }, elsewhere],
  },
  {
    name: 'a podcast holds what is out by now',
    file: `${feed}/feedEpisodes.ts`,
    on: "and([eb('episode.state', '=', EpisodeState.PUBLISHED), eb('episode.publishedAt', '<=', now)]),",
    off: "and([eb('episode.id', '>', 0), eb('medium.updatedAt', '<=', now)]),",
    provenBy: [{ file: feeds, tests: ['is hidden until it is published and something is out'] }],
  },
];
