import { Disc3 } from 'lucide-react';
import { duplicatesPaths, libraryPaths } from '../../../paths';
import {
  useConfirmAlbumMutation,
  useDeleteAlbumMutation,
  useAlbumDuplicatesQuery,
  useMergeAlbumsMutation,
  usePurgeAlbumsMutation,
  useRestoreAlbumMutation,
} from './albums.generated';
import type {
  CatalogueRequests,
  CatalogueKindScreens,
  LikelyDuplicates,
  LikelyDuplicatesOptions,
} from '../catalogue';

export const albums: CatalogueKindScreens = {
  type: 'Album',
  words: 'albums',
  icon: Disc3,
  paths: { ...libraryPaths.Album, duplicates: duplicatesPaths.Album },
  pictureName: 'cover',
  useRequests,
  useLikelyDuplicates,
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

function useLikelyDuplicates(options: LikelyDuplicatesOptions): LikelyDuplicates {
  const query = useAlbumDuplicatesQuery(options);
  return { query, found: (query.data ?? query.previousData)?.albumDuplicates };
}
