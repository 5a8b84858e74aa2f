import type { ApolloLink } from '@apollo/client/link';
import { ErrorLink } from '@apollo/client/link/error';
import { from, switchMap } from 'rxjs';
import { apiErrorOf } from '../errors';
import type { ReauthenticationMethod } from './reauthenticationMethod';

/** Asks the user to reauthenticate. Resolves to true after success, and to false when the user cancels. */
export type ReauthenticationHandler = (methods: readonly ReauthenticationMethod[]) => Promise<boolean>;

/** Queue of operations that wait until the user has reauthenticated. */
export interface Reauthentication {
  request: ReauthenticationHandler;
  /** Registers the dialog that asks the user. Returns a function that unregisters it. */
  open(handler: ReauthenticationHandler): () => void;
}

/** Creates the queue of operations that wait for reauthentication. All waiting operations share one dialog. */
export function createReauthentication(): Reauthentication {
  let asker: ReauthenticationHandler | undefined;
  let pending: Promise<boolean> | undefined;
  return {
    request(methods) {
      if (!asker) return Promise.resolve(false);
      pending ??= asker(methods).finally(() => {
        pending = undefined;
      });
      return pending;
    },
    open(handler) {
      asker = handler;
      return () => {
        if (asker === handler) asker = undefined;
      };
    },
  };
}

/**
 * Asks the user to reauthenticate when an operation requires it. After success, repeats the operation once with the
 * same variables.
 */
export function reauthenticationLink(gate: Reauthentication): ApolloLink {
  return new ErrorLink(({ error, result, operation, forward }) => {
    const { code, methods = [] } = apiErrorOf(error);
    if (code !== 'FRESH_SIGN_IN_NEEDED') return;
    return from(gate.request(methods)).pipe(
      switchMap((isProven) => {
        if (isProven) return forward(operation);
        if (result) return [result];
        throw error;
      }),
    );
  });
}
