import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { checkListQuery } from '../../../../kit/list/listArgs.ts';
import { Requires } from '../../../../kit/read/requires.ts';
import type { Row } from '../../../../kit/read/plan.ts';
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
import { itemPage, knownPlaylist } from './playlistItems.ts';
import { radioDay } from '../default/radioDay.ts';
import { Timing, timingOf } from '../timing.ts';
import { updateItem } from './updateItem.ts';

const ofChosen =
  'BAD_USER_INPUT with `playlistId: foundItems` for a smart playlist, whose items nobody chooses.';
const itemIdsOf = 'Id of each `PlaylistItem`, at most 1,000; those that are gone already are passed over.';

@Resolver(() => PlaylistItem)
export class PlaylistItemResolver {
  @Allow('read', 'Playlist')
  @Query(() => PlaylistItemPage, {
    description:
      'The items of a playlist in their order: what was chosen, or, of a smart playlist, what fits its criteria now. What is in the recycle bin is left out.',
  })
  async playlistItems(
    @Arg('playlistId', () => ID, { description: 'Id of the `Playlist`; NOT_FOUND when there is none.' })
    playlistId: string,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Which page, from 1.' }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 50, description: 'Items on a page, 1 to 100.' })
    perPage: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    checkListQuery({ page, perPage });
    const playlist = await knownPlaylist(context, playlistId);
    return itemPage(context, playlist, { offset: (page - 1) * perPage, count: perPage }, info);
  }

  @Requires(
    ...['cueIn', 'cueOut', 'fadeIn', 'fadeOut'].flatMap((name) => [name, `media.${name}`]),
    'media.duration',
  )
  @FieldResolver(() => Timing, { description: 'From where to where it plays here, and with which fades.' })
  timing(@Root() item: Row): Timing {
    return timingOf(item as never, item['media'] as never);
  }

  @Allow('update', 'Playlist')
  @Mutation(() => Playlist, {
    description: `Puts media into a playlist, all of them or none. BAD_USER_INPUT names each that cannot be, as \`mediaIds.3\`: \`unknown\`, \`notReady\`, or \`outOfDays\` for a publicity outside of its days; \`mediaIds: max\` beyond 10,000 items. ${ofChosen}`,
  })
  async addToPlaylist(
    @Arg('playlistId', () => ID, { description: 'Id of the `Playlist`.' }) playlistId: string,
    @Arg('mediaIds', () => [ID], {
      description:
        'What to put there: ids of 1 to 1,000 media, each a `Medium`, in this order; one may come several times.',
    })
    mediaIds: string[],
    @Arg('at', () => Int, {
      nullable: true,
      description: 'The place of the first of them, from 1; at the end when null or beyond it.',
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
  @Mutation(() => Playlist, { description: `Takes items out of a playlist. ${ofChosen}` })
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
    description: `Puts items together at another place, in the order that they have. Safe when several people do so at once: each move starts from the last. ${ofChosen}`,
  })
  async movePlaylistItems(
    @Arg('playlistId', () => ID, { description: 'Id of the `Playlist`.' }) playlistId: string,
    @Arg('itemIds', () => [ID], { description: itemIdsOf }) itemIds: string[],
    @Arg('to', () => Int, {
      description: 'The place that the first of them has afterwards, from 1; the end when beyond it.',
    })
    to: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row | null> {
    const id = await changeItems(context, playlistId, (change) => moveItems(change, itemIds, to));
    return findRow(context, Playlist, id, info);
  }

  @Allow('update', 'Playlist')
  @Mutation(() => Playlist, { description: `Takes all items out of a playlist. ${ofChosen}` })
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
      'Cuts and fades a medium at its place in a playlist; the medium stays as it is. CONFLICT, with the item as `current`, when it changed since `version`.',
  })
  async updatePlaylistItem(
    @Arg('id', () => ID, { description: 'Id of the `PlaylistItem`.' }) id: string,
    @Arg('version', () => Int, { description: 'The version that the change started from.' }) version: number,
    @Arg('input', () => PlaylistItemPatch, { description: 'The fields to change.', validateFn: () => {} })
    input: PlaylistItemPatch,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row | null> {
    const current = async (itemId: number) =>
      visibleRow(info, await findRow(context, PlaylistItem, itemId, info), context.abilities);
    return findRow(context, PlaylistItem, await updateItem(context, { id, version, current }, input), info);
  }
}
