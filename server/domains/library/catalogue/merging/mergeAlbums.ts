import type { Context } from '../../../../kit/context.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { withDeleted } from '../../../../kit/query/scopes.ts';
import { lockRowsToMerge } from '../../../../kit/resource/merging.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { publishMediaChanged } from '../../media/mediaEvents.ts';
import { Album } from '../album.entity.ts';
import { finishMerge } from './finishMerge.ts';

const moveSongs = query('library.moveSongs', (db, { from, into }: Given<{ from: number; into: number }>) =>
  db
    .updateTable(withDeleted('MediaItem'))
    .set(({ eb }) => ({ album: into, version: eb('version', '+', 1) }))
    .where('album', '=', from)
    .returning('id'),
);

/** Merges albums into the album `intoId`, which gets all their songs; returns its id. */
export function mergeAlbums(context: Context, intoId: string, fromIds: readonly string[]): Promise<number> {
  const model = context.reads.models.of(Album);
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const merged = await lockRowsToMerge(writing, model, intoId, fromIds);
    const songs: number[] = [];
    for (const from of merged.from) {
      const moved = await moveSongs.all(writing, { from: from.id, into: merged.into.id });
      songs.push(...moved.map(({ id }) => id));
    }
    const filled = ['artiste', 'year', 'label'];
    await finishMerge(writing, model, merged, { filled, picture: 'cover' });
    await publishMediaChanged(writing, songs);
    return merged.into.id;
  });
}
