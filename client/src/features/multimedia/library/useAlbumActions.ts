import type { InMemoryCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { evictLists } from '../../../apollo/cache';
import { useCan } from '../../../kit/access/useCan';
import { notify } from '../../../kit/feedback/notify';
import { useNotifyError } from '../../../kit/feedback/useNotifyError';
import { useConfirmAlbumMutation, useDeleteAlbumMutation, useRestoreAlbumMutation } from './albums.generated';
import { useDeletion } from './useDeletion';

interface Named {
  id: string;
  title: string;
}

/** What can be done with an album, as far as the viewer may. */
export function useAlbumActions() {
  const { t } = useTranslation();
  const can = useCan();
  const cache = useApolloClient().cache as InMemoryCache;
  const notifyError = useNotifyError();
  const [deleteAlbum] = useDeleteAlbumMutation();
  const [restoreAlbum] = useRestoreAlbumMutation();
  const [confirmAlbum] = useConfirmAlbumMutation();
  const [runDeletion, dialog] = useDeletion();
  return {
    mayEdit: can({ action: 'update', subject: 'Album' }),
    mayDelete: can({ action: 'delete', subject: 'Album' }),
    /** Shown beside whatever offers to delete. */
    dialog,
    remove: ({ id, title }: Named) =>
      runDeletion({
        title,
        remove: () => deleteAlbum({ variables: { id } }),
        restore: async () => {
          await restoreAlbum({ variables: { id } });
          evictLists(cache, 'Album');
        },
      }),
    confirm: async ({ id, title }: Named) => {
      try {
        await confirmAlbum({ variables: { id } });
        notify({ type: 'success', title: t('multimedia.review.confirmed', { name: title }) });
      } catch (error) {
        notifyError(t('multimedia.review.failed', { name: title }), error);
      }
    },
  };
}
