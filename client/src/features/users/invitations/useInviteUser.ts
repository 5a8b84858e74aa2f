import { useTranslation } from 'react-i18next';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { useInviteUserMutation } from './invitations.generated';

/** Sends an invitation by e-mail, also repeatedly, and notifies the viewer. */
export function useInviteUser() {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [inviteUser] = useInviteUserMutation();
  return async ({ id, email }: { id: string; email: string }) => {
    try {
      await inviteUser({ variables: { id } });
      notify({ type: 'success', title: t('users.invited', { email }) });
    } catch (error) {
      notifyError(t('users.inviteFailed'), error);
    }
  };
}
