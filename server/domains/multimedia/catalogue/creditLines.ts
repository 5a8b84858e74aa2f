import { scopeOf } from '../../../kit/read/reads.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { readStoredRows, updateRow } from '../../../kit/write/rowWrites.ts';
import { Song } from '../media/song.entity.ts';
import { isMadeOf } from './credit.ts';

/** The names of all artistes of the songs of one, by song. */
export type NamesOfSongs = ReadonlyMap<number, readonly string[]>;

export async function namesOfSongs({ transaction }: Writing, artisteId: number): Promise<NamesOfSongs> {
  const rows = await transaction.rows(
    `select l.media_item_id, a.name from song_artistes l join artiste a on a.id = l.artiste_id
     where l.media_item_id in (select k.media_item_id from song_artistes k where k.artiste_id = ?)`,
    [artisteId],
  );
  const names = new Map<number, string[]>();
  for (const [id, name] of rows) names.set(Number(id), [...(names.get(Number(id)) ?? []), String(name)]);
  return names;
}

/** Writes another name into the credit lines of songs, where they only repeat the names of their artistes. */
export async function renameInCredits(
  { transaction, context }: Writing,
  songs: NamesOfSongs,
  [from, to]: [from: string, to: string],
): Promise<void> {
  if (from === to) return;
  const model = context.reads.models.of(Song);
  const stored = await readStoredRows(transaction, model, [...songs.keys()], scopeOf(context, 'shown'), '');
  for (const song of stored.values()) {
    const credit = String(song['credit']);
    if (credit === '' || !isMadeOf(credit, songs.get(song.id)!)) continue;
    await updateRow(transaction, model, song, { credit: credit.replace(from, () => to) });
  }
}
