import type { OperationVariables } from '@apollo/client';
import type { MutationHook } from '../../apollo/hookFactories';
import { useNotifyError } from '../feedback/toasts/useNotifyError';

/**
 * Returns a function that runs a mutation with an optimistic response. If the server rejects it, the cache is reverted,
 * a notification is shown, and the function resolves to false.
 */
export function useOptimistic<TData, TVars extends OperationVariables>(
  hook: MutationHook<TData, TVars>,
  options: Parameters<MutationHook<TData, TVars>>[0] = {},
) {
  const [run] = hook(options);
  const notifyError = useNotifyError();
  return async (variables: TVars, expected: NoInfer<TData>, failed: string): Promise<boolean> => {
    try {
      await run({ variables, optimisticResponse: expected } as never);
      return true;
    } catch (error) {
      notifyError(failed, error);
      return false;
    }
  };
}
