import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { checkListQuery } from '../../../../kit/list/listArgs.ts';
import { Requires } from '../../../../kit/read/requires.ts';
import { typedRow, type Row } from '../../../../kit/read/plan.ts';
import { findRow } from '../../../../kit/read/reads.ts';
import { Allow } from '../../../../kit/rules/rule.ts';
import { visibleRow } from '../../../../kit/rules/visibleRow.ts';
import { addItems } from './addItems.ts';
import { changeItems } from './changeItems.ts';
import { PlaylistItemPage } from './itemPage.ts';
import { moveItems, removeItems } from './moveItems.ts';
import { Playlist } from '../playlist.entity.ts';
import { PlaylistItem } from './playlistItem.entity.ts';
import { PlaylistItemPatch } from './playlistItem.inputs.ts';
import { findItemPage, requirePlaylist } from './playlistItems.ts';
import { radioDay } from '../default/radioDay.ts';
import { Timing, timingOf, type Cues } from '../timing.ts';
import { updateItem } from './updateItem.ts';

const ofChosen =
  'BAD_USER_INPUT with `playlistId: foundItems` for a smart playlist, whose items cannot be edited.';
const itemIdsOf = 'Ids of 1 to 1,000 `PlaylistItem`s; ids that are not in the playlist are ignored.';

@Resolver(() => PlaylistItem)
export class PlaylistItemResolver {
  @Allow('read', 'Playlist')
  @Query(() => PlaylistItemPage, {
    description:
      'Items of a playlist, sorted by `position`. A smart playlist has the media that currently match its criteria. Media in the recycle bin are left out.',
  })
  async playlistItems(
    @Arg('playlistId', () => ID, { description: 'Id of the `Playlist`; NOT_FOUND when it does not exist.' })
    playlistId: string,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number, starting at 1.' }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 50, description: 'Items on a page, 1 to 100.' })
    perPage: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    checkListQuery({ page, perPage });
    const playlist = await requirePlaylist(context, playlistId);
    return findItemPage(context, playlist, { offset: (page - 1) * perPage, count: perPage }, info);
  }

  @Requires(
    ...['cueIn', 'cueOut', 'fadeIn', 'fadeOut'].flatMap((name) => [name, `media.${name}`]),
    'media.duration',
  )
  @FieldResolver(() => Timing, { description: 'Effective cue points and fades of the item.' })
  timing(@Root() item: Row): Timing {
    return timingOf(typedRow<Cues>(item), item['media'] as Parameters<typeof timingOf>[1]);
  }

  @Allow('update', 'Playlist')
  @Mutation(() => Playlist, {
    description: `Adds media to a playlist, all or none. BAD_USER_INPUT at each medium that cannot be added, such as \`mediaIds.3\`: \`unknown\` also when the viewer may not read it, \`notReady\`, or \`outOfDays\` for an advert whose \`isValid\` is false; \`mediaIds: max\` beyond 10,000 items, those in the recycle bin included. ${ofChosen}`,
  })
  async addToPlaylist(
    @Arg('playlistId', () => ID, { description: 'Id of the `Playlist`.' }) playlistId: string,
    @Arg('mediaIds', () => [ID], {
      description: 'Ids of 1 to 1,000 `Medium`s to add, in this order; repetitions are allowed.',
    })
    mediaIds: string[],
    @Arg('at', () => Int, {
      nullable: true,
      description:
        'Position of the first added item, starting at 1; null or a position beyond the end means the end.',
    })
    at: number | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row | null> {
    const today = await radioDay(context);
    const id = await changeItems(context, playlistId, async (change) => ({
      media: [null, await addItems(change, mediaIds, at, today)],
    }));
    return findRow(context, Playlist, id, info);
  }

  @Allow('update', 'Playlist')
  @Mutation(() => Playlist, { description: `Removes items from a playlist. ${ofChosen}` })
  async removeFromPlaylist(
    @Arg('playlistId', () => ID, { description: 'Id of the `Playlist`.' }) playlistId: string,
    @Arg('itemIds', () => [ID], { description: itemIdsOf }) itemIds: string[],
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row | null> {
    const id = await changeItems(context, playlistId, (change) => removeItems(change, itemIds));
    return findRow(context, Playlist, id, info);
  }

  @Allow('update', 'Playlist')
  @Mutation(() => Playlist, {
    description: `Moves items together to another position, in their current order. Safe with concurrent moves: each one starts from the result of the previous. ${ofChosen}`,
  })
  async movePlaylistItems(
    @Arg('playlistId', () => ID, { description: 'Id of the `Playlist`.' }) playlistId: string,
    @Arg('itemIds', () => [ID], { description: itemIdsOf }) itemIds: string[],
    @Arg('to', () => Int, {
      description:
        'New position of the first moved item, starting at 1; a position beyond the end means the end.',
    })
    to: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row | null> {
    const id = await changeItems(context, playlistId, (change) => moveItems(change, itemIds, to));
    return findRow(context, Playlist, id, info);
  }

  @Allow('update', 'Playlist')
  @Mutation(() => Playlist, {
    description: `Removes all items from a playlist, also those whose medium is in the recycle bin. ${ofChosen}`,
  })
  async clearPlaylist(
    @Arg('playlistId', () => ID, { description: 'Id of the `Playlist`.' }) playlistId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row | null> {
    const id = await changeItems(context, playlistId, (change) => removeItems(change, 'all'));
    return findRow(context, Playlist, id, info);
  }

  @Allow('update', 'Playlist')
  @Mutation(() => PlaylistItem, {
    description:
      'Sets cue points and fades of a playlist item; the medium stays as it is. NOT_FOUND for an item of a smart playlist, or with a medium in the recycle bin. CONFLICT, with the stored item as `current`, when the item has changed since `version`.',
  })
  async updatePlaylistItem(
    @Arg('id', () => ID, { description: 'Id of the `PlaylistItem`.' }) id: string,
    @Arg('version', () => Int, { description: 'Version that the change is based on.' }) version: number,
    @Arg('input', () => PlaylistItemPatch, {
      description: 'The fields to change; absent fields stay as they are.',
      validateFn: () => {},
    })
    input: PlaylistItemPatch,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row | null> {
    const current = async (itemId: number) =>
      visibleRow(info, await findRow(context, PlaylistItem, itemId, info), context.abilities);
    return findRow(context, PlaylistItem, await updateItem(context, { id, version, current }, input), info);
  }
}
