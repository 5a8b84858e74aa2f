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
import { keepFoundTotals } from '../smart/foundTotals.ts';
import { Playlist } from '../playlist.entity.ts';
import { PlaylistContent } from '../playlistEnums.ts';
import { PlaylistItem } from './playlistItem.entity.ts';
import type { SmartCriteria } from '../smart/smartCriteria.ts';
import { smartRows, smartTotals, type Slice } from '../smart/smartFinds.ts';
import { noCues } from '../timing.ts';

/** A playlist of the current radio with what its items come from, or NOT_FOUND. */
export async function knownPlaylist(context: Context, id: string): Promise<KnownPlaylist> {
  const playlist = await playlistById(context, id);
  if (!playlist) throw notFound('Playlist');
  return playlist;
}

/** The same, or null. */
export async function playlistById(context: Context, id: string): Promise<KnownPlaylist | null> {
  const number = parseId(id);
  const row = number === undefined ? null : await findColumns(context, Playlist, number, knownColumns);
  return row as unknown as KnownPlaylist | null;
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

/** A page of the items of a playlist as a field asks for them: those that were chosen, or what is found now. */
export async function itemPage(
  context: Context,
  playlist: KnownPlaylist,
  stretch: Slice,
  info: GraphQLResolveInfo,
): Promise<Page<Row> & { duration: number }> {
  if (playlist.content === PlaylistContent.CHOSEN || !playlist.criteria) {
    const items = await chosenRows(context, playlist.id, stretch, info);
    return page(items, { totalItems: playlist.mediaCount, duration: playlist.duration });
  }
  const totals = await smartTotals(context, playlist.criteria);
  await keepFoundTotals(context, playlist, totals);
  return page(await foundRows(context, playlist, playlist.criteria, stretch, info), totals);
}

const page = (items: Row[], totals: { totalItems: number; duration: number }) => ({
  items,
  ...totals,
  totalIsExact: true,
});

/** What is in the recycle bin is passed over, and the places are those that people see. */
async function chosenRows(
  context: Context,
  playlistId: number,
  { offset, count }: Slice,
  info: GraphQLResolveInfo,
): Promise<Row[]> {
  const page = { property: 'position', max: count, offset, path: ['items'] };
  const shown = shownIn(context, { playlist: playlistId });
  const rows = await findRowsBy(context, PlaylistItem, page, info, shown);
  return rows.map((row, index) => ({ ...row, position: offset + index + 1 }));
}

const shownIn = condition('PlaylistItem', (item, { playlist }: Given<{ playlist: number }>) =>
  item.and([
    item('t.playlist', '=', playlist),
    item.exists(
      item.selectFrom('MediaItem as medium').select('medium.id').whereRef('medium.id', '=', 't.media'),
    ),
  ]),
);

/** A medium that is found stands at a place that is stored nowhere: its id names the playlist and the medium. */
async function foundRows(
  context: Context,
  { id, updatedAt }: KnownPlaylist,
  criteria: SmartCriteria,
  stretch: Slice,
  info: GraphQLResolveInfo,
): Promise<Row[]> {
  const { models } = context.reads;
  const asked = selectionOf(models.of(PlaylistItem), info, ['items']).one.get('media');
  const plan = compilePlan(models.of(MediaItem), asked ?? emptySelection(), scopeOf(context));
  const media = await smartRows(context, criteria, stretch, plan, info);
  return media.map((medium, index) => ({
    ...noCues,
    id: `${id}-${medium.id}` as never,
    version: 1,
    createdAt: updatedAt,
    updatedAt,
    position: stretch.offset + index + 1,
    media: medium,
  }));
}
