import { PicturedName } from '../../../../kit/data/people/MediumPicture';
import { recycleBin } from '../../../../kit/plain/recycleBin';
import { artistes } from './artistes';
import { useArtisteBinQuery } from './artistes.generated';
import { useCatalogueBin } from './useCatalogueBin';

/** Recycle bin of artistes. */
export default recycleBin(useArtisteBinQuery)({
  name: 'artistes-bin',
  useActions: () => useCatalogueBin(artistes),
  nameOf: ({ name }) => name,
  useColumns: (t) => [
    {
      key: 'name',
      header: t('multimedia.fields.name'),
      sortBy: 'name',
      isFixed: true,
      cell: ({ name, picture }) => <PicturedName src={picture} icon={artistes.icon} name={name} />,
      card: 'title',
    },
  ],
  list: { to: artistes.paths.list, title: 'multimedia.artistes.title' },
  description: 'multimedia.bin.description',
  search: 'multimedia.artistes.search',
});
