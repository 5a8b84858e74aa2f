import { Disc3 } from 'lucide-react';
import { doublesPaths, libraryPaths } from '../../paths';
import {
  useConfirmAlbumMutation,
  useDeleteAlbumMutation,
  useLikelySameAlbumsQuery,
  useMergeAlbumsMutation,
  usePurgeAlbumsMutation,
  useRestoreAlbumMutation,
} from './albums.generated';
import type { CatalogueRequests, KindOfCatalogue, LikelySame, LikelySameOptions } from './catalogue';

export const albums: KindOfCatalogue = {
  type: 'Album',
  words: 'albums',
  icon: Disc3,
  paths: { ...libraryPaths.Album, doubles: doublesPaths.Album },
  pictureName: 'cover',
  useRequests,
  useLikelySame,
};

function useRequests(): CatalogueRequests {
  const [confirmAlbum] = useConfirmAlbumMutation();
  const [deleteAlbum] = useDeleteAlbumMutation();
  const [restoreAlbum] = useRestoreAlbumMutation();
  const [purgeAlbums] = usePurgeAlbumsMutation();
  const [mergeAlbums] = useMergeAlbumsMutation();
  return {
    confirm: (id) => confirmAlbum({ variables: { id } }),
    remove: (id) => deleteAlbum({ variables: { id } }),
    restore: (id) => restoreAlbum({ variables: { id } }),
    purge: (id) => purgeAlbums({ variables: { ids: [id] } }),
    merge: (intoId, fromIds) => mergeAlbums({ variables: { intoId, fromIds } }),
  };
}

function useLikelySame(options: LikelySameOptions): LikelySame {
  const query = useLikelySameAlbumsQuery(options);
  return { query, found: (query.data ?? query.previousData)?.likelySameAlbums };
}
