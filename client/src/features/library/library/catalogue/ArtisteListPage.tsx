import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../kit/data/format/useFormat';
import { useListPage } from '../../../../kit/list/useListPage';
import { artistes } from './artistes';
import { useArtisteListQuery } from './artistes.generated';
import { CatalogueListPage } from './CatalogueListPage';
import { ArtisteAddDrawer, ArtisteEditDrawer } from './edit/ArtisteDrawers';
import { PicturedName } from '../../../../kit/data/people/MediumPicture';
import { useCatalogueColumns } from './useCatalogueColumns';
import { useReviewFilter } from '../list/useReviewFilter';

/** List of the artistes in the library. */
export default function ArtisteListPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const { songs, needsReview } = useCatalogueColumns();
  const list = useListPage(useArtisteListQuery, {
    name: 'artistes',
    columns: [
      {
        key: 'name',
        header: t('multimedia.fields.name'),
        sortBy: 'name',
        isFixed: true,
        cell: ({ name, picture }) => <PicturedName src={picture} icon={artistes.icon} name={name} />,
        card: 'title',
      },
      songs,
      {
        key: 'albums',
        header: t('multimedia.fields.albumCount'),
        align: 'end',
        from: 'md',
        width: '120px',
        cell: ({ albumCount }) => format.integer(albumCount),
      },
      needsReview,
      {
        key: 'createdAt',
        header: t('multimedia.fields.added'),
        from: 'lg',
        width: '140px',
        cell: ({ createdAt }) => format.day(createdAt),
      },
    ],
    filters: [useReviewFilter()],
  });
  return (
    <CatalogueListPage
      kind={artistes}
      list={list}
      AddDrawer={ArtisteAddDrawer}
      EditDrawer={ArtisteEditDrawer}
    />
  );
}
