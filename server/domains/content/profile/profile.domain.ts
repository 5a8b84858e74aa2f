import type { Domain } from '../../../kit/domain.ts';
import { grants } from '../../../kit/rules/standardGrants.ts';
import { CommentLike } from './posts/commentLike.entity.ts';
import { FeedResolver } from './feeds/feed.resolver.ts';
import { FeedFavourite } from './feeds/feedFavourite.entity.ts';
import { Follow } from './follow.entity.ts';
import { PageFavourite } from './feeds/pageFavourite.entity.ts';
import { PollResolver } from './polls/poll.resolver.ts';
import { PollOption } from './polls/pollOption.entity.ts';
import { PollOptionResolver } from './polls/pollOption.resolver.ts';
import { PollVote } from './polls/pollVote.entity.ts';
import { Post } from './posts/post.entity.ts';
import { PostResolver } from './posts/post.resolver.ts';
import { PostComment } from './posts/postComment.entity.ts';
import { postCommentResolvers } from './posts/postComment.resolver.ts';
import { PostLike } from './posts/postLike.entity.ts';
import { forgetPostFiles, postFiles } from './posts/postMedia.ts';
import { PostReactionsResolver } from './posts/postReactions.resolver.ts';
import { PostShare } from './posts/postShare.entity.ts';
import { ProfileResolver } from './profile.resolver.ts';
import { SuggestedPageResolver } from './feeds/suggestedPage.resolver.ts';

/** Profiles of people, with their posts, polls and feeds. */
export const profile: Domain = {
  grants: { staff: [...grants('read', 'Profile', 'Post'), ...grants('create', 'Post')] },
  entities: [
    Post,
    PostLike,
    PostShare,
    PostComment,
    CommentLike,
    PollOption,
    PollVote,
    PageFavourite,
    FeedFavourite,
    Follow,
  ],
  resolvers: [
    ProfileResolver,
    PostResolver,
    PostReactionsResolver,
    ...postCommentResolvers,
    PollResolver,
    PollOptionResolver,
    SuggestedPageResolver,
    FeedResolver,
  ],
  files: postFiles,
  onUserDeletion: forgetPostFiles,
  seed: async (em) => (await import('./profile.seed.ts')).seedProfile(em),
  seedFiles: async (storage) => (await import('./sampleFiles.ts')).storeSampleFiles(storage),
};
