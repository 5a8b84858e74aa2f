import { apiErrorOf } from '../../../apollo/errors';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';

/**
 * Returns a function that runs an action on a webhook, and shows an error message when it fails. Cancelling the reauthentication is not
 * an error.
 */
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
