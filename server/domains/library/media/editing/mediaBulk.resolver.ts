import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { findPage } from '../../../../kit/list/findPage.ts';
import {
  checkListQuery,
  listArgsOf,
  pageOf,
  type ListQuery,
  type Page,
} from '../../../../kit/list/listArgs.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { checkedInside } from '../../../../kit/resource/resolvers/updateResolver.ts';
import { Allow } from '../../../../kit/rules/rule.ts';
import { editMedia } from './editMedia.ts';
import { MediaEdit } from './mediaEdit.inputs.ts';
import { MediaEditResult } from './mediaEdit.types.ts';
import { moveMediaToBin, purgeMedia, restoreMedia } from '../mediaBin.ts';
import { MediaItem } from '../mediaItem.entity.ts';
import { librarySearch } from '../../search/librarySearch.ts';

const ListArgs = listArgsOf(MediaItem);
const MediaItemPage = pageOf(MediaItem);
const idsDescription = 'Ids of 1 to 100 media, each a `Medium` of any kind that the viewer may delete.';
const idsOf = (rows: ReadonlyArray<{ id: number }>) => rows.map(({ id }) => String(id));

/** Operations on many media at once. */
@Resolver()
export class MediaBulkResolver {
  @Allow('update', 'MediaItem')
  @Mutation(() => MediaEditResult, {
    description:
      'Changes many media at once: all, or none when one has a problem or conflict. Returns the changes and problems of each medium; with `apply: false` nothing is written. Requires the right to update each kind of the media.',
  })
  editMedia(
    @Arg('edits', () => [MediaEdit], {
      description: 'Changed fields of 1 to 1,000 media; each medium once.',
      validateFn: checkedInside,
    })
    edits: MediaEdit[],
    @Arg('apply', () => Boolean, {
      description: 'True to write the changes, false for a preview.',
    })
    apply: boolean,
    @Ctx() context: Context,
  ): Promise<MediaEditResult> {
    return editMedia(context, edits, apply);
  }

  @Allow('delete', 'MediaItem')
  @Query(() => MediaItemPage, {
    description: 'Page of the recycle bin of the library, with media of all kinds that the viewer may read.',
  })
  deletedMediaItems(
    @Args(() => ListArgs, { validateFn: (query) => checkListQuery(query as ListQuery) }) query: ListQuery,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<Row>> {
    return findPage(context, MediaItem, query, info, { deleted: 'only', searchLanguage: librarySearch });
  }

  @Allow('delete', 'MediaItem')
  @Mutation(() => [ID], {
    description:
      'Moves media to the recycle bin, all or none, and returns their ids. IN_USE when one of them is in use.',
  })
  async deleteMedia(
    @Arg('ids', () => [ID], { description: idsDescription }) ids: string[],
    @Ctx() context: Context,
  ): Promise<string[]> {
    return idsOf(await moveMediaToBin(context, ids));
  }

  @Allow('delete', 'MediaItem')
  @Mutation(() => [ID], {
    description: 'Restores media from the recycle bin, all or none, and returns their ids.',
  })
  async restoreMedia(
    @Arg('ids', () => [ID], { description: idsDescription }) ids: string[],
    @Ctx() context: Context,
  ): Promise<string[]> {
    return idsOf(await restoreMedia(context, ids));
  }

  @Allow('delete', 'MediaItem')
  @Mutation(() => [ID], {
    description:
      'Permanently deletes media of the recycle bin with their files, all or none, and returns their ids.',
  })
  async purgeMedia(
    @Arg('ids', () => [ID], { description: idsDescription }) ids: string[],
    @Ctx() context: Context,
  ): Promise<string[]> {
    return idsOf(await purgeMedia(context, ids));
  }
}
