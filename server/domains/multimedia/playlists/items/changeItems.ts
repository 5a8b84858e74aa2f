import { authorOf, record } from '../../../../kit/audit/audit.ts';
import { AuditAction } from '../../../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../../../kit/context.ts';
import type { Transaction } from '../../../../kit/database/database.ts';
import { invalidInput } from '../../../../kit/errors.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { findStored } from '../../../../kit/resource/writes.ts';
import type { Stored } from '../../../../kit/write/storedEntity.ts';
import { idList } from './idList.ts';
import type { Placed } from './itemOrder.ts';
import { Playlist } from '../playlist.entity.ts';
import { PlaylistContent } from '../playlistEnums.ts';
import { recountPlaylists } from '../recount.ts';

/** What a change of items is made in: the playlist is locked until it ends, so that each starts from the last. */
export interface ItemChange {
  transaction: Transaction;
  context: Context;
  playlist: Stored<Playlist>;
}

/** What the audit says of it, by property of an item: from, to. */
export type Told = Record<string, [unknown, unknown]>;

/**
 * Changes the chosen items of a playlist, in one transaction and one after the other: the list is locked, its numbers
 * are counted again, and what was done is told. The playlist's version is that of its settings, and stays. Gives its id.
 */
export function changeItems(
  context: Context,
  playlistId: string,
  work: (change: ItemChange) => Promise<Told>,
): Promise<number> {
  return inTransaction(context.database, async (transaction) => {
    const playlist = await findStored({ transaction, context }, Playlist, playlistId);
    if (playlist.content !== PlaylistContent.CHOSEN) throw invalidInput({ playlistId: 'foundItems' });
    const changes = await work({ transaction, context, playlist });
    await recountPlaylists(transaction, [playlist.id]);
    if (Object.keys(changes).length > 0) {
      const told = { action: AuditAction.UPDATED, subject: 'Playlist', subjectId: playlist.id, changes };
      await record(transaction, authorOf(context, 'Playlist'), told);
    }
    return playlist.id;
  });
}

/** All items in their order. */
export async function itemsInOrder({
  transaction,
  playlist,
}: ItemChange): Promise<Array<Placed & { media: number }>> {
  const rows = await transaction.rows(
    `select i.id, i.media_id, m.deleted_at is null from playlist_item i join media_item m on m.id = i.media_id
     where i.playlist_id = ? order by i.position, i.id`,
    [playlist.id],
  );
  return rows.map(([id, media, isShown]) => ({
    id: Number(id),
    media: Number(media),
    isShown: Boolean(isShown),
  }));
}

/** Gives the items the places 1, 2, 3 … in this order. */
export async function writeOrder(
  { transaction, context }: ItemChange,
  ids: readonly number[],
): Promise<void> {
  const { table, value } = idList(context.database.engine, ids);
  await transaction.run(
    `update playlist_item set position = ordered.place + 1 from ${table} ordered
     where playlist_item.id = ordered.id and position <> ordered.place + 1`,
    [value],
  );
}
