import type { ApolloLink } from '@apollo/client/link';
import { ErrorLink } from '@apollo/client/link/error';
import { from, switchMap } from 'rxjs';
import { apiErrorOf } from '../errors';
import type { Proof } from './proof';

/** Asks the person at the screen to prove who they are; true once they have. */
export type AskForProof = (proofs: readonly Proof[]) => Promise<boolean>;

/** Where operations that need a fresh sign-in wait, while the person proves who they are. */
export interface Reauthentication {
  ask: AskForProof;
  /** Says who asks; gives the way to take it back. */
  open(ask: AskForProof): () => void;
}

/** Operations that are stopped together wait for the same answer. */
export function createReauthentication(): Reauthentication {
  let asker: AskForProof | undefined;
  let pending: Promise<boolean> | undefined;
  return {
    ask(proofs) {
      if (!asker) return Promise.resolve(false);
      pending ??= asker(proofs).finally(() => {
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

/** Asks for a proof when an operation needs one, and sends it again, once, with all that was typed. */
export function proofLink(gate: Reauthentication): ApolloLink {
  return new ErrorLink(({ error, result, operation, forward }) => {
    const { code, proofs = [] } = apiErrorOf(error);
    if (code !== 'FRESH_SIGN_IN_NEEDED') return;
    return from(gate.ask(proofs)).pipe(
      switchMap((isProven) => {
        if (isProven) return forward(operation);
        if (result) return [result];
        throw error;
      }),
    );
  });
}
