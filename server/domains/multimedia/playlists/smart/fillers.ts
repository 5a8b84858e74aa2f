import type { Context } from '../../../../kit/context.ts';
import type { RawRow } from '../../../../kit/database/database.ts';
import { nameKey } from '../../catalogue/nameKey.ts';
import { isValidOn } from '../../media/kinds/publicityValidity.ts';
import { creditedKeys } from '../items/creditedKeys.ts';
import { idList } from '../items/idList.ts';
import type { KnownPlaylist } from '../items/playlistItems.ts';
import { radioDay } from '../default/radioDay.ts';
import { mediumLength, playedLength } from '../recount.ts';
import type { Separable } from './separation.ts';
import { smartIds } from './smartFinds.ts';

/** Something of a playlist that can play now. */
export interface Filler extends Separable {
  media: number;
  /** Milliseconds from cue to cue, never 0. */
  length: number;
}

/** The most of a playlist that is looked at. */
const most = 10_000;

/** What of a playlist can play today, in its order. */
export async function fillersOf(context: Context, playlist: KnownPlaylist): Promise<Filler[]> {
  const rows = playlist.criteria
    ? await foundRows(context, playlist.criteria)
    : await chosenRows(context, playlist.id);
  const artistes = await artistesOf(
    context,
    rows.map(([, media]) => Number(media)),
  );
  return rows
    .map(([id, media, title, credit, length]) => ({
      id: Number(id),
      media: Number(media),
      // A title of signs alone is like no other.
      title: nameKey(String(title)) || `#${Number(media)}`,
      artistes: artistes.get(Number(media)) ?? creditedKeys(String(credit)),
      length: Number(length),
    }))
    .filter(({ length }) => length > 0);
}

async function chosenRows(context: Context, playlistId: number): Promise<RawRow[]> {
  const today = await radioDay(context);
  return context.database.rows(
    `select i.id, m.id, m.title, m.credit, ${playedLength()} from playlist_item i join media_item m on m.id = i.media_id
     where i.playlist_id = ? and m.deleted_at is null and m.state = 'READY' and ${isValidOn('m')}
     order by i.position, i.id limit ?`,
    [playlistId, today, today, most],
  );
}

async function foundRows(
  context: Context,
  criteria: NonNullable<KnownPlaylist['criteria']>,
): Promise<RawRow[]> {
  const { table, value } = idList(context.database.engine, await smartIds(context, criteria, most));
  return context.database.rows(
    `select t.id, t.id, t.title, t.credit, ${mediumLength()} from ${table} found join media_item t on t.id = found.id
     order by found.place`,
    [value],
  );
}

/** By medium, where the library knows who made it. */
async function artistesOf(context: Context, mediaIds: readonly number[]): Promise<Map<number, string[]>> {
  const { table, value } = idList(context.database.engine, mediaIds);
  const rows = await context.database.rows(
    `select l.media_item_id, a.name_key from song_artistes l join artiste a on a.id = l.artiste_id
     where l.media_item_id in (select id from ${table} listed)`,
    [value],
  );
  const known = new Map<number, string[]>();
  for (const [media, key] of rows) {
    const keys = known.get(Number(media)) ?? [];
    if (key !== '') keys.push(String(key));
    known.set(Number(media), keys);
  }
  return known;
}
