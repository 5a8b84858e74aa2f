import { apiErrorOf } from '../../../apollo/errors';
import { useNotifyError } from '../../../kit/feedback/useNotifyError';

/** Runs something on a webhook and says when it failed; who would rather not prove who they are knows why. */
export function useWebhookAction() {
  const notifyError = useNotifyError();
  return async (failure: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (apiErrorOf(error).code !== 'FRESH_SIGN_IN_NEEDED') notifyError(failure, error);
    }
  };
}
