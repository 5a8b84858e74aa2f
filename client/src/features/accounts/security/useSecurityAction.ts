import { apiErrorOf } from '../../../apollo/errors';
import { useNotifyError } from '../../../kit/feedback/useNotifyError';
import { ApiTokensDocument, SignInMethodsDocument } from './security.generated';

/** Runs something on one's credentials and says when it failed; who would rather not prove who they are knows why. */
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
