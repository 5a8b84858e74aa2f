import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../kit/feedback/ConfirmProvider';
import { notify } from '../../kit/feedback/notify';
import { useNotifyError } from '../../kit/feedback/useNotifyError';
import { useDeleteRadioMutation } from './organization.generated';

/** Asks, deletes a radio and tells. */
export function useDeleteRadio() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [deleteRadio] = useDeleteRadioMutation();

  return async ({ id, name, teamSize }: { id: string; name: string; teamSize: number }) => {
    const isSure = await confirm({
      title: t('radios.deleteTitle', { name }),
      body: t('radios.deleteBody', { count: teamSize }),
      confirmLabel: t('radios.delete'),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await deleteRadio({ variables: { id } });
      notify({ type: 'success', title: t('radios.deleted', { name }) });
    } catch (error) {
      notifyError(t('radios.deleteFailed', { name }), error);
    }
  };
}
