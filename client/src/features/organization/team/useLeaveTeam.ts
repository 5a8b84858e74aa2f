import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../apollo/session/SessionContext';
import { useConfirm } from '../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { useDeleteTeamMemberMutation } from '../organization.generated';

/**
 * Returns a function that removes a member from the current radio's team after a confirmation. It shows the result in a
 * message.
 */
export function useLeaveTeam() {
  const { t } = useTranslation();
  const { radio } = useViewer();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [remove] = useDeleteTeamMemberMutation();

  return async ({ id, fullName: name }: { id: string; fullName: string }) => {
    const isSure = await confirm({
      title: t('team.removeTitle', { name }),
      body: t('team.removeBody', { radio: radio?.name ?? '' }),
      confirmLabel: t('team.remove'),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await remove({ variables: { id } });
      notify({ type: 'success', title: t('team.removed', { name }) });
    } catch (error) {
      notifyError(t('team.removeFailed', { name }), error);
    }
  };
}
