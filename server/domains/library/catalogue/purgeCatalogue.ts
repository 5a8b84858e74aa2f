import type { Context } from '../../../kit/context.ts';
import { filesOf } from '../../../kit/images/pictureFiles.ts';
import { scopeOf } from '../../../kit/read/reads.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { purgeRow } from '../../../kit/resource/recordedWrites.ts';
import { findNamedRows } from '../../../kit/resource/storedRows.ts';
import { publishMediaNamesChanged } from '../media/mediaEvents.ts';
import { Album } from './album.entity.ts';
import { Artiste } from './artiste.entity.ts';
import { albumCovers, artistePictures } from './cataloguePictures.ts';

/** Permanently deletes artistes of the recycle bin, then their pictures; their songs stay. */
export async function purgeArtistes(context: Context, ids: readonly string[]): Promise<string[]> {
  const rows = await purge(context, Artiste, ids);
  for (const { picture } of rows) await artistePictures.discard(filesOf(context), String(picture));
  return rows.map(({ id }) => String(id));
}

/** Permanently deletes albums of the recycle bin, then their covers; their songs stay. */
export async function purgeAlbums(context: Context, ids: readonly string[]): Promise<string[]> {
  const rows = await purge(context, Album, ids);
  for (const { cover } of rows) await albumCovers.discard(filesOf(context), String(cover));
  return rows.map(({ id }) => String(id));
}

async function purge(context: Context, entity: { name: string }, ids: readonly string[]) {
  const model = context.reads.models.of(entity);
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const rows = await findNamedRows(writing, model, ids, scopeOf(context, 'only'));
    for (const row of rows) await purgeRow(writing, model, row);
    await publishMediaNamesChanged(writing);
    return rows;
  });
}
