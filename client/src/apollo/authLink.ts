import { ApolloLink } from '@apollo/client/link';
import { ErrorLink } from '@apollo/client/link/error';
import { from, switchMap } from 'rxjs';
import { apiErrorOf } from './errors';
import type { SessionStore } from './sessionStore';

/** Context flag of operations that work without a session, such as signing in. */
export const anonymous = { anonymous: true } as const;

/** Sends the access token with every operation that is not anonymous. */
export function bearerLink(session: SessionStore) {
  return new ApolloLink((operation, forward) => {
    const token = session.getAccessToken();
    if (token && !operation.getContext()['anonymous']) {
      operation.setContext(({ headers }) => ({
        headers: { ...headers, authorization: `Bearer ${token}` },
        sentToken: token,
      }));
    }
    return forward(operation);
  });
}

/**
 * When the access token has run out, gets a new one and sends the operation again, once.
 * Operations that fail together wait for the same refresh.
 */
export function refreshLink(session: SessionStore, refresh: () => Promise<boolean>) {
  return new ErrorLink(({ error, result, operation, forward }) => {
    const { anonymous: isAnonymous, sentToken } = operation.getContext();
    if (isAnonymous || apiErrorOf(error).code !== 'UNAUTHENTICATED') return;

    const someoneElseRefreshed = session.getAccessToken() !== sentToken;
    const renewed = someoneElseRefreshed ? Promise.resolve(true) : refresh();
    return from(renewed).pipe(
      switchMap((isRenewed) => {
        if (isRenewed) return forward(operation);
        if (result) return [result];
        throw error;
      }),
    );
  });
}
