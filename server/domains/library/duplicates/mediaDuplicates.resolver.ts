import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, ArgsType, Ctx, Field, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { MediaItem } from '../media/mediaItem.entity.ts';
import { findMediaDuplicates } from './mediaDuplicates.ts';
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
      'Groups of media that are certain or likely duplicates, the group with the last added medium first. Contains only media of the kinds that the viewer may read.',
  })
  mediaDuplicates(
    @Args(() => DuplicatesArgs) params: DuplicatesArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<MediaDuplicatesPage> {
    return findMediaDuplicates(context, params, info);
  }

  @Allow('delete', 'MediaItem')
  @Mutation(() => MediaItem, {
    description:
      'Merges the media `fromIds` into the medium `intoId`, which must be of the same kind. Everything that uses the merged media (such as playlists, rundowns, emissions and carts) uses the medium `intoId` instead, comments on merged videos move to that medium, and the merged media move to the recycle bin. Requires the rights to update and delete media of that kind. BAD_USER_INPUT at each merged medium of another kind, such as `fromIds.2: different`, and with `intoId: notReady` when the file of that medium cannot be used.',
  })
  async mergeMedia(
    @Arg('intoId', () => ID, { description: 'Id of the `Medium` that remains after the merge.' })
    intoId: string,
    @Arg('fromIds', () => [ID], {
      description: 'Ids of the `Medium`s to merge into `intoId`, 1 to 50; they move to the recycle bin.',
    })
    fromIds: string[],
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await findRow(context, MediaItem, await mergeMedia(context, intoId, fromIds), info))!;
  }
}
