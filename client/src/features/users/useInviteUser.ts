import { useTranslation } from 'react-i18next';
import { notify } from '../../kit/feedback/notify';
import { useNotifyError } from '../../kit/feedback/useNotifyError';
import { useInviteUserMutation } from './invitations.generated';

/** Sends an invitation by mail, or sends it again, and tells. */
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
