import type { FieldProblems } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { withDeleted } from '../../../../kit/query/scopes.ts';
import type { Stored } from '../../../../kit/write/storedEntity.ts';
import { creditOf, isMadeOf } from '../../catalogue/credit.ts';
import type { SongPatch } from './kinds.inputs.ts';
import { givenNames, problemsOfNames, rowsOfNames } from '../editing/givenNames.ts';
import type { MediaReferences } from '../mediaReferences.ts';
import type { Song } from './song.entity.ts';
import { albumTitled, albumTitledOrMade, artistesAfter } from './songAlbum.ts';

const artistesOf = ({ artisteIds, artisteNames }: SongPatch) => ({ ids: artisteIds, names: artisteNames });

const isrcPattern = /^[A-Z]{2}[A-Z\d]{3}\d{7}$/;
const normalIsrc = (isrc: string) => isrc.replaceAll(/[\s-]/g, '').toUpperCase();

/** What is wrong with a song beyond what every medium has. */
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

/** Whether an album would have to be made by who may not. */
async function isAlbumMissing(
  given: SongPatch,
  existing: Stored<Song>,
  references: MediaReferences,
): Promise<boolean> {
  const title = titleOfAlbum(given);
  if (!title || references.albums.mayMake) return false;
  const artistes = await artistesAfter(given, existing, references);
  return (await albumTitled(title, existing, artistes, references)) === undefined;
}

/** The title by which an album is given; empty for no album, undefined where the title does not count. */
const titleOfAlbum = ({ albumId, albumTitle }: SongPatch): string | undefined =>
  albumId === undefined && typeof albumTitle === 'string' ? (givenNames([albumTitle])[0] ?? '') : undefined;

/** The album as it becomes: null for none, undefined for no other. */
async function albumFor(given: SongPatch, existing: Stored<Song>, references: MediaReferences) {
  const { albumId } = given;
  if (albumId === null) return null;
  if (albumId) return (await references.albums.withId(albumId))!.id;
  const title = titleOfAlbum(given);
  if (!title) return title === '' ? null : undefined;
  const artistes = await artistesAfter(given, existing, references);
  return albumTitledOrMade(title, existing, artistes, references);
}

/** From an input with which nothing is wrong to the values of a song. */
export async function valuesOfSong(given: SongPatch, existing: Stored<Song>, references: MediaReferences) {
  const { artisteIds: _ids, artisteNames: _names, albumId: _id, albumTitle: _title, isrc, ...values } = given;
  const keepsThem = await hasThem(given, existing, references);
  const artistes = keepsThem ? undefined : await rowsOfNames(references.artistes, artistesOf(given));
  const names = keepsThem ? givenNames(given.artisteNames) : artistes?.map(({ name }) => name);
  return {
    ...values,
    artistes: artistes?.map(({ id }) => id),
    // After the artistes, of whom it may be made.
    album: await albumFor(given, existing, references),
    isrc: isrc === undefined ? undefined : normalIsrc(isrc),
    credit: await creditFor(given, existing, names, references),
  };
}

/** Whether the song has just the artistes that are named: of several who are called alike it keeps its own. */
async function hasThem(
  { artisteIds, artisteNames }: SongPatch,
  existing: Stored<Song>,
  { writing }: MediaReferences,
): Promise<boolean> {
  if (artisteIds !== undefined || artisteNames === undefined) return false;
  const named = new Set(givenNames(artisteNames));
  const own = await artistesInSight.all(writing, { song: existing.id });
  return named.size === own.length && own.every(({ name }) => named.has(name));
}

const artistesInSight = query('multimedia.artistesInSight', (db, { song }: Given<{ song: number }>) =>
  db
    .selectFrom('SongArtistes as link')
    .innerJoin('Artiste as artiste', 'artiste.id', 'link.artiste')
    .select('artiste.name')
    .where('link.mediaItem', '=', song),
);

/** What somebody wrote stays; an empty line, and one that only repeats the artistes, is made anew. */
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
  return (await artistesCredited.all(writing, { song: songId })).map(({ name }) => name);
}

const artistesCredited = query('multimedia.artistesCredited', (db, { song }: Given<{ song: number }>) =>
  db
    .selectFrom('SongArtistes as link')
    .innerJoin(withDeleted('Artiste as artiste'), 'artiste.id', 'link.artiste')
    .select('artiste.name')
    .where('link.mediaItem', '=', song)
    .orderBy('artiste.id'),
);
