import { useTranslation } from 'react-i18next';
import { useListPage } from '../../../kit/list/useListPage';
import { artistes } from './artistes';
import { useArtisteBinQuery } from './artistes.generated';
import { CatalogueBinPage } from './CatalogueBinPage';
import { PicturedName } from './MediumPicture';
import { useDeletedColumn } from './useDeletedColumn';

/** Artistes that were deleted. */
export default function ArtisteBinPage() {
  const { t } = useTranslation();
  const deleted = useDeletedColumn();
  const list = useListPage(useArtisteBinQuery, {
    name: 'artistes-bin',
    columns: [
      {
        key: 'name',
        header: t('multimedia.fields.name'),
        sortBy: 'name',
        isFixed: true,
        cell: ({ name, picture }) => <PicturedName src={picture} icon={artistes.icon} name={name} />,
        card: 'title',
      },
      deleted,
    ],
  });
  return <CatalogueBinPage kind={artistes} list={list} />;
}
