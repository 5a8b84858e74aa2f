import { useTranslation } from 'react-i18next';
import { deletedColumn } from '../../../../../kit/list/table/deletedColumn';
import { useListPage } from '../../../../../kit/list/useListPage';
import { albums } from './albums';
import { useAlbumBinQuery } from './albums.generated';
import { CatalogueBinPage } from '../CatalogueBinPage';
import { PicturedName } from '../../../../../kit/data/people/MediumPicture';

/** Recycle bin of albums. */
export default function AlbumBinPage() {
  const { t } = useTranslation();
  const list = useListPage(useAlbumBinQuery, {
    name: 'albums-bin',
    columns: [
      {
        key: 'title',
        header: t('multimedia.fields.title'),
        sortBy: 'title',
        isFixed: true,
        cell: ({ title, cover }) => <PicturedName src={cover} icon={albums.icon} name={title} />,
        card: 'title',
      },
      deletedColumn(t('multimedia.fields.deletedAt')),
    ],
  });
  return <CatalogueBinPage kind={albums} list={list} />;
}
