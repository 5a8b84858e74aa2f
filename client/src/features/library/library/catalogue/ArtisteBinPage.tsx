import { useTranslation } from 'react-i18next';
import { deletedColumn } from '../../../../kit/list/table/deletedColumn';
import { useListPage } from '../../../../kit/list/useListPage';
import { artistes } from './artistes';
import { useArtisteBinQuery } from './artistes.generated';
import { CatalogueBinPage } from './CatalogueBinPage';
import { PicturedName } from '../../../../kit/data/people/MediumPicture';

/** Recycle bin of artistes. */
export default function ArtisteBinPage() {
  const { t } = useTranslation();
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
      deletedColumn(t('multimedia.fields.deletedAt')),
    ],
  });
  return <CatalogueBinPage kind={artistes} list={list} />;
}
