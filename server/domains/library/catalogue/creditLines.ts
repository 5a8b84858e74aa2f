import { isSliceOver, nextSlice } from '../../../kit/eventLoop/timeSlice.ts';
import { publishPublicChange } from '../../../kit/pages/publicTypes.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { withDeleted } from '../../../kit/query/scopes.ts';
import { scopeOf } from '../../../kit/read/reads.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { readStoredRows, updateRow } from '../../../kit/write/rowWrites.ts';
import { Song } from '../media/kinds/songs/song.entity.ts';
import { isMadeOf } from './credit.ts';

/** Names of all artistes of each song, by song id. */
export type NamesOfSongs = ReadonlyMap<number, readonly string[]>;

const findCreditedSongs = query('library.findCreditedSongs', (db, { artiste }: Given<{ artiste: number }>) =>
  db
    .selectFrom('SongArtistes as link')
    .innerJoin(withDeleted('Artiste as artiste'), 'artiste.id', 'link.artiste')
    .select(['link.mediaItem as song', 'artiste.name'])
    .where('link.mediaItem', 'in', (songs) =>
      songs.selectFrom('SongArtistes as own').select('own.mediaItem').where('own.artiste', '=', artiste),
    ),
);

export async function findNamesOfSongs(writing: Writing, artiste: number): Promise<NamesOfSongs> {
  const rows = await findCreditedSongs.all(writing, { artiste });
  const names = new Map<number, string[]>();
  for (const { song, name } of rows) names.set(song, [...(names.get(song) ?? []), name]);
  return names;
}

/** Renames an artiste in credit lines of songs. Credit lines that contain more than the names of the song's artistes stay as they are. */
export async function renameInCredits(
  { transaction, context }: Writing,
  songs: NamesOfSongs,
  [from, to]: [from: string, to: string],
): Promise<void> {
  if (from === to) return;
  const model = context.reads.models.of(Song);
  const stored = await readStoredRows(transaction, model, [...songs.keys()], scopeOf(context, 'shown'), '');
  for (const song of stored.values()) {
    if (isSliceOver()) await nextSlice();
    const credit = String(song['credit']);
    if (credit === '' || !isMadeOf(credit, songs.get(song.id)!)) continue;
    await updateRow(transaction, model, song, { credit: credit.replace(from, () => to) });
  }
  await publishPublicChange(context.services, transaction, model.name, context.radioId);
}
