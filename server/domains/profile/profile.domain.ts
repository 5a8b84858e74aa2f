import type { Domain } from '../../kit/domain.ts';
import { CommentLike } from './commentLike.entity.ts';
import { Feed } from './feed.entity.ts';
import { FeedResolver } from './feed.resolver.ts';
import { FeedFavourite } from './feedFavourite.entity.ts';
import { Follow } from './follow.entity.ts';
import { PageFavourite } from './pageFavourite.entity.ts';
import { Poll } from './poll.entity.ts';
import { PollResolver } from './poll.resolver.ts';
import { PollOption } from './pollOption.entity.ts';
import { PollOptionResolver } from './pollOption.resolver.ts';
import { PollVote } from './pollVote.entity.ts';
import { Post } from './post.entity.ts';
import { PostResolver } from './post.resolver.ts';
import { PostComment } from './postComment.entity.ts';
import { PostCommentResolver } from './postComment.resolver.ts';
import { PostLike } from './postLike.entity.ts';
import { PostMarksResolver } from './postMarks.resolver.ts';
import { PostShare } from './postShare.entity.ts';
import { ProfileResolver } from './profile.resolver.ts';
import { SuggestedPage } from './suggestedPage.entity.ts';
import { SuggestedPageResolver } from './suggestedPage.resolver.ts';

export const profile: Domain = {
  entities: [
    Post,
    PostLike,
    PostShare,
    PostComment,
    CommentLike,
    Poll,
    PollOption,
    PollVote,
    SuggestedPage,
    PageFavourite,
    Feed,
    FeedFavourite,
    Follow,
  ],
  resolvers: [
    ProfileResolver,
    PostResolver,
    PostMarksResolver,
    PostCommentResolver,
    PollResolver,
    PollOptionResolver,
    SuggestedPageResolver,
    FeedResolver,
  ],
  seed: async (em) => (await import('./profile.seed.ts')).seedProfile(em),
  seedFiles: async (storage) => (await import('./sampleFiles.ts')).storeSampleFiles(storage),
};
