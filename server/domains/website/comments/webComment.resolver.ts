import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { count, countOfEach } from '../../../kit/query/counts.ts';
import type { Given } from '../../../kit/query/query.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRows, rowsByIds } from '../../../kit/read/reads.ts';
import { ReadResolver } from '../../../kit/resource/resolvers/readResolver.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { Content } from '../contents/content.entity.ts';
import { deleteWebComments, moveWebComments } from './moderation.ts';
import { WebComment } from './webComment.entity.ts';
import { visibleWebComments } from './webCommentAccess.ts';
import { WebCommentStatus, WebCommentStep } from './webCommentEnums.ts';

const idsDescription = 'Ids of 1 to 100 `WebComment`s.';

@Resolver(() => WebComment)
export class WebCommentResolver extends ReadResolver(WebComment, {
  views: 'comments',
  roles: { staff: ['read'], editor: ['manage'] },
  where: visibleWebComments,
  forVisitors: true,
}) {
  @Allow('update', 'WebComment')
  @Mutation(() => [WebComment], {
    description:
      'Moves comments to another status, all or none, and returns them. Comments that already have the status stay unchanged. NOT_FOUND when one of the comments does not exist.',
  })
  async moveWebComments(
    @Arg('ids', () => [ID], { description: idsDescription }) ids: string[],
    @Arg('step', () => WebCommentStep, { description: 'Transition to make, such as APPROVE.' })
    step: WebCommentStep,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row[]> {
    const moved = await moveWebComments(context, ids, step);
    const rows = await findRows(context, WebComment, moved, info, []);
    return rowsByIds(rows, moved);
  }

  @Allow('delete', 'WebComment')
  @Mutation(() => [ID], {
    description:
      'Deletes comments and the answers to them for good, all or none, and returns the given ids. NOT_FOUND when one of the comments does not exist.',
  })
  deleteWebComments(
    @Arg('ids', () => [ID], { description: idsDescription }) ids: string[],
    @Ctx() context: Context,
  ): Promise<string[]> {
    return deleteWebComments(context, ids);
  }
}

const countApprovedComments = countOfEach(
  'website.countApprovedComments',
  (db, { of }: Given<{ of: number }>) =>
    db
      .selectFrom('WebComment')
      .select(count)
      .where('content', '=', of)
      .where('status', '=', WebCommentStatus.APPROVED),
);

/** Adds the number of comments to contents. */
@Resolver(() => Content)
export class ContentCommentsResolver {
  @FieldResolver(() => Int, { description: 'Number of approved comments, including answers.' })
  commentCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return countApprovedComments(context, id);
  }
}
