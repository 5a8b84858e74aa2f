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
import { checkedInside } from '../../../../kit/resource/updateResolver.ts';
import { Allow } from '../../../../kit/rules/rule.ts';
import { editMedia } from './editMedia.ts';
import { MediaEdit } from './mediaEdit.inputs.ts';
import { MediaEditResult } from './mediaEdit.types.ts';
import { binMedia, purgeMedia, restoreMedia } from '../mediaBin.ts';
import { MediaItem } from '../mediaItem.entity.ts';
import { librarySearch } from '../../search/librarySearch.ts';

const ListArgs = listArgsOf(MediaItem);
const MediaItemPage = pageOf(MediaItem);
const which = 'Ids of 1 to 100 media, each a `Medium` of any kind that the viewer may delete.';
const idsOf = (rows: ReadonlyArray<{ id: number }>) => rows.map(({ id }) => String(id));

/** What is done with many media at once. */
@Resolver()
export class MediaBulkResolver {
  @Allow('update', 'MediaItem')
  @Mutation(() => MediaEditResult, {
    description:
      'Changes many media at once, for whoever may update each of their kinds: all of them, or none while anything is wrong with one. Says of each what changes and what is wrong, and with `apply: false` does nothing else.',
  })
  editMedia(
    @Arg('edits', () => [MediaEdit], {
      description: '1 to 1,000 media, each once, with the fields that change.',
      validateFn: checkedInside,
    })
    edits: MediaEdit[],
    @Arg('apply', () => Boolean, {
      description: 'Whether to make the changes, or only to say what they are.',
    })
    apply: boolean,
    @Ctx() context: Context,
  ): Promise<MediaEditResult> {
    return editMedia(context, edits, apply);
  }

  @Allow('delete', 'MediaItem')
  @Query(() => MediaItemPage, {
    description: 'A page of the recycle bin of the library, with every kind in it.',
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
      'Puts media into the recycle bin and gives back their ids: all of them, or none. IN_USE names one that something uses.',
  })
  async deleteMedia(
    @Arg('ids', () => [ID], { description: which }) ids: string[],
    @Ctx() context: Context,
  ): Promise<string[]> {
    return idsOf(await binMedia(context, ids));
  }

  @Allow('delete', 'MediaItem')
  @Mutation(() => [ID], {
    description: 'Takes media out of the recycle bin and gives back their ids: all of them, or none.',
  })
  async restoreMedia(
    @Arg('ids', () => [ID], { description: which }) ids: string[],
    @Ctx() context: Context,
  ): Promise<string[]> {
    return idsOf(await restoreMedia(context, ids));
  }

  @Allow('delete', 'MediaItem')
  @Mutation(() => [ID], {
    description:
      'Deletes media of the recycle bin for good, with their files, and gives back their ids: all of them, or none.',
  })
  async purgeMedia(
    @Arg('ids', () => [ID], { description: which }) ids: string[],
    @Ctx() context: Context,
  ): Promise<string[]> {
    return idsOf(await purgeMedia(context, ids));
  }
}
