import { useTranslation } from 'react-i18next';
import { useListPage } from '../../../../kit/list/useListPage';
import { videos } from '../kinds';
import { MediaListPage } from '../list/MediaListPage';
import { useMediaColumns } from '../list/useMediaColumns';
import { useMediaFilters } from '../list/useMediaFilters';
import { useVideoListQuery } from './videos.generated';

/** List of videos. */
export default function VideoListPage() {
  const { t } = useTranslation();
  const { title, last } = useMediaColumns(videos.icon);
  const { common } = useMediaFilters();
  const list = useListPage(useVideoListQuery, {
    name: 'videos',
    canScroll: true,
    columns: [
      title,
      {
        key: 'resolution',
        header: t('multimedia.fields.resolution'),
        sortBy: 'height',
        align: 'end',
        from: 'md',
        width: '130px',
        cell: ({ width, height }) => (width && height ? <bdi>{`${width} × ${height}`}</bdi> : '—'),
        card: 'detail',
      },
      ...last,
    ],
    filters: common,
  });
  return <MediaListPage kind={videos} list={list} />;
}
