import type { SongDetailFragment, SongRowFragment } from './songs.generated';

/** What the rows of every kind of media have. */
export type MediumRow = Omit<SongRowFragment, '__typename' | 'genre' | 'year' | 'explicit' | 'album'>;

/** What a medium of every kind has on its own screen. */
export type MediumDetail = MediumRow &
  Omit<
    SongDetailFragment,
    keyof SongRowFragment | '__typename' | 'trackNumber' | 'isrc' | 'label' | 'artistes'
  >;
