import type { Context } from '../../../kit/context.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import type { StoredRow } from '../../../kit/write/rowWrites.ts';
import { Artiste } from './artiste.entity.ts';
import { namesOfSongs, renameInCredits } from './creditLines.ts';
import { finishMerge, rowsToMerge } from './mergeRows.ts';

/** Makes one artiste of several: songs and albums become those of the first. Gives its id and the songs that changed. */
export function mergeArtistes(context: Context, intoId: string, fromIds: readonly string[]) {
  const model = context.reads.models.of(Artiste);
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const merged = await rowsToMerge(writing, model, intoId, fromIds);
    const songs: number[] = [];
    for (const from of merged.from) songs.push(...(await moveSongs(writing, from, merged.into)));
    for (const from of merged.from) await moveAlbums(writing, from, merged.into);
    await finishMerge(writing, model, merged, { filled: ['biography'], picture: 'picture' });
    return { id: merged.into.id, songs: [...new Set(songs)] };
  });
}

/** Moves the songs of one artiste to another, with the name in those credit lines that only repeat the artistes. */
async function moveSongs(writing: Writing, from: StoredRow, into: StoredRow): Promise<number[]> {
  const { transaction } = writing;
  const names = await namesOfSongs(writing, from.id);
  await transaction.run(
    `insert into song_artistes (media_item_id, artiste_id)
     select l.media_item_id, cast(? as integer) from song_artistes l where l.artiste_id = ?
       and not exists (select 1 from song_artistes k where k.media_item_id = l.media_item_id and k.artiste_id = ?)`,
    [into.id, from.id, into.id],
  );
  await transaction.run('delete from song_artistes where artiste_id = ?', [from.id]);
  await renameInCredits(writing, names, [String(from['name']), String(into['name'])]);
  return [...names.keys()];
}

async function moveAlbums({ transaction }: Writing, from: StoredRow, into: StoredRow): Promise<void> {
  await transaction.run('update album set artiste_id = ?, version = version + 1 where artiste_id = ?', [
    into.id,
    from.id,
  ]);
}
