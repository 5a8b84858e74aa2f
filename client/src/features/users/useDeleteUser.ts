import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../kit/feedback/ConfirmProvider';
import { notify } from '../../kit/feedback/notify';
import { useNotifyError } from '../../kit/feedback/useNotifyError';
import { useDeleteUserMutation } from './users.generated';

/** Asks, deletes a user and tells; true when they are gone. */
export function useDeleteUser() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [deleteUser] = useDeleteUserMutation();

  return async ({ id, fullName }: { id: string; fullName: string }): Promise<boolean> => {
    const isSure = await confirm({
      title: t('users.deleteTitle', { name: fullName }),
      body: t('users.deleteBody'),
      confirmLabel: t('users.delete'),
      isDestructive: true,
    });
    if (!isSure) return false;
    try {
      await deleteUser({ variables: { id } });
      notify({ type: 'success', title: t('users.deleted', { name: fullName }) });
      return true;
    } catch (error) {
      notifyError(t('users.deleteFailed', { name: fullName }), error);
      return false;
    }
  };
}
