import { commentResolversOf } from '../../content/public.ts';
import { Emission } from '../emissions/emission.entity.ts';
import { Podcast } from '../podcasts/podcast.entity.ts';
import { EmissionComment } from './emissionComment.entity.ts';
import { PodcastComment } from './podcastComment.entity.ts';

/** Resolvers of comments on emissions and podcasts, and of their counts. */
export const commentResolvers = [
  ...commentResolversOf({
    name: 'planning.emissionComment',
    comment: EmissionComment,
    about: Emission,
    on: 'emission',
  }),
  ...commentResolversOf({
    name: 'planning.podcastComment',
    comment: PodcastComment,
    about: Podcast,
    on: 'podcast',
  }),
];
