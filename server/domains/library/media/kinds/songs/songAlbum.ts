import { query, type Given } from '../../../../../kit/query/query.ts';
import { addRow } from '../../../../../kit/resource/recordedWrites.ts';
import type { Stored } from '../../../../../kit/write/storedEntity.ts';
import { Album } from '../../../catalogue/album.entity.ts';
import { nameKey } from '../../../catalogue/merging/nameKey.ts';
import { normaliseNames } from '../../editing/referenceInput.ts';
import type { SongPatch } from '../kinds.inputs.ts';
import type { MediaReferences } from '../../mediaReferences.ts';
import type { Song } from './song.entity.ts';

/**
 * Finds the album with a title to which a song will be assigned. Among several albums with the title, the current album of the
 * song comes first, then an album of one of its artistes, then a collection (an album without an artiste).
 */
export async function findAlbumByTitle(
  title: string,
  song: Stored<Song>,
  artistes: readonly number[],
  { writing }: MediaReferences,
): Promise<number | undefined> {
  const key = nameKey(title);
  // Titles without letters and digits have an empty key and must match exactly.
  const albums = (await findAlbumsByTitle.all(writing, { key })).filter(
    (album) => key || album.title === title,
  );
  const found =
    albums.find(({ id }) => id === Number(song.album)) ??
    albums.find(({ artiste }) => artiste !== null && artistes.includes(artiste)) ??
    albums.find(({ artiste }) => artiste === null);
  return found?.id;
}

const findAlbumsByTitle = query('library.findAlbumsByTitle', (db, { key }: Given<{ key: string }>) =>
  db.selectFrom('Album').select(['id', 'title', 'artiste']).where('titleKey', '=', key).orderBy('id'),
);

const findArtistesOfSong = query('library.findArtistesOfSong', (db, { song }: Given<{ song: number }>) =>
  db.selectFrom('SongArtistes').select('artiste').where('mediaItem', '=', song).orderBy('artiste'),
);

/** Finds the album with a title as `findAlbumByTitle` does, or creates it for the first artiste. */
export async function findOrCreateAlbum(
  title: string,
  song: Stored<Song>,
  artistes: readonly number[],
  references: MediaReferences,
): Promise<number> {
  const { writing } = references;
  const album = writing.context.reads.models.of(Album);
  return (
    (await findAlbumByTitle(title, song, artistes, references)) ??
    addRow(writing, album, { title, artiste: artistes[0] ?? null })
  );
}

/** Returns the ids of the artistes of a song after an edit, without those that do not exist yet. */
export async function artistesAfter(
  { artisteIds, artisteNames }: SongPatch,
  song: Stored<Song>,
  { writing, artistes }: MediaReferences,
): Promise<number[]> {
  if (artisteIds === undefined && artisteNames === undefined) {
    return (await findArtistesOfSong.all(writing, { song: song.id })).map(({ artiste }) => artiste);
  }
  const found = [];
  for (const id of artisteIds ?? []) found.push(await artistes.withId(id));
  for (const name of normaliseNames(artisteNames)) found.push(await artistes.called(name));
  return found.flatMap((artiste) => artiste?.id ?? []);
}
