import type { ApolloLink } from '@apollo/client/link';
import { ErrorLink } from '@apollo/client/link/error';
import { from, switchMap } from 'rxjs';
import { apiErrorOf } from '../errors';
import type { Proof } from './proof';

/** Asks the user to reauthenticate. Resolves to true after success, and to false when the user cancels. */
export type AskForProof = (methods: readonly Proof[]) => Promise<boolean>;

/** Queue of operations that wait until the user has reauthenticated. */
export interface Reauthentication {
  ask: AskForProof;
  /** Registers the dialog that asks the user. Returns a function that unregisters it. */
  open(ask: AskForProof): () => void;
}

/** Creates the queue. Operations that wait at the same time share one dialog. */
export function createReauthentication(): Reauthentication {
  let asker: AskForProof | undefined;
  let pending: Promise<boolean> | undefined;
  return {
    ask(methods) {
      if (!asker) return Promise.resolve(false);
      pending ??= asker(methods).finally(() => {
        pending = undefined;
      });
      return pending;
    },
    open(ask) {
      asker = ask;
      return () => {
        if (asker === ask) asker = undefined;
      };
    },
  };
}

/**
 * Asks the user to reauthenticate when an operation requires it. After success, repeats the operation once with the
 * same variables.
 */
export function proofLink(gate: Reauthentication): ApolloLink {
  return new ErrorLink(({ error, result, operation, forward }) => {
    const { code, methods = [] } = apiErrorOf(error);
    if (code !== 'FRESH_SIGN_IN_NEEDED') return;
    return from(gate.ask(methods)).pipe(
      switchMap((isProven) => {
        if (isProven) return forward(operation);
        if (result) return [result];
        throw error;
      }),
    );
  });
}
