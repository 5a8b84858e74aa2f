import { useTranslation } from 'react-i18next';
import { useListPage } from '../../../../kit/list/useListPage';
import { songs } from '../kinds';
import { MediaListPage } from '../list/MediaListPage';
import { useSongListQuery } from './songs.generated';
import { useMediaColumns } from '../list/useMediaColumns';
import { useMediaFilters } from '../list/useMediaFilters';

/** List of songs, with their album, genre and year. */
export default function SongListPage() {
  const { t } = useTranslation();
  const { title, last } = useMediaColumns(songs.icon);
  const filters = useMediaFilters();
  const list = useListPage(useSongListQuery, {
    name: 'songs',
    canScroll: true,
    columns: [
      title,
      {
        key: 'album',
        header: t('multimedia.fields.album'),
        sortBy: 'albumTitle',
        from: 'xl',
        width: '160px',
        cell: ({ album }) => <bdi className="row-aside">{album?.title}</bdi>,
        card: 'detail',
      },
      {
        key: 'genre',
        header: t('multimedia.fields.genreYear'),
        sortBy: 'genre',
        from: 'xl',
        width: '120px',
        cell: ({ genre, year }) => <bdi>{[genre, year].filter(Boolean).join(' · ')}</bdi>,
      },
      ...last,
    ],
    filters: [
      filters.state,
      filters.category,
      filters.tag,
      { field: 'artisteName', kind: 'text', label: t('multimedia.fields.artiste') },
      { field: 'genre', kind: 'text', label: t('multimedia.fields.genre') },
      { field: 'year', kind: 'number', label: t('multimedia.fields.year') },
      filters.added,
    ],
  });
  return <MediaListPage kind={songs} list={list} />;
}
