import type { TFunction } from 'i18next';
import {
  nameOf,
  pictureOf,
  type CatalogueRecord,
  type CatalogueKindScreens,
} from '../../library/catalogue/catalogue';
import type { DuplicateRowValues } from './DuplicateGroup';

/** Converts an artiste or album to a row of a duplicate group. */
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

/** Sorts the records with the most songs first, because such a record is usually the one to keep. */
export const bySongs = <TOne extends { songCount: number }>(items: readonly TOne[]): TOne[] =>
  items.toSorted((a, b) => b.songCount - a.songCount);
