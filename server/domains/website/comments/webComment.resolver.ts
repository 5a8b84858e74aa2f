import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRows } from '../../../kit/read/reads.ts';
import { ReadResolver } from '../../../kit/resource/resolvers/readResolver.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { deleteWebComments, moveWebComments } from './moderation.ts';
import { WebComment } from './webComment.entity.ts';
import { visibleWebComments } from './webCommentAccess.ts';
import { WebCommentStep } from './webCommentEnums.ts';

const idsDescription = 'Ids of 1 to 100 `WebComment`s.';

@Resolver(() => WebComment)
export class WebCommentResolver extends ReadResolver(WebComment, {
  where: visibleWebComments,
  forVisitors: true,
}) {
  @Allow('update', 'WebComment')
  @Mutation(() => [WebComment], {
    description:
      'Moves comments to another status, all or none, and returns them. Comments that already have the status stay unchanged.',
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
    return moved.flatMap((id) => rows.get(id) ?? []);
  }

  @Allow('delete', 'WebComment')
  @Mutation(() => [ID], {
    description: 'Deletes comments with their answers for good, all or none, and returns their ids.',
  })
  deleteWebComments(
    @Arg('ids', () => [ID], { description: idsDescription }) ids: string[],
    @Ctx() context: Context,
  ): Promise<string[]> {
    return deleteWebComments(context, ids);
  }
}
