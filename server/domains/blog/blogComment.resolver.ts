import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../kit/context.ts';
import { invalidInput } from '../../kit/errors.ts';
import { Requires } from '../../kit/read/requires.ts';
import type { Row } from '../../kit/read/plan.ts';
import { findRow } from '../../kit/read/reads.ts';
import { ReadResolver } from '../../kit/resource/readResolver.ts';
import { changeEntity, createEntity, removeEntity } from '../../kit/resource/writes.ts';
import { Allow } from '../../kit/rules/rule.ts';
import { visibleRow } from '../../kit/rules/visibleRow.ts';
import { BlogCommentInput } from './blog.inputs.ts';
import { requireMayDeleteComment, requireSeenComment, seenPost, visibleComments } from './blogAccess.ts';
import { BlogComment } from './blogComment.entity.ts';

@Resolver(() => BlogComment)
export class BlogCommentResolver extends ReadResolver(BlogComment, { where: visibleComments }) {
  @Requires('author.id')
  @FieldResolver(() => Boolean, { description: 'Whether the viewer wrote it.' })
  isMine(@Root() { author }: Row, @Ctx() { viewer }: Context): boolean {
    return (author as Row).id === viewer?.userId;
  }

  @Allow('create', 'BlogComment')
  @Mutation(() => BlogComment, {
    description: 'Adds a comment of the viewer. BAD_USER_INPUT with `postId` when they see no such article.',
  })
  async createBlogComment(
    @Arg('input', () => BlogCommentInput, { description: 'Its fields.' }) { postId, text }: BlogCommentInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const post = await seenPost(context, postId).catch(() => {
      throw invalidInput({ postId: 'unknown' });
    });
    const values = { post, text, author: context.viewer!.userId };
    return (await findRow(
      context,
      BlogComment,
      await createEntity(context, BlogComment, () => values),
      info,
    ))!;
  }

  @Allow('update', 'BlogComment')
  @Mutation(() => BlogComment, {
    description:
      'Hides a comment from readers, or shows it again. CONFLICT, with the row as `current`, when it changed since `version`.',
  })
  async setBlogCommentActive(
    @Arg('id', () => ID, { description: 'Id of the `BlogComment`.' }) id: string,
    @Arg('version', () => Int, { description: 'The version that the change started from.' }) version: number,
    @Arg('active', () => Boolean, { description: 'Whether readers see it.' }) active: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    await requireSeenComment(context, id);
    const current = async (rowId: number) =>
      visibleRow(info, await findRow(context, BlogComment, rowId, info), context.abilities);
    const rowId = await changeEntity(context, BlogComment, { id, version, current }, () => ({ active }));
    return (await findRow(context, BlogComment, rowId, info))!;
  }

  @Allow('read', 'BlogComment')
  @Mutation(() => ID, {
    description:
      'Deletes a comment and gives back its id: one’s own, or any for whoever may delete BlogComment.',
  })
  async deleteBlogComment(
    @Arg('id', () => ID, { description: 'Id of the `BlogComment`.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    await requireMayDeleteComment(context, id);
    await removeEntity(context, BlogComment, id, () => {});
    return id;
  }
}
