import type { OperationVariables } from '@apollo/client';
import type { MutationHook } from '../../apollo/hookFactories';
import { useNotifyError } from '../feedback/useNotifyError';

/**
 * Runs a mutation whose answer is shown before it is there. When the server refuses, what was shown is taken back, and a
 * toast says so.
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
