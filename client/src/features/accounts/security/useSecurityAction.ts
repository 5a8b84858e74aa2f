import { apiErrorOf } from '../../../apollo/errors';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { ApiTokensDocument, SignInMethodsDocument } from './security.generated';

/**
 * Returns `run`, which runs a change of the viewer's credentials, and options that reload them. It shows an error
 * message when the change fails, except after the viewer cancelled the reauthentication.
 */
export function useSecurityAction() {
  const notifyError = useNotifyError();
  return {
    showNews: { refetchQueries: [SignInMethodsDocument], awaitRefetchQueries: true },
    showTokens: { refetchQueries: [ApiTokensDocument], awaitRefetchQueries: true },
    async run(failure: string, work: () => Promise<unknown>): Promise<void> {
      try {
        await work();
      } catch (error) {
        if (apiErrorOf(error).code !== 'FRESH_SIGN_IN_NEEDED') notifyError(failure, error);
      }
    },
  };
}
