import { useTranslation } from 'react-i18next';
import { SignOutDocument } from '../../apollo/outside.generated';
import { send } from '../../apollo/send';
import { useSessionContext } from '../../apollo/session/SessionContext';
import { useNotifyError } from '../../kit/feedback/toasts/useNotifyError';

/** Returns a function that signs the viewer out. The server finds the session by its cookie. */
export function useSignOut() {
  const { t } = useTranslation();
  const { session } = useSessionContext();
  const notifyError = useNotifyError();
  return async () => {
    try {
      await send(SignOutDocument, {});
      session.end({ wasChosen: true });
    } catch (error) {
      notifyError(t('shell.signOutFailed'), error);
    }
  };
}
