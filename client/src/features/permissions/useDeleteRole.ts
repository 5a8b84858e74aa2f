import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../apollo/errors';
import { useRoleName } from '../../kit/data/useRoleName';
import { useConfirm } from '../../kit/feedback/ConfirmProvider';
import { notify } from '../../kit/feedback/notify';
import { useNotifyError } from '../../kit/feedback/useNotifyError';
import { useDeleteRoleMutation } from './roles.generated';

/** Deletes a role: asks, does it and tells; true when it is gone. */
export function useDeleteRole() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const roleName = useRoleName();
  const [deleteRole] = useDeleteRoleMutation();
  return async (role: { id: string; name: string }): Promise<boolean> => {
    const name = roleName(role.name);
    const isSure = await confirm({
      title: t('roles.deleteTitle', { name }),
      body: t('roles.deleteBody'),
      confirmLabel: t('roles.delete'),
      isDestructive: true,
    });
    if (!isSure) return false;
    try {
      await deleteRole({ variables: { id: role.id } });
      notify({ type: 'success', title: t('roles.deleted', { name }) });
      return true;
    } catch (error) {
      const isInUse = apiErrorOf(error).fields?.['id'] === 'inUse';
      if (isInUse)
        notify({ type: 'error', title: t('roles.deleteFailed', { name }), description: t('roles.inUse') });
      else notifyError(t('roles.deleteFailed', { name }), error);
      return false;
    }
  };
}
