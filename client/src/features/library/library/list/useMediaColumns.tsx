import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../kit/data/format/useFormat';
import type { Column } from '../../../../kit/list/types';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import { decibels } from '../libraryFormat';
import { MediaStateBadge } from './MediaStateBadge';
import type { MediumRow } from '../medium/medium';
import { PicturedName } from '../../../../kit/data/people/MediumPicture';

type Key = 'title' | 'category' | 'duration' | 'loudness' | 'state' | 'added';
type SortKey = 'title' | 'categoryName' | 'duration' | 'loudness' | 'state' | 'createdAt';

type MediaColumns = Record<Key, Column<MediumRow, SortKey>> & {
  /** Columns that come after those of the media kind. */
  last: Column<MediumRow, SortKey>[];
};

/** Columns shared by all lists of media; each list combines them with its own. */
export function useMediaColumns(icon: LucideIcon): MediaColumns {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const media = useMeasureFormat();
  const unknown = (isMeasured: boolean) => (
    <span className="row-aside">
      {t(isMeasured ? 'multimedia.measuring.silent' : 'multimedia.notMeasured')}
    </span>
  );
  const columns: Record<Key, Column<MediumRow, SortKey>> = {
    title: {
      key: 'title',
      header: t('multimedia.fields.title'),
      sortBy: 'title',
      isFixed: true,
      cell: ({ title, credit, artwork }) => (
        <PicturedName src={artwork} icon={icon} name={title} detail={credit} />
      ),
      card: 'title',
    },
    category: {
      key: 'category',
      header: t('multimedia.fields.category'),
      sortBy: 'categoryName',
      from: '2xl',
      width: '120px',
      cell: ({ category }) => <bdi className="row-aside">{category?.name}</bdi>,
    },
    duration: {
      key: 'duration',
      header: t('multimedia.fields.duration'),
      sortBy: 'duration',
      align: 'end',
      width: '88px',
      cell: ({ duration }) => (duration === null ? '—' : <bdi>{media.clock(duration)}</bdi>),
      card: 'end',
    },
    loudness: {
      key: 'loudness',
      header: t('multimedia.fields.loudness'),
      sortBy: 'loudness',
      align: 'end',
      from: 'xl',
      width: '128px',
      cell: ({ isMeasured, loudness }) =>
        loudness === null ? unknown(isMeasured) : <bdi>{`${decibels(loudness, i18n.language)} LUFS`}</bdi>,
    },
    state: {
      key: 'state',
      header: t('multimedia.fields.state'),
      sortBy: 'state',
      width: '144px',
      cell: (medium) => <MediaStateBadge medium={medium} t={t} />,
      card: 'detail',
    },
    added: {
      key: 'added',
      header: t('multimedia.fields.added'),
      sortBy: 'createdAt',
      from: '2xl',
      width: '116px',
      cell: ({ createdAt }) => (
        <time
          dateTime={createdAt}
          // Formatting the exact time is expensive, so it happens only on hover.
          onPointerEnter={({ currentTarget }) => {
            currentTarget.title = format.exactly(createdAt);
          }}
        >
          {format.day(createdAt)}
        </time>
      ),
    },
  };
  const { category, duration, loudness, state, added } = columns;
  return { ...columns, last: [category, duration, loudness, state, added] };
}
