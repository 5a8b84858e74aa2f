import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSubscription, type SkipToken } from '@apollo/client/react';
import { boundHook } from '../hookFactories';

export interface SubscriptionHook<TData, TVars extends OperationVariables> {
  /** The subscription document, for tests and for subscriptions outside of components. */
  readonly document: TypedDocumentNode<TData, TVars>;
  (
    ...args: {} extends TVars
      ? [options?: useSubscription.Options<NoInfer<TData>, NoInfer<TVars>> | SkipToken]
      : [options: useSubscription.Options<NoInfer<TData>, NoInfer<TVars>> | SkipToken]
  ): useSubscription.Result<TData>;
}

/**
 * Binds `useSubscription` to a generated document. In its own file, so that it loads only with screens that subscribe.
 */
export function createSubscriptionHook<TData, TVars extends OperationVariables>(
  document: TypedDocumentNode<TData, TVars>,
): SubscriptionHook<TData, TVars> {
  const untyped = document as TypedDocumentNode<TData, OperationVariables>;
  return boundHook<SubscriptionHook<TData, TVars>>((options) => useSubscription(untyped, options), {
    document,
  });
}
