import type { SongDetailFragment } from './songs.generated';
import { numberOf } from '../../../../kit/form/numbers';
import { joinNames, namesOf } from '../../../../kit/form/pickers/names';
import { asCredited } from '../../media/artisteOrder';
import { patchOfMedium, valuesOfMedium, type MediumValues } from '../edit/mediumValues';

/** A song as it is typed, in the order of the fields. */
export interface SongValues extends MediumValues {
  /** One on each line. */
  artisteNames: string;
  /** Empty with a title for an album that is made when the song is saved. */
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

/** The changes to a song that began with other values. */
export function patchOfSong(values: SongValues, began: SongValues) {
  const { credit, ...common } = patchOfMedium(values);
  // Left as it was while the artistes are others, it is made of them anew.
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
