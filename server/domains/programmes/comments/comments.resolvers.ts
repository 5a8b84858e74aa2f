import { Resolver } from 'type-graphql';
import { commentInputOf, CommentCount, CommentResolver, commentsOf } from '../../content/public.ts';
import { Emission } from '../emissions/emission.entity.ts';
import { Podcast } from '../podcasts/podcast.entity.ts';
import { EmissionComment } from './emissionComment.entity.ts';
import { PodcastComment } from './podcastComment.entity.ts';

const onEmissions = commentsOf({
  name: 'planning.emissionComment',
  comment: EmissionComment,
  about: Emission,
  on: 'emission',
});
const onPodcasts = commentsOf({
  name: 'planning.podcastComment',
  comment: PodcastComment,
  about: Podcast,
  on: 'podcast',
});

const EmissionCommentInput = commentInputOf('EmissionCommentInput', 'emission', 'Emission', 'on an emission');
const PodcastCommentInput = commentInputOf('PodcastCommentInput', 'podcast', 'Podcast', 'on a podcast');

@Resolver(() => EmissionComment)
class EmissionCommentResolver extends CommentResolver(onEmissions, EmissionCommentInput) {}

@Resolver(() => PodcastComment)
class PodcastCommentResolver extends CommentResolver(onPodcasts, PodcastCommentInput) {}

/** Resolvers of comments on emissions and podcasts, and of their counts. */
export const commentResolvers = [
  EmissionCommentResolver,
  PodcastCommentResolver,
  CommentCount(onEmissions),
  CommentCount(onPodcasts),
];
