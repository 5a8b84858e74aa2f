import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../kit/feedback/notify';
import { useNotifyError } from '../../../../kit/feedback/useNotifyError';
import { useInUseDialog } from './useInUseDialog';

/** Something that goes into a recycle bin, and how it goes and comes back. */
export interface Deletion {
  /** What it is called. */
  title: string;
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
}

/**
 * Puts something into the recycle bin at once, and offers to take it back for a while; true when it is there. Of what
 * is in use, `dialog` says where.
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
