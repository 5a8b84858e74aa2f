import { authorOf, record } from '../../../../kit/audit/audit.ts';
import { AuditAction } from '../../../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../../../kit/context.ts';
import type { Transaction } from '../../../../kit/database/database.ts';
import { invalidInput } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { acrossRadios, withDeleted } from '../../../../kit/query/scopes.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { findStored } from '../../../../kit/resource/writes.ts';
import type { Stored } from '../../../../kit/write/storedEntity.ts';
import type { OrderedItem } from './reorderItems.ts';
import { Playlist } from '../playlist.entity.ts';
import { PlaylistContent } from '../playlistEnums.ts';
import { numberPositions, positionRows, type Position } from './positions.ts';
import { recountPlaylists } from '../recountPlaylists.ts';

/** Transaction in which the items of a playlist change; the playlist is locked until it ends. */
export interface ItemChange {
  transaction: Transaction;
  context: Context;
  playlist: Stored<Playlist>;
}

/** Audited changes of an item: previous and new value by property. */
export type AuditChanges = Record<string, [unknown, unknown]>;

/**
 * Changes the items of a hand-picked playlist in one transaction; returns the playlist id. Locks the playlist, recomputes its
 * item count and duration, and writes the audit entry. Rejects smart playlists. The version of the playlist stays, because it
 * covers only the settings of the playlist.
 */
export function changeItems(
  context: Context,
  playlistId: string,
  work: (change: ItemChange) => Promise<AuditChanges>,
): Promise<number> {
  return inTransaction(context.database, async (transaction) => {
    const playlist = await findStored({ transaction, context }, Playlist, playlistId);
    if (playlist.content !== PlaylistContent.CHOSEN) throw invalidInput({ playlistId: 'foundItems' });
    const changes = await work({ transaction, context, playlist });
    await recountPlaylists(transaction, [playlist.id]);
    if (Object.keys(changes).length > 0) {
      const entry = { action: AuditAction.UPDATED, subject: 'Playlist', subjectId: playlist.id, changes };
      await record(transaction, authorOf(context, 'Playlist'), entry);
    }
    return playlist.id;
  });
}

/** Returns all items of the playlist by position, including those whose medium is in the recycle bin. */
export const findItemsInOrder = async (change: ItemChange): Promise<Array<OrderedItem & { media: number }>> =>
  findOrderedItems.all(change, { playlist: change.playlist.id });

const findOrderedItems = query('library.findOrderedItems', (db, { playlist }: Given<{ playlist: number }>) =>
  db
    .selectFrom('PlaylistItem as item')
    .innerJoin(withDeleted('MediaItem as medium'), 'medium.id', 'item.media')
    .select(['item.id', 'item.media'])
    .select(({ eb }) => eb('medium.deletedAt', 'is', null).$castTo<boolean>().as('isShown'))
    .where('item.playlist', '=', playlist)
    .orderBy('item.position')
    .orderBy('item.id'),
);

/** Sets the positions of the items with these ids to 1, 2, 3 … in this order. */
export async function writeOrder(change: ItemChange, ids: readonly number[]): Promise<void> {
  await updatePositions.write(change, { order: numberPositions(ids) });
}

const updatePositions = query('library.updateItemPositions', (db, { order }: Given<{ order: Position[] }>) =>
  db
    // Without `acrossRadios`, SQLite would search the list of positions once for each item of the radio.
    .updateTable(acrossRadios('PlaylistItem'))
    .from(positionRows(order).as('ordered'))
    .set(({ ref }) => ({ position: ref('ordered.position') }))
    .whereRef('PlaylistItem.id', '=', 'ordered.id')
    .whereRef('PlaylistItem.position', '<>', 'ordered.position'),
);
