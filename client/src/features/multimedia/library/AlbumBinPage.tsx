import { useTranslation } from 'react-i18next';
import { useListPage } from '../../../kit/list/useListPage';
import { albums } from './albums';
import { useAlbumBinQuery } from './albums.generated';
import { CatalogueBinPage } from './CatalogueBinPage';
import { PicturedName } from './MediumPicture';
import { useDeletedColumn } from './useDeletedColumn';

/** Albums that were deleted. */
export default function AlbumBinPage() {
  const { t } = useTranslation();
  const deleted = useDeletedColumn();
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
      deleted,
    ],
  });
  return <CatalogueBinPage kind={albums} list={list} />;
}
