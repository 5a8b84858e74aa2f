import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../../kit/feedback/ConfirmProvider';
import { notify } from '../../../../kit/feedback/notify';
import { useNotifyError } from '../../../../kit/feedback/useNotifyError';
import type { KindOfCatalogue } from '../../library/catalogue/catalogue';
import type { SameOne } from './SameGroup';

/** Asks, makes one record of several, and tells; true when it was done. */
export function useMerge({ type, useRequests }: KindOfCatalogue) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const { merge } = useRequests();
  return async (kept: SameOne, others: readonly SameOne[]): Promise<boolean> => {
    const { name } = kept;
    const isSure = await confirm({
      title: t('multimedia.doubles.mergeTitle', { name }),
      body: t(`multimedia.doubles.merge${type}`, { name, count: others.length }),
      confirmLabel: t('multimedia.doubles.merge', { count: others.length + 1 }),
    });
    if (!isSure) return false;
    try {
      await merge(
        kept.id,
        others.map(({ id }) => id),
      );
      notify({ type: 'success', title: t('multimedia.doubles.merged', { name }) });
      return true;
    } catch (error) {
      notifyError(t('multimedia.doubles.mergeFailed', { name }), error);
      return false;
    }
  };
}
