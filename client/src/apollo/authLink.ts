import { ApolloLink } from '@apollo/client/link';
import { ErrorLink } from '@apollo/client/link/error';
import { from, switchMap } from 'rxjs';
import { apiErrorOf } from './errors';
import type { SessionStore } from './sessionStore';
import { tabRadio } from './tabRadio';
import { tabView } from './tabView';

/** Context flag of operations that work without a session, such as signing in. */
export const anonymous = { anonymous: true } as const;

/** Context flag of operations that one does as oneself, such as signing out while looking at what a role sees. */
export const asOneself = { asOneself: true } as const;

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

/** Says with every operation which radio this tab works on. */
export function radioLink() {
  return new ApolloLink((operation, forward) => {
    const radio = tabRadio.get();
    operation.setContext(({ headers }) => {
      const { 'x-radio': _last, ...others } = (headers ?? {}) as Record<string, string>;
      return { headers: radio === undefined ? others : { ...others, 'x-radio': radio } };
    });
    return forward(operation);
  });
}

/** Says with every operation which role this tab views the portal as. */
export function viewLink() {
  return new ApolloLink((operation, forward) => {
    const { anonymous: isAnonymous, asOneself: isAsOneself } = operation.getContext();
    if (isAnonymous || isAsOneself) return forward(operation);
    const role = tabView.get();
    operation.setContext(({ headers }) => {
      const { 'x-view-as': _last, ...others } = (headers ?? {}) as Record<string, string>;
      return { headers: role === undefined ? others : { ...others, 'x-view-as': role.id } };
    });
    return forward(operation);
  });
}

/**
 * When the access token has run out, gets a new one and sends the operation again, once.
 * Operations that fail together wait for the same refresh. A radio that is out of reach by now is left the same way.
 */
export function refreshLink(session: SessionStore, refresh: () => Promise<boolean>) {
  return new ErrorLink(({ error, result, operation, forward }) => {
    const { anonymous: isAnonymous, sentToken } = operation.getContext();
    const { code } = apiErrorOf(error);
    if (isAnonymous || (code !== 'UNAUTHENTICATED' && code !== 'RADIO_FORBIDDEN')) return;
    if (code === 'RADIO_FORBIDDEN') tabRadio.set(undefined);

    const someoneElseRefreshed = code === 'UNAUTHENTICATED' && session.getAccessToken() !== sentToken;
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
