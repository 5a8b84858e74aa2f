import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../apollo/errors';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { useDeletePlaylistMutation, useRestorePlaylistMutation } from './playlists.generated';

interface Named {
  id: string;
  name: string;
}

/** Returns a function that moves a playlist to the recycle bin, and offers undo for a while. It resolves to true on success. */
export function useDeletePlaylist() {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const restore = useRestorePlaylist();
  const [deletePlaylist] = useDeletePlaylistMutation();
  return async (playlist: Named): Promise<boolean> => {
    const { id, name } = playlist;
    try {
      await deletePlaylist({ variables: { id } });
      notify({
        type: 'success',
        title: t('playlists.deleted', { name }),
        action: { label: t('actions.undo'), onClick: () => void restore(playlist) },
      });
      return true;
    } catch (error) {
      const title = t('playlists.deleteFailed', { name });
      if (apiErrorOf(error).fields?.['id'] === 'inUse')
        notify({ type: 'error', title, description: t('playlists.deleteInUse') });
      else notifyError(title, error);
      return false;
    }
  };
}

/** Returns functions that move one playlist to the recycle bin and restore it, for bulk deletion. */
export function useBulkDelete() {
  const [deletePlaylist] = useDeletePlaylistMutation();
  const [restorePlaylist] = useRestorePlaylistMutation();
  return {
    remove: ({ id }: Pick<Named, 'id'>) => deletePlaylist({ variables: { id } }),
    restore: ({ id }: Pick<Named, 'id'>) => restorePlaylist({ variables: { id } }),
  };
}

/** Restores a playlist from the recycle bin, and notifies the user. */
function useRestorePlaylist() {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [restorePlaylist] = useRestorePlaylistMutation();
  return async ({ id, name }: Named) => {
    try {
      await restorePlaylist({ variables: { id } });
      notify({ type: 'success', title: t('playlists.restored', { name }) });
    } catch (error) {
      notifyError(t('playlists.restoreFailed', { name }), error);
    }
  };
}
