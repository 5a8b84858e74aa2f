import { MicVocal } from 'lucide-react';
import { doublesPaths, libraryPaths } from '../../paths';
import {
  useConfirmArtisteMutation,
  useDeleteArtisteMutation,
  useLikelySameArtistesQuery,
  useMergeArtistesMutation,
  usePurgeArtistesMutation,
  useRestoreArtisteMutation,
} from './artistes.generated';
import type { CatalogueRequests, KindOfCatalogue, LikelySame, LikelySameOptions } from './catalogue';

export const artistes: KindOfCatalogue = {
  type: 'Artiste',
  words: 'artistes',
  icon: MicVocal,
  paths: { ...libraryPaths.Artiste, doubles: doublesPaths.Artiste },
  pictureName: 'picture',
  useRequests,
  useLikelySame,
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

function useLikelySame(options: LikelySameOptions): LikelySame {
  const query = useLikelySameArtistesQuery(options);
  return { query, found: (query.data ?? query.previousData)?.likelySameArtistes };
}
