import { useTranslation } from 'react-i18next';
import { asOneself } from '../../apollo/authLink';
import { useSignOutMutation } from '../../apollo/session.generated';
import { useSessionContext } from '../../apollo/SessionContext';
import { useNotifyError } from '../../kit/feedback/useNotifyError';

/** Ends this session. */
export function useSignOut() {
  const { t } = useTranslation();
  const { session } = useSessionContext();
  const [signOut] = useSignOutMutation({ context: asOneself });
  const notifyError = useNotifyError();
  return async () => {
    try {
      await signOut();
      session.end({ wasChosen: true });
    } catch (error) {
      notifyError(t('shell.signOutFailed'), error);
    }
  };
}
