import type { FieldProblems } from '../../../../../kit/errors.ts';
import { query, type Given } from '../../../../../kit/query/query.ts';
import { withDeleted } from '../../../../../kit/query/scopes.ts';
import type { Stored } from '../../../../../kit/write/storedEntity.ts';
import { creditOf, isMadeOf } from '../../../catalogue/credit.ts';
import type { SongPatch } from '../kinds.inputs.ts';
import { normaliseNames, problemsOfNames, rowsOfNames } from '../../editing/referenceInput.ts';
import type { MediaReferences } from '../../mediaReferences.ts';
import type { Song } from './song.entity.ts';
import { findAlbumByTitle, findOrCreateAlbum, artistesAfter } from './songAlbum.ts';

const artistesOf = ({ artisteIds, artisteNames }: SongPatch) => ({ ids: artisteIds, names: artisteNames });

const isrcPattern = /^[A-Z]{2}[A-Z\d]{3}\d{7}$/;
const normalIsrc = (isrc: string) => isrc.replaceAll(/[\s-]/g, '').toUpperCase();

/** Returns problems of a changed song, in addition to those that `problemsOfMedium` finds. */
export async function problemsOfSong(
  given: SongPatch,
  existing: Stored<Song>,
  references: MediaReferences,
): Promise<FieldProblems> {
  const { albumId, isrc } = given;
  const normal = isrc && normalIsrc(isrc);
  const fields = { ids: 'artisteIds', names: 'artisteNames' };
  return {
    ...(await problemsOfNames(references.artistes, artistesOf(given), fields)),
    ...(albumId && !(await references.albums.withId(albumId)) && { albumId: 'unknown' as const }),
    ...((await isAlbumMissing(given, existing, references)) && { albumTitle: 'unknown' as const }),
    ...(normal && !isrcPattern.test(normal) && { isrc: 'invalid' as const }),
  };
}

/** True when the input names an album by title that does not exist and that the viewer may not create. */
async function isAlbumMissing(
  given: SongPatch,
  existing: Stored<Song>,
  references: MediaReferences,
): Promise<boolean> {
  const title = titleOfAlbum(given);
  if (!title || references.albums.mayMake) return false;
  const artistes = await artistesAfter(given, existing, references);
  return (await findAlbumByTitle(title, existing, artistes, references)) === undefined;
}

/**
 * Title of the album to assign. Empty removes the album; undefined when the input has an album id or no
 * title.
 */
const titleOfAlbum = ({ albumId, albumTitle }: SongPatch): string | undefined =>
  albumId === undefined && typeof albumTitle === 'string'
    ? (normaliseNames([albumTitle])[0] ?? '')
    : undefined;

/** Id of the new album of the song; null removes the album, undefined leaves it unchanged. */
async function albumFor(given: SongPatch, existing: Stored<Song>, references: MediaReferences) {
  const { albumId } = given;
  if (albumId === null) return null;
  if (albumId) return (await references.albums.withId(albumId))!.id;
  const title = titleOfAlbum(given);
  if (!title) return title === '' ? null : undefined;
  const artistes = await artistesAfter(given, existing, references);
  return findOrCreateAlbum(title, existing, artistes, references);
}

/** Converts a valid input to the values to store in a song. */
export async function valuesOfSong(given: SongPatch, existing: Stored<Song>, references: MediaReferences) {
  const { artisteIds: _ids, artisteNames: _names, albumId: _id, albumTitle: _title, isrc, ...values } = given;
  const hasSameArtistes = await namesCurrentArtistes(given, existing, references);
  const artistes = hasSameArtistes ? undefined : await rowsOfNames(references.artistes, artistesOf(given));
  const names = hasSameArtistes ? normaliseNames(given.artisteNames) : artistes?.map(({ name }) => name);
  return {
    ...values,
    artistes: artistes?.map(({ id }) => id),
    // Must run after the artistes are created, because a new album belongs to the first of them.
    album: await albumFor(given, existing, references),
    isrc: isrc === undefined ? undefined : normalIsrc(isrc),
    credit: await creditFor(given, existing, names, references),
  };
}

/**
 * True when the song already has artistes with exactly these names.
 * The song then keeps them, even if other artistes have the same names.
 */
async function namesCurrentArtistes(
  { artisteIds, artisteNames }: SongPatch,
  existing: Stored<Song>,
  { writing }: MediaReferences,
): Promise<boolean> {
  if (artisteIds !== undefined || artisteNames === undefined) return false;
  const named = new Set(normaliseNames(artisteNames));
  const own = await findVisibleArtistes.all(writing, { song: existing.id });
  return named.size === own.length && own.every(({ name }) => named.has(name));
}

const findVisibleArtistes = query('library.findVisibleArtistes', (db, { song }: Given<{ song: number }>) =>
  db
    .selectFrom('SongArtistes as link')
    .innerJoin('Artiste as artiste', 'artiste.id', 'link.artiste')
    .select('artiste.name')
    .where('link.mediaItem', '=', song),
);

/**
 * Returns the new credit line of a song; undefined leaves the stored line unchanged.
 * A line of the input is used as it is, and an empty one is generated from the artistes. When only the artistes change, the stored line
 * is generated again if it is empty or consists only of artistes' names.
 */
async function creditFor(
  { credit }: SongPatch,
  existing: Stored<Song>,
  artistes: readonly string[] | undefined,
  references: MediaReferences,
): Promise<string | undefined> {
  if (credit) return credit;
  if (credit === undefined && artistes === undefined) return undefined;
  const before = credit === '' && artistes ? [] : await namesOf(existing.id, references);
  if (credit === '') return creditOf(artistes ?? before);
  return isMadeOf(existing.credit, before) ? creditOf(artistes!) : undefined;
}

async function namesOf(songId: number, { writing }: MediaReferences): Promise<string[]> {
  return (await findCreditedArtistes.all(writing, { song: songId })).map(({ name }) => name);
}

const findCreditedArtistes = query('library.findCreditedArtistes', (db, { song }: Given<{ song: number }>) =>
  db
    .selectFrom('SongArtistes as link')
    .innerJoin(withDeleted('Artiste as artiste'), 'artiste.id', 'link.artiste')
    .select('artiste.name')
    .where('link.mediaItem', '=', song)
    .orderBy('artiste.id'),
);
