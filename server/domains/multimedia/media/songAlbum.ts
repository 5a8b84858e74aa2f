import { addRow } from '../../../kit/resource/recordedWrites.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { Album } from '../catalogue/album.entity.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { givenNames } from './givenNames.ts';
import type { SongPatch } from './kinds.inputs.ts';
import type { MediaShelf } from './mediaShelf.ts';
import type { Song } from './song.entity.ts';

/**
 * The album that a song is put on by its title. Many albums are called alike: the one that it is on already comes first,
 * then one of its artistes, then a collection.
 */
export async function albumTitled(
  title: string,
  song: Stored<Song>,
  artistes: readonly number[],
  { writing }: MediaShelf,
): Promise<number | undefined> {
  const key = nameKey(title);
  const rows = await writing.transaction.rows(
    'select id, title, artiste_id from album where radio_id = ? and title_key = ? and deleted_at is null order by id',
    [writing.context.radioId ?? -1, key],
  );
  const albums = rows
    .map(([id, known, artiste]) => ({ id: Number(id), known, artiste: artiste && Number(artiste) }))
    // A title without letters or digits is the same only when it is written the same.
    .filter(({ known }) => key || known === title);
  const found =
    albums.find(({ id }) => id === Number(song.album)) ??
    albums.find(({ artiste }) => artistes.includes(Number(artiste))) ??
    albums.find(({ artiste }) => artiste === null);
  return found?.id;
}

/** The same; where there is none it is made, as one of the first artiste's. */
export async function albumTitledOrMade(
  title: string,
  song: Stored<Song>,
  artistes: readonly number[],
  shelf: MediaShelf,
): Promise<number> {
  const { writing } = shelf;
  const album = writing.context.reads.models.of(Album);
  return (
    (await albumTitled(title, song, artistes, shelf)) ??
    addRow(writing, album, { title, artiste: artistes[0] ?? null })
  );
}

/** The artistes that a song has once it is changed, but for those that would have to be made. */
export async function artistesAfter(
  { artisteIds, artisteNames }: SongPatch,
  song: Stored<Song>,
  { writing, artistes }: MediaShelf,
): Promise<number[]> {
  if (artisteIds === undefined && artisteNames === undefined) {
    const sql = 'select artiste_id from song_artistes where media_item_id = ? order by artiste_id';
    return (await writing.transaction.rows(sql, [song.id])).map(([id]) => Number(id));
  }
  const found = [];
  for (const id of artisteIds ?? []) found.push(await artistes.withId(id));
  for (const name of givenNames(artisteNames)) found.push(await artistes.called(name));
  return found.flatMap((artiste) => artiste?.id ?? []);
}
