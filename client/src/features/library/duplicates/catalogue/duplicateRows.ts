import type { TFunction } from 'i18next';
import {
  nameOf,
  pictureOf,
  type CatalogueRecord,
  type CatalogueKindScreens,
} from '../../library/catalogue/catalogue';
import type { DuplicateRowValues } from './DuplicateGroup';

/** An artiste or an album among those that are likely the same. */
export const duplicateRow = (
  record: CatalogueRecord,
  { paths }: CatalogueKindScreens,
  t: TFunction,
): DuplicateRowValues => ({
  id: record.id,
  name: nameOf(record),
  picture: pictureOf(record),
  detail: [
    ...(record.__typename === 'Album' ? [record.artiste?.name, record.year] : []),
    t('multimedia.songsCount', { count: record.songCount }),
  ]
    .filter(Boolean)
    .join(' · '),
  path: paths.detail(record.id),
});

/** The one with the most songs first: it is the one to keep, most of the time. */
export const bySongs = <TOne extends { songCount: number }>(items: readonly TOne[]): TOne[] =>
  items.toSorted((a, b) => b.songCount - a.songCount);
