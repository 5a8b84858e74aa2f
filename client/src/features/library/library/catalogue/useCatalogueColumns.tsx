import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../kit/data/format/useFormat';
import type { Column } from '../../../../kit/list/types';
import type { CatalogueRecord } from './catalogue';
import { ReviewBadge } from '../list/ReviewBadge';

type Row = Pick<CatalogueRecord, 'songCount' | 'needsReview'>;

/** Columns shared by the lists of artistes and albums. */
export function useCatalogueColumns(): Record<'songs' | 'needsReview', Column<Row, 'needsReview'>> {
  const { t } = useTranslation();
  const format = useFormat();
  return {
    songs: {
      key: 'songs',
      header: t('multimedia.fields.songCount'),
      align: 'end',
      width: '120px',
      cell: ({ songCount }) => format.integer(songCount),
      card: 'end',
    },
    needsReview: {
      key: 'needsReview',
      header: t('multimedia.fields.needsReview'),
      sortBy: 'needsReview',
      width: '160px',
      cell: ({ needsReview }) => (needsReview ? <ReviewBadge t={t} /> : null),
      card: 'detail',
    },
  };
}
