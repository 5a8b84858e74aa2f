import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { TakesReaction } from '../../../../kit/reactions/takesReaction.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { Colleague, colleagueColumns, colleaguesOfEach, maxColleagues } from '../colleague.ts';
import { checkFirst, First } from '../first.ts';
import { Post } from './post.entity.ts';
import { requireShownPost } from './postAccess.ts';
import { postLikes, postShares } from './reactions.ts';

const likedBy = colleaguesOfEach('profile.likedBy', (db, { of }) =>
  db
    .selectFrom('PostLike as like')
    .innerJoin('User as person', 'person.id', 'like.user')
    .select(colleagueColumns)
    .where('like.post', '=', of)
    .orderBy('like.id', 'desc')
    .limit(maxColleagues),
);

/** Reactions to a post: likes and shares. */
@Resolver(() => Post)
@TakesReaction(Post, postShares, {
  rule: allow('read', 'Post'),
  mutation: {
    name: 'sharePost',
    description:
      'Shares a post, which then also appears on the viewer’s profile, or removes the share. Idempotent.',
  },
  count: { name: 'shareCount', description: 'Number of shares.' },
  own: {
    name: 'isShared',
    description: 'True when the viewer has shared the post.',
    argument: 'True to share, false to remove the share.',
  },
  seen: requireShownPost,
})
@TakesReaction(Post, postLikes, {
  rule: allow('read', 'Post'),
  mutation: {
    name: 'likePost',
    description: 'Likes a post, or removes the like, as `isLiked` says. Idempotent.',
  },
  count: { name: 'likeCount', description: 'Number of likes.' },
  own: {
    name: 'isLiked',
    description: 'True when the viewer likes the post.',
    argument: 'True to like, false to remove the like.',
  },
  seen: requireShownPost,
})
export class PostReactionsResolver {
  @FieldResolver(() => [Colleague], { description: 'People who like the post, the latest first.' })
  async likedBy(@Root() { id }: Row, @First(4) first: number, @Ctx() context: Context): Promise<Colleague[]> {
    checkFirst(first);
    return likedBy(context, id, first);
  }
}
