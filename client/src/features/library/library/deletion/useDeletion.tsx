import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { useInUseDialog } from './useInUseDialog';

/** Functions that move a record to the recycle bin and restore it, with its title for messages. */
export interface Deletion {
  /** Title of the record. */
  title: string;
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
}

/**
 * Returns a function that moves a record to the recycle bin and offers undo for a while. It resolves to true on
 * success. `dialog` must be rendered: when the record cannot be deleted because it is in use, the dialog lists its
 * uses.
 */
export function useDeletion(): [run: (deletion: Deletion) => Promise<boolean>, dialog: ReactNode] {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [showRefused, dialog] = useInUseDialog();

  const takeBack = async ({ title, restore }: Deletion) => {
    try {
      await restore();
      notify({ type: 'success', title: t('multimedia.restored', { title }) });
    } catch (error) {
      notifyError(t('multimedia.restoreFailed', { title }), error);
    }
  };
  const run = async (deletion: Deletion) => {
    const { title } = deletion;
    try {
      await deletion.remove();
      notify({
        type: 'success',
        title: t('multimedia.deleted', { title }),
        action: { label: t('actions.undo'), onClick: () => void takeBack(deletion) },
      });
      return true;
    } catch (error) {
      showRefused({ error, message: t('multimedia.deleteFailed', { title }), titleOf: () => title });
      return false;
    }
  };
  return [run, dialog];
}
