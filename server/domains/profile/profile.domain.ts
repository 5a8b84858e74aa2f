import type { Domain } from '../../kit/domain.ts';
import { CommentLike } from './commentLike.entity.ts';
import { Feed } from './feed.entity.ts';
import { FeedFavourite } from './feedFavourite.entity.ts';
import { Follow } from './follow.entity.ts';
import { PageFavourite } from './pageFavourite.entity.ts';
import { Poll } from './poll.entity.ts';
import { PollOption } from './pollOption.entity.ts';
import { PollVote } from './pollVote.entity.ts';
import { Post } from './post.entity.ts';
import { PostComment } from './postComment.entity.ts';
import { PostLike } from './postLike.entity.ts';
import { PostShare } from './postShare.entity.ts';
import { SuggestedPage } from './suggestedPage.entity.ts';

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
  resolvers: [],
};
