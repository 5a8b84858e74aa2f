import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { count, countOfEach } from '../../../kit/query/counts.ts';
import type { Given } from '../../../kit/query/query.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { Colleague, colleagueColumns, colleaguesOfEach, maxColleagues } from '../colleague.ts';
import { checkFirst, First } from '../first.ts';
import { countOf, ownMark, postLikes, postShares, setMark, type Mark } from './marks.ts';
import { Post } from './post.entity.ts';
import { shownPost } from './postAccess.ts';

const likeCount = countOf(postLikes);
const isLiked = ownMark(postLikes);
const shareCount = countOf(postShares);
const isShared = ownMark(postShares);
const commentCount = countOfEach('profile.commentsOnPost', (db, { of }: Given<{ of: number }>) =>
  db.selectFrom('PostComment').select(count).where('post', '=', of),
);
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
export class PostMarksResolver {
  @Allow('read', 'Post')
  @Mutation(() => Post, { description: 'Likes a post, or no longer. Fine when it is so already.' })
  likePost(
    @Arg('id', () => ID, { description: 'Id of the `Post`.' }) id: string,
    @Arg('isLiked', () => Boolean, { description: 'Whether the viewer is to like it.' }) isOn: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return markPost(context, postLikes, id, isOn, info);
  }

  @Allow('read', 'Post')
  @Mutation(() => Post, {
    description:
      'Passes a post on, so that it appears on the viewer’s own profile too, or no longer. Fine when it is so already.',
  })
  sharePost(
    @Arg('id', () => ID, { description: 'Id of the `Post`.' }) id: string,
    @Arg('isShared', () => Boolean, { description: 'Whether it is to be passed on.' }) isOn: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return markPost(context, postShares, id, isOn, info);
  }

  @FieldResolver(() => Int, { description: 'How many people like it.' })
  likeCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return likeCount(context, id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer likes it.' })
  isLiked(@Root() { id }: Row, @Ctx() context: Context): Promise<boolean> {
    return isLiked(context, id);
  }

  @FieldResolver(() => [Colleague], { description: 'Who likes it, the latest first.' })
  async likedBy(@Root() { id }: Row, @First(4) first: number, @Ctx() context: Context): Promise<Colleague[]> {
    checkFirst(first);
    return likedBy(context, id, first);
  }

  @FieldResolver(() => Int, { description: 'How many people passed it on.' })
  shareCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return shareCount(context, id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer passed it on.' })
  isShared(@Root() { id }: Row, @Ctx() context: Context): Promise<boolean> {
    return isShared(context, id);
  }

  @FieldResolver(() => Int, { description: 'How many comments there are.' })
  commentCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return commentCount(context, id);
  }
}

async function markPost(context: Context, mark: Mark, id: string, isOn: boolean, info: GraphQLResolveInfo) {
  await shownPost(context, id);
  return (await findRow(context, Post, await setMark(context, mark, id, isOn), info))!;
}
