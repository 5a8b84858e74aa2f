import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, ArgsType, Ctx, Field, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { MediaItem } from '../media/mediaItem.entity.ts';
import { mediaDuplicates } from './mediaDuplicates.ts';
import { MediaDuplicatesPage } from './mediaDuplicates.types.ts';
import { mergeMedia } from './mergeMedia.ts';

@ArgsType()
class DuplicatesArgs {
  @Field(() => Int, { defaultValue: 1, description: 'Page number, starting at 1.' })
  page!: number;

  @Field(() => Int, { defaultValue: 10, description: 'Groups on a page, 1 to 50.' })
  perPage!: number;
}

@Resolver()
export class MediaDuplicatesResolver {
  @Allow('read', 'MediaItem')
  @Query(() => MediaDuplicatesPage, {
    description:
      'Groups of media that are certain or likely duplicates; groups with the newest medium first.',
  })
  mediaDuplicates(
    @Args(() => DuplicatesArgs) params: DuplicatesArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<MediaDuplicatesPage> {
    return mediaDuplicates(context, params, info);
  }

  @Allow('delete', 'MediaItem')
  @Mutation(() => MediaItem, {
    description:
      'Merges several media of one kind into one. The remaining medium takes over the playlist items and comments of the others, which go into the recycle bin. Requires the rights to update and delete that kind. BAD_USER_INPUT at media of another kind, and with `intoId: notReady` when the remaining medium cannot be used.',
  })
  async mergeMedia(
    @Arg('intoId', () => ID, { description: 'Id of the `Medium` that stays.' }) intoId: string,
    @Arg('fromIds', () => [ID], {
      description: 'Ids of the `Medium`s that go into the recycle bin, 1 to 50.',
    })
    fromIds: string[],
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await findRow(context, MediaItem, await mergeMedia(context, intoId, fromIds), info))!;
  }
}
