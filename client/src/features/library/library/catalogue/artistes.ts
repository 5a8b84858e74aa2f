import { MicVocal } from 'lucide-react';
import { duplicatesPaths, libraryPaths } from '../../paths';
import {
  useConfirmArtisteMutation,
  useDeleteArtisteMutation,
  useArtisteDuplicatesQuery,
  useMergeArtistesMutation,
  usePurgeArtistesMutation,
  useRestoreArtisteMutation,
} from './artistes.generated';
import type {
  CatalogueRequests,
  CatalogueKindScreens,
  LikelyDuplicates,
  LikelyDuplicatesOptions,
} from './catalogue';

export const artistes: CatalogueKindScreens = {
  type: 'Artiste',
  words: 'artistes',
  icon: MicVocal,
  paths: { ...libraryPaths.Artiste, duplicates: duplicatesPaths.Artiste },
  pictureName: 'picture',
  useRequests,
  useLikelyDuplicates,
};

function useRequests(): CatalogueRequests {
  const [confirmArtiste] = useConfirmArtisteMutation();
  const [deleteArtiste] = useDeleteArtisteMutation();
  const [restoreArtiste] = useRestoreArtisteMutation();
  const [purgeArtistes] = usePurgeArtistesMutation();
  const [mergeArtistes] = useMergeArtistesMutation();
  return {
    confirm: (id) => confirmArtiste({ variables: { id } }),
    remove: (id) => deleteArtiste({ variables: { id } }),
    restore: (id) => restoreArtiste({ variables: { id } }),
    purge: (id) => purgeArtistes({ variables: { ids: [id] } }),
    merge: (intoId, fromIds) => mergeArtistes({ variables: { intoId, fromIds } }),
  };
}

function useLikelyDuplicates(options: LikelyDuplicatesOptions): LikelyDuplicates {
  const query = useArtisteDuplicatesQuery(options);
  return { query, found: (query.data ?? query.previousData)?.artisteDuplicates };
}
