import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import type { CatalogueKindScreens } from '../../library/catalogue/catalogue';
import type { DuplicateRowValues } from './DuplicateGroup';

/** Returns a function that merges records after a confirmation. It notifies the user and resolves to true on success. */
export function useMerge({ type, useRequests }: CatalogueKindScreens) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const { merge } = useRequests();
  return async (target: DuplicateRowValues, merged: readonly DuplicateRowValues[]): Promise<boolean> => {
    const { name } = target;
    const isSure = await confirm({
      title: t('multimedia.duplicates.mergeTitle', { name }),
      body: t(`multimedia.duplicates.merge${type}`, { name, count: merged.length }),
      confirmLabel: t('multimedia.duplicates.merge', { count: merged.length + 1 }),
    });
    if (!isSure) return false;
    try {
      await merge(
        target.id,
        merged.map(({ id }) => id),
      );
      notify({ type: 'success', title: t('multimedia.duplicates.merged', { name }) });
      return true;
    } catch (error) {
      notifyError(t('multimedia.duplicates.mergeFailed', { name }), error);
      return false;
    }
  };
}
