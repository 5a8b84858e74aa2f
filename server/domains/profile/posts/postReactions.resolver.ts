import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { TakesReaction } from '../../../kit/reactions/takesReaction.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Colleague, colleagueColumns, colleaguesOfEach, maxColleagues } from '../colleague.ts';
import { checkFirst, First } from '../first.ts';
import { Post } from './post.entity.ts';
import { shownPost } from './postAccess.ts';
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

/** What people leave on a post: likes, and passing it on. */
@Resolver(() => Post)
@TakesReaction(Post, postShares, {
  rule: allow('read', 'Post'),
  mutation: {
    name: 'sharePost',
    description:
      'Passes a post on, so that it appears on the viewer’s own profile too, or no longer. Fine when it is so already.',
  },
  count: { name: 'shareCount', description: 'How many people passed it on.' },
  own: {
    name: 'isShared',
    description: 'Whether the viewer passed it on.',
    argument: 'Whether it is to be passed on.',
  },
  seen: shownPost,
})
@TakesReaction(Post, postLikes, {
  rule: allow('read', 'Post'),
  mutation: { name: 'likePost', description: 'Likes a post, or no longer. Fine when it is so already.' },
  count: { name: 'likeCount', description: 'How many people like it.' },
  own: {
    name: 'isLiked',
    description: 'Whether the viewer likes it.',
    argument: 'Whether the viewer is to like it.',
  },
  seen: shownPost,
})
export class PostReactionsResolver {
  @FieldResolver(() => [Colleague], { description: 'Who likes it, the latest first.' })
  async likedBy(@Root() { id }: Row, @First(4) first: number, @Ctx() context: Context): Promise<Colleague[]> {
    checkFirst(first);
    return likedBy(context, id, first);
  }
}
