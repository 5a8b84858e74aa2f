import { useTranslation } from 'react-i18next';
import { useListPage } from '../../../../../kit/list/useListPage';
import { albums } from './albums';
import { useAlbumListQuery } from './albums.generated';
import { CatalogueListPage } from '../CatalogueListPage';
import { AlbumAddDrawer, AlbumEditDrawer } from '../edit/AlbumDrawers';
import { PicturedName } from '../../../../../kit/data/people/MediumPicture';
import { useCatalogueColumns } from '../useCatalogueColumns';
import { useReviewFilter } from '../../list/useReviewFilter';

/** List of the albums in the library. */
export default function AlbumListPage() {
  const { t } = useTranslation();
  const { songs, needsReview } = useCatalogueColumns();
  const list = useListPage(useAlbumListQuery, {
    name: 'albums',
    columns: [
      {
        key: 'title',
        header: t('multimedia.fields.title'),
        sortBy: 'title',
        isFixed: true,
        cell: ({ title, cover, artiste }) => (
          <PicturedName
            src={cover}
            icon={albums.icon}
            name={title}
            detail={artiste?.name ?? t('multimedia.severalArtistes')}
          />
        ),
        card: 'title',
      },
      {
        key: 'year',
        header: t('multimedia.fields.year'),
        sortBy: 'year',
        align: 'end',
        width: '100px',
        cell: ({ year }) => year,
        card: 'detail',
      },
      {
        key: 'label',
        header: t('multimedia.fields.label'),
        sortBy: 'label',
        from: 'xl',
        width: '18%',
        cell: ({ label }) => <bdi className="row-aside">{label}</bdi>,
      },
      { ...songs, width: '110px' },
      needsReview,
    ],
    filters: [
      { field: 'artisteName', kind: 'text', label: t('multimedia.fields.artiste') },
      { field: 'year', kind: 'number', label: t('multimedia.fields.year') },
      { field: 'label', kind: 'text', label: t('multimedia.fields.label') },
      useReviewFilter(),
    ],
  });
  return (
    <CatalogueListPage kind={albums} list={list} AddDrawer={AlbumAddDrawer} EditDrawer={AlbumEditDrawer} />
  );
}
