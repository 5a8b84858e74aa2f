import type { InMemoryCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { MicVocal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { evictLists } from '../../../apollo/cache';
import { useListPage } from '../../../kit/list/useListPage';
import { libraryPaths } from '../paths';
import {
  useArtisteBinQuery,
  usePurgeArtistesMutation,
  useRestoreArtisteMutation,
} from './artistes.generated';
import { BinPage } from './BinPage';
import { PicturedName } from './MediumPicture';
import { useDeletedColumn } from './useDeletedColumn';

/** Artistes that were deleted. */
export default function ArtisteBinPage() {
  const { t } = useTranslation();
  const cache = useApolloClient().cache as InMemoryCache;
  const [restoreArtiste] = useRestoreArtisteMutation();
  const [purgeArtistes] = usePurgeArtistesMutation();
  const deleted = useDeletedColumn();
  const list = useListPage(useArtisteBinQuery, {
    name: 'artistes-bin',
    columns: [
      {
        key: 'name',
        header: t('multimedia.fields.name'),
        sortBy: 'name',
        isFixed: true,
        cell: ({ name, picture }) => <PicturedName src={picture} icon={MicVocal} name={name} />,
        card: 'title',
      },
      deleted,
    ],
  });
  return (
    <BinPage
      list={list}
      nameOf={({ name }) => name}
      back={{ to: libraryPaths.Artiste.list, label: t('multimedia.artistes.title') }}
      searchLabel={t('multimedia.artistes.search')}
      purgeBody={t('multimedia.bin.purgeSongsStay')}
      restore={async ({ id }) => {
        await restoreArtiste({ variables: { id } });
        evictLists(cache, 'Artiste');
      }}
      purge={async ({ id }) => {
        await purgeArtistes({ variables: { ids: [id] } });
        evictLists(cache, 'Artiste');
      }}
    />
  );
}
