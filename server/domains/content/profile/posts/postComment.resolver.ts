import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { notFound } from '../../../../kit/errors.ts';
import { TakesReaction } from '../../../../kit/reactions/takesReaction.ts';
import { Requires } from '../../../../kit/read/requires.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRow } from '../../../../kit/read/reads.ts';
import { Allow, allow } from '../../../../kit/rules/rule.ts';
import { CommentCount } from '../../comments/commentResolver.ts';
import { commentsOf } from '../../comments/commentsOf.ts';
import { PostCommentInput } from '../profile.inputs.ts';
import { Post } from './post.entity.ts';
import { mayDo } from './postAccess.ts';
import { PostComment } from './postComment.entity.ts';
import { shownPosts } from './postsOf.ts';
import { commentLikes } from './reactions.ts';

const onPosts = commentsOf<'Post'>({
  name: 'profile.postComment',
  comment: PostComment,
  about: Post,
  on: 'post',
  subject: 'Post',
  isModerated: false,
  seen: {
    condition: (context) => shownPosts(context, {}),
    about: ({ eb, or }) =>
      or([eb('about.text', '<>', ''), eb('about.picture', '<>', ''), eb('about.video', '<>', '')]),
    values: () => ({}),
  },
});

/** Comments on posts. Comments are read with their post, and so each mutation returns the post. */
@Resolver(() => PostComment)
@TakesReaction(PostComment, commentLikes, {
  rule: allow('read', 'Post'),
  mutation: {
    name: 'likePostComment',
    description: 'Likes a comment, or removes the like, as `isLiked` says. Idempotent.',
  },
  count: { name: 'likeCount', description: 'Number of likes.' },
  own: {
    name: 'isLiked',
    description: 'True when the viewer likes the comment.',
    argument: 'True to like, false to remove the like.',
  },
})
class PostCommentResolver {
  @Allow('create', 'Post')
  @Mutation(() => Post, {
    description:
      'Adds a comment of the viewer and returns the post. NOT_FOUND when the post does not exist, BAD_USER_INPUT with `text` when it is empty or too long.',
  })
  async addPostComment(
    @Arg('postId', () => ID, { description: 'Id of the `Post`.' }) postId: string,
    @Arg('input', () => PostCommentInput, { description: 'Comment to add.' }) { text }: PostCommentInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    await onPosts.add(context, postId, text, () => notFound('Post'));
    return (await findRow(context, Post, Number(postId), info))!;
  }

  @Allow('read', 'Post')
  @Mutation(() => Post, {
    description:
      'Deletes a comment and returns the post. People may delete their own comments, and any comment with the right to delete Post.',
  })
  async deletePostComment(
    @Arg('id', () => ID, { description: 'Id of the `PostComment`.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await findRow(context, Post, await onPosts.remove(context, id), info))!;
  }

  @Requires('author.id')
  @FieldResolver(() => Boolean, { description: 'True when the viewer may delete the comment.' })
  mayDelete(@Root() { author }: Row, @Ctx() context: Context): boolean {
    return mayDo(context, (author as Row).id, 'delete');
  }
}

export const postCommentResolvers = [PostCommentResolver, CommentCount(onPosts)];
