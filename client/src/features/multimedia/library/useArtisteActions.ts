import type { InMemoryCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { evictLists } from '../../../apollo/cache';
import { useCan } from '../../../kit/access/useCan';
import { notify } from '../../../kit/feedback/notify';
import { useNotifyError } from '../../../kit/feedback/useNotifyError';
import {
  useConfirmArtisteMutation,
  useDeleteArtisteMutation,
  useRestoreArtisteMutation,
} from './artistes.generated';
import { useDeletion } from './useDeletion';

interface Named {
  id: string;
  name: string;
}

/** What can be done with an artiste, as far as the viewer may. */
export function useArtisteActions() {
  const { t } = useTranslation();
  const can = useCan();
  const cache = useApolloClient().cache as InMemoryCache;
  const notifyError = useNotifyError();
  const [deleteArtiste] = useDeleteArtisteMutation();
  const [restoreArtiste] = useRestoreArtisteMutation();
  const [confirmArtiste] = useConfirmArtisteMutation();
  const [runDeletion, dialog] = useDeletion();
  return {
    mayEdit: can({ action: 'update', subject: 'Artiste' }),
    mayDelete: can({ action: 'delete', subject: 'Artiste' }),
    /** Shown beside whatever offers to delete. */
    dialog,
    remove: ({ id, name }: Named) =>
      runDeletion({
        title: name,
        remove: () => deleteArtiste({ variables: { id } }),
        restore: async () => {
          await restoreArtiste({ variables: { id } });
          evictLists(cache, 'Artiste');
        },
      }),
    confirm: async ({ id, name }: Named) => {
      try {
        await confirmArtiste({ variables: { id } });
        notify({ type: 'success', title: t('multimedia.review.confirmed', { name }) });
      } catch (error) {
        notifyError(t('multimedia.review.failed', { name }), error);
      }
    },
  };
}
