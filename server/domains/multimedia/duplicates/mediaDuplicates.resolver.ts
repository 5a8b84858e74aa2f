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
  @Field(() => Int, { defaultValue: 1, description: 'Which page, from 1.' })
  page!: number;

  @Field(() => Int, { defaultValue: 10, description: 'Groups on a page, 1 to 50.' })
  perPage!: number;
}

@Resolver()
export class MediaDuplicatesResolver {
  @Allow('read', 'MediaItem')
  @Query(() => MediaDuplicatesPage, {
    description:
      'Media that are in the library twice, or likely to be, in groups; those with the newest first.',
  })
  mediaDuplicates(
    @Args(() => DuplicatesArgs) asked: DuplicatesArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<MediaDuplicatesPage> {
    return mediaDuplicates(context, asked, info);
  }

  @Allow('delete', 'MediaItem')
  @Mutation(() => MediaItem, {
    description:
      'Keeps one of several media of a kind, for whoever may update and delete that kind: the places of the others in playlists, and comments on them, become its own, and they go into the recycle bin. BAD_USER_INPUT names one of another kind, and with `keepId: notReady` what cannot be used.',
  })
  async mergeMedia(
    @Arg('keepId', () => ID, { description: 'Id of the `Medium` that stays.' }) keepId: string,
    @Arg('otherIds', () => [ID], { description: 'Id of each `Medium` that goes, 1 to 50.' })
    otherIds: string[],
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await findRow(context, MediaItem, await mergeMedia(context, keepId, otherIds), info))!;
  }
}
