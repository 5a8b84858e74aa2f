import type { Context } from '../../../../kit/context.ts';
import type { Database } from '../../../../kit/database/database.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { acrossRadios, withDeleted } from '../../../../kit/query/scopes.ts';
import type { KnownPlaylist } from '../items/playlistItems.ts';
import { PlaylistContent } from '../playlistEnums.ts';
import type { Totals } from './smartQueries.ts';

type Numbers = Pick<KnownPlaylist, 'id' | 'mediaCount' | 'duration'>;

/** Stores the current totals of a smart playlist when its items are read. Stores nothing in "view as" mode. */
export async function refreshStoredTotals(
  { database, viewingAs }: Context,
  playlist: Numbers,
  now: Totals,
): Promise<void> {
  if (viewingAs === undefined) await storeTotals(database, playlist, now);
}

/** Stores the totals of a smart playlist. The version stays and no audit entry is written, because this is not an edit. */
export async function storeTotals(
  database: Database,
  { id, mediaCount, duration }: Numbers,
  now: Totals,
): Promise<void> {
  if (mediaCount === now.totalItems && duration === now.duration) return;
  await database.transaction(async (transaction) => {
    await updateTotals.write(transaction, { id, ...now });
  });
}

const updateTotals = query(
  'library.updatePlaylistTotals',
  (db, { id, totalItems, duration }: Given<Totals & { id: number }>) =>
    db
      .updateTable(acrossRadios(withDeleted('Playlist')))
      .set({ mediaCount: totalItems, duration })
      .where('id', '=', id)
      .where('content', '=', PlaylistContent.FOUND),
);
