import { useTranslation } from 'react-i18next';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { useDeleteMediaMutation, useRestoreMediaMutation } from '../list/media.generated';
import type { MediumRow } from '../medium/medium';
import { useInUseDialog } from './useInUseDialog';

/**
 * Returns a function that moves media to the recycle bin, all or none, and offers undo. It resolves to true on success.
 * Also returns a dialog to render, which lists the uses of a medium that prevents the deletion.
 */
export function useBulkDeletion() {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [deleteMedia] = useDeleteMediaMutation();
  const [restoreMedia] = useRestoreMediaMutation();
  const [showRefused, dialog] = useInUseDialog();

  const takeBack = async (ids: string[]) => {
    try {
      await restoreMedia({ variables: { ids } });
      notify({ type: 'success', title: t('multimedia.bulk.restored', { count: ids.length }) });
    } catch (error) {
      notifyError(t('multimedia.bulk.restoreFailed'), error);
    }
  };
  const remove = async (media: readonly Pick<MediumRow, 'id' | 'title'>[]) => {
    const ids = media.map(({ id }) => id);
    try {
      await deleteMedia({ variables: { ids } });
      notify({
        type: 'success',
        title: t('multimedia.bulk.deleted', { count: ids.length }),
        action: { label: t('actions.undo'), onClick: () => void takeBack(ids) },
      });
      return true;
    } catch (error) {
      const titleOf = (usedId: string | undefined) => media.find(({ id }) => id === usedId)?.title;
      showRefused({ error, message: t('multimedia.bulk.deleteFailed'), titleOf });
      return false;
    }
  };
  return [remove, dialog] as const;
}
