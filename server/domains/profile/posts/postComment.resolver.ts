import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import { TakesReaction } from '../../../kit/reactions/takesReaction.ts';
import { Requires } from '../../../kit/read/requires.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { createEntity, removeEntity } from '../../../kit/resource/writes.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { Post } from './post.entity.ts';
import { mayDo, requireOwn, shownPost } from './postAccess.ts';
import { PostComment } from './postComment.entity.ts';
import { PostCommentInput } from '../profile.inputs.ts';
import { commentLikes, postLikes } from './reactions.ts';

@Resolver(() => PostComment)
@TakesReaction(PostComment, commentLikes, {
  rule: allow('read', 'Post'),
  mutation: {
    name: 'likePostComment',
    description: 'Likes a comment, or no longer. Fine when it is so already.',
  },
  count: { name: 'likeCount', description: 'How many people like it.' },
  own: {
    name: 'isLiked',
    description: 'Whether the viewer likes it.',
    argument: 'Whether the viewer is to like it.',
  },
})
export class PostCommentResolver {
  @Allow('create', 'Post')
  @Mutation(() => Post, {
    description:
      'Adds a comment of the viewer and gives back the post. NOT_FOUND when there is no such post, BAD_USER_INPUT with `text` when it says nothing, or too much.',
  })
  async addPostComment(
    @Arg('postId', () => ID, { description: 'Id of the `Post`.' }) postId: string,
    @Arg('input', () => PostCommentInput, { description: 'Its fields.' }) { text }: PostCommentInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const post = await shownPost(context, postId);
    await createEntity(context, PostComment, async (write) => {
      if (!(await postLikes.held.any(write, { id: post }))) throw notFound('Post');
      return { post, text, author: context.viewer!.userId };
    });
    return (await findRow(context, Post, post, info))!;
  }

  @Allow('read', 'Post')
  @Mutation(() => Post, {
    description: 'Deletes a comment and gives back the post: one’s own, or any for whoever may delete Post.',
  })
  async deletePostComment(
    @Arg('id', () => ID, { description: 'Id of the `PostComment`.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    let postId = 0;
    await removeEntity(context, PostComment, id, ({ author, post }) => {
      requireOwn(context, author, 'delete');
      postId = post;
    });
    return (await findRow(context, Post, postId, info))!;
  }

  @Requires('author.id')
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may delete it.' })
  mayDelete(@Root() { author }: Row, @Ctx() context: Context): boolean {
    return mayDo(context, (author as Row).id, 'delete');
  }
}
