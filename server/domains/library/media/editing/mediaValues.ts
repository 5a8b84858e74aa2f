import { parseId } from '../../../../kit/read/reads.ts';
import type { FieldProblems } from '../../../../kit/errors.ts';
import type { Stored } from '../../../../kit/write/storedEntity.ts';
import { problemsOfCues } from '../cueProblems.ts';
import { problemsOfNames, rowsOfNames } from './referenceInput.ts';
import type { PublicityPatch, SongPatch } from '../kinds/kinds.inputs.ts';
import type { MediaPatch } from '../media.inputs.ts';
import type { MediaItem } from '../mediaItem.entity.ts';
import { MediaKind } from '../kinds/mediaKind.ts';
import type { MediaReferences } from '../mediaReferences.ts';
import type { Publicity } from '../kinds/adverts/publicity.entity.ts';
import type { Song } from '../kinds/songs/song.entity.ts';
import { problemsOfSong, valuesOfSong } from '../kinds/songs/songValues.ts';

const tagsOf = ({ tagIds, tagNames }: MediaPatch) => ({ ids: tagIds, names: tagNames });

/** Returns problems of a changed medium that the decorators of the input class cannot find. Covers the rules for all kinds of media. */
export async function problemsOfMedium(
  given: MediaPatch,
  existing: Stored<MediaItem>,
  references: MediaReferences,
): Promise<FieldProblems> {
  const { categoryId } = given;
  return {
    ...problemsOfCues(given, existing),
    ...(await problemsOfNames(references.tags, tagsOf(given), { ids: 'tagIds', names: 'tagNames' })),
    ...(categoryId && !(await references.hasCategory(categoryId)) && { categoryId: 'unknown' as const }),
    ...(existing.kind === MediaKind.SONG &&
      (await problemsOfSong(given as SongPatch, existing as Stored<Song>, references))),
    ...(existing.kind === MediaKind.PUBLICITY &&
      problemsOfDays(given as PublicityPatch, existing as Stored<Publicity>)),
  };
}

/** Converts a valid input to the values to store in a medium. */
export async function valuesOfMedium(
  given: MediaPatch,
  existing: Stored<MediaItem>,
  references: MediaReferences,
): Promise<object> {
  const own =
    existing.kind === MediaKind.SONG
      ? await valuesOfSong(given as SongPatch, existing as Stored<Song>, references)
      : given;
  const { categoryId, tagIds: _ids, tagNames: _names, ...values } = own;
  const tags = await rowsOfNames(references.tags, tagsOf(given));
  return {
    ...values,
    category: categoryId && parseId(categoryId),
    ...(categoryId === null && { category: null }),
    tags: tags?.map(({ id }) => id),
  };
}

function problemsOfDays(given: PublicityPatch, existing: Stored<Publicity>): FieldProblems {
  const { validFrom, validTo } = { ...existing, ...given };
  if (!validFrom || !validTo || validFrom <= validTo) return {};
  return given.validTo ? { validTo: 'min' } : given.validFrom ? { validFrom: 'max' } : {};
}
