import type { SongDetailFragment } from './songs.generated';
import { numberOf } from '../../../../kit/form/numbers';
import { joinNames, namesOf } from '../../../../kit/form/pickers/names';
import { asCredited } from '../../media/artisteOrder';
import { patchOfMedium, valuesOfMedium, type MediumValues } from '../edit/mediumValues';

/** Form values of a song, in the order of the fields. */
export interface SongValues extends MediumValues {
  /** One artiste per line. */
  artisteNames: string;
  /** Id of the album. Empty when `albumTitle` is a new album: saving the song creates it. */
  albumId: string;
  albumTitle: string;
  trackNumber: string;
  year: string;
  genre: string;
  label: string;
  isrc: string;
  explicit: boolean;
}

export function valuesOfSong(song: SongDetailFragment): SongValues {
  const { title, credit, ...rest } = valuesOfMedium(song);
  return {
    title,
    artisteNames: joinNames(asCredited(song.artistes, credit).map(({ name }) => name)),
    credit,
    albumId: song.album?.id ?? '',
    albumTitle: song.album?.title ?? '',
    trackNumber: String(song.trackNumber ?? ''),
    year: String(song.year ?? ''),
    genre: song.genre,
    label: song.label,
    isrc: song.isrc,
    explicit: song.explicit,
    ...rest,
  };
}

/** Builds the patch of a song from the current and the initial values. */
export function patchOfSong(values: SongValues, began: SongValues) {
  const { credit, ...common } = patchOfMedium(values);
  // If the artistes changed but the credit did not, omit the credit: the server updates one that was made from the artistes.
  const isLeft = values.credit === began.credit && values.artisteNames !== began.artisteNames;
  return {
    ...common,
    ...(isLeft ? {} : { credit }),
    artisteNames: namesOf(values.artisteNames),
    albumId: values.albumId || null,
    trackNumber: numberOf(values.trackNumber),
    year: numberOf(values.year),
    genre: values.genre,
    label: values.label,
    isrc: values.isrc,
    explicit: values.explicit,
  };
}
