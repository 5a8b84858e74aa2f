import type { InMemoryCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { Disc3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { evictLists } from '../../../apollo/cache';
import { useListPage } from '../../../kit/list/useListPage';
import { libraryPaths } from '../paths';
import { useAlbumBinQuery, usePurgeAlbumsMutation, useRestoreAlbumMutation } from './albums.generated';
import { BinPage } from './BinPage';
import { PicturedName } from './MediumPicture';
import { useDeletedColumn } from './useDeletedColumn';

/** Albums that were deleted. */
export default function AlbumBinPage() {
  const { t } = useTranslation();
  const cache = useApolloClient().cache as InMemoryCache;
  const [restoreAlbum] = useRestoreAlbumMutation();
  const [purgeAlbums] = usePurgeAlbumsMutation();
  const deleted = useDeletedColumn();
  const list = useListPage(useAlbumBinQuery, {
    name: 'albums-bin',
    columns: [
      {
        key: 'title',
        header: t('multimedia.fields.title'),
        sortBy: 'title',
        isFixed: true,
        cell: ({ title, cover }) => <PicturedName src={cover} icon={Disc3} name={title} />,
        card: 'title',
      },
      deleted,
    ],
  });
  return (
    <BinPage
      list={list}
      nameOf={({ title }) => title}
      back={{ to: libraryPaths.Album.list, label: t('multimedia.albums.title') }}
      searchLabel={t('multimedia.albums.search')}
      purgeBody={t('multimedia.bin.purgeSongsStay')}
      restore={async ({ id }) => {
        await restoreAlbum({ variables: { id } });
        evictLists(cache, 'Album');
      }}
      purge={async ({ id }) => {
        await purgeAlbums({ variables: { ids: [id] } });
        evictLists(cache, 'Album');
      }}
    />
  );
}
