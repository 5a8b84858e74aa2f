import type { Context } from '../../../kit/context.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { Album } from './album.entity.ts';
import { finishMerge, rowsToMerge } from './mergeRows.ts';

/** Makes one album of several: their songs are on the first. Gives its id and the songs that changed. */
export function mergeAlbums(context: Context, intoId: string, fromIds: readonly string[]) {
  const model = context.reads.models.of(Album);
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const merged = await rowsToMerge(writing, model, intoId, fromIds);
    const songs: number[] = [];
    for (const from of merged.from) {
      const moved = await transaction.rows(
        'update media_item set album_id = ?, version = version + 1 where album_id = ? returning id',
        [merged.into.id, from.id],
      );
      songs.push(...moved.map(([id]) => Number(id)));
    }
    const filled = ['artiste', 'year', 'label'];
    await finishMerge(writing, model, merged, { filled, picture: 'cover' });
    return { id: merged.into.id, songs };
  });
}
