import type { TFunction } from 'i18next';
import { libraryPaths } from '../paths';
import type { AlbumFieldsFragment } from './albums.generated';
import type { ArtisteFieldsFragment } from './artistes.generated';
import type { SameOne } from './SameGroup';

export const sameArtiste = (
  { id, name, picture, songCount }: ArtisteFieldsFragment,
  t: TFunction,
): SameOne => ({
  id,
  name,
  picture,
  detail: t('multimedia.songsCount', { count: songCount }),
  path: libraryPaths.Artiste.detail(id),
});

export const sameAlbum = (
  { id, title, cover, artiste, year, songCount }: AlbumFieldsFragment,
  t: TFunction,
): SameOne => ({
  id,
  name: title,
  picture: cover,
  detail: [artiste?.name, year, t('multimedia.songsCount', { count: songCount })].filter(Boolean).join(' · '),
  path: libraryPaths.Album.detail(id),
});

/** The one with the most songs first: it is the one to keep, most of the time. */
export const bySongs = <TOne extends { songCount: number }>(items: readonly TOne[]): TOne[] =>
  items.toSorted((a, b) => b.songCount - a.songCount);
