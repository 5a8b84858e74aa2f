import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../../../kit/context.ts';
import { notFound } from '../../../../kit/errors.ts';
import { condition } from '../../../../kit/query/condition.ts';
import type { Given } from '../../../../kit/query/query.ts';
import { compilePlan, type Row } from '../../../../kit/read/plan.ts';
import { findColumns, findRowsBy, parseId, scopeOf } from '../../../../kit/read/reads.ts';
import { emptySelection, selectionOf } from '../../../../kit/read/selection.ts';
import { MediaItem } from '../../media/mediaItem.entity.ts';
import type { Page } from '../../../../kit/list/listArgs.ts';
import { refreshStoredTotals } from '../smart/storedTotals.ts';
import { Playlist } from '../playlist.entity.ts';
import { PlaylistContent } from '../playlistEnums.ts';
import { PlaylistItem } from './playlistItem.entity.ts';
import type { SmartCriteria } from '../smart/smartCriteria.ts';
import { findSmartMedia, countSmartMedia, type Slice } from '../smart/smartQueries.ts';
import { noCues } from '../timing.ts';

/** Returns a playlist of the current radio with the source of its items; throws NOT_FOUND otherwise. */
export async function requirePlaylist(context: Context, id: string): Promise<KnownPlaylist> {
  const playlist = await findPlaylist(context, id);
  if (!playlist) throw notFound('Playlist');
  return playlist;
}

/** Returns a playlist of the current radio with the source of its items, or null. */
export async function findPlaylist(context: Context, id: string): Promise<KnownPlaylist | null> {
  const number = parseId(id);
  return number === undefined ? null : findColumns(context, Playlist, number, knownColumns);
}

const knownColumns = [
  'name',
  'content',
  'criteria',
  'enabled',
  'mediaCount',
  'duration',
  'order',
  'updatedAt',
] as const;

export type KnownPlaylist = Pick<Playlist, 'id' | (typeof knownColumns)[number]>;

/**
 * Returns a page of the items of a playlist, with the selected fields. The items of a smart playlist are the media that currently
 * match its criteria.
 */
export async function findItemPage(
  context: Context,
  playlist: KnownPlaylist,
  slice: Slice,
  info: GraphQLResolveInfo,
): Promise<Page<Row> & { duration: number }> {
  if (playlist.content === PlaylistContent.CHOSEN || !playlist.criteria) {
    const items = await findChosenRows(context, playlist.id, slice, info);
    return page(items, { totalItems: playlist.mediaCount, duration: playlist.duration });
  }
  const totals = await countSmartMedia(context, playlist.criteria);
  await refreshStoredTotals(context, playlist, totals);
  return page(await findSmartRows(context, playlist, playlist.criteria, slice, info), totals);
}

const page = (items: Row[], totals: { totalItems: number; duration: number }) => ({
  items,
  ...totals,
  totalIsExact: true,
});

/** Excludes items whose medium is in the recycle bin, and numbers the others without gaps. */
async function findChosenRows(
  context: Context,
  playlistId: number,
  { offset, count }: Slice,
  info: GraphQLResolveInfo,
): Promise<Row[]> {
  const page = { property: 'position', max: count, offset, path: ['items'] };
  const shown = isShownIn(context, { playlist: playlistId });
  const rows = await findRowsBy(context, PlaylistItem, page, info, shown);
  return rows.map((row, index) => ({ ...row, position: offset + index + 1 }));
}

const isShownIn = condition('PlaylistItem', (item, { playlist }: Given<{ playlist: number }>) =>
  item.and([
    item('t.playlist', '=', playlist),
    item.exists(
      item.selectFrom('MediaItem as medium').select('medium.id').whereRef('medium.id', '=', 't.media'),
    ),
  ]),
);

/**
 * Reads the items of a smart playlist, which are not stored. The id of an item consists of the playlist id
 * and the medium id.
 */
async function findSmartRows(
  context: Context,
  { id, updatedAt }: KnownPlaylist,
  criteria: SmartCriteria,
  slice: Slice,
  info: GraphQLResolveInfo,
): Promise<Row[]> {
  const { models } = context.reads;
  const selection = selectionOf(models.of(PlaylistItem), info, ['items']).toOne.get('media');
  const plan = compilePlan(models.of(MediaItem), selection ?? emptySelection(), scopeOf(context));
  const media = await findSmartMedia(context, criteria, slice, plan, info);
  return media.map((medium, index) => ({
    ...noCues,
    id: `${id}-${medium.id}` as never,
    version: 1,
    createdAt: updatedAt,
    updatedAt,
    position: slice.offset + index + 1,
    media: medium,
  }));
}
