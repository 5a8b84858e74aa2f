import { PicturedName } from '../../../../../kit/data/people/MediumPicture';
import { recycleBin } from '../../../../../kit/plain/recycleBin';
import { useCatalogueBin } from '../useCatalogueBin';
import { albums } from './albums';
import { useAlbumBinQuery } from './albums.generated';

/** Recycle bin of albums. */
export default recycleBin(useAlbumBinQuery)({
  name: 'albums-bin',
  useActions: () => useCatalogueBin(albums),
  nameOf: ({ title }) => title,
  useColumns: (t) => [
    {
      key: 'title',
      header: t('multimedia.fields.title'),
      sortBy: 'title',
      isFixed: true,
      cell: ({ title, cover }) => <PicturedName src={cover} icon={albums.icon} name={title} />,
      card: 'title',
    },
  ],
  list: { to: albums.paths.list, title: 'multimedia.albums.title' },
  description: 'multimedia.bin.description',
  search: 'multimedia.albums.search',
});
