import { ApolloLink } from '@apollo/client/link';
import { ErrorLink } from '@apollo/client/link/error';
import { from, switchMap } from 'rxjs';
import { apiErrorOf } from '../errors';
import type { Refresh } from './refresh';
import type { SessionStore } from './sessionStore';
import { tabHeaders } from './tabHeaders';
import { tabRadio } from './tabRadio';

/** Sends the access token with every operation. */
export function bearerLink(session: SessionStore) {
  return new ApolloLink((operation, forward) => {
    const token = session.getAccessToken();
    if (token) {
      operation.setContext(({ headers }) => ({
        headers: { ...headers, authorization: `Bearer ${token}` },
        sentToken: token,
      }));
    }
    return forward(operation);
  });
}

/** Says with every operation which radio this tab works on, and which role it views the portal as. */
export function tabLink() {
  return new ApolloLink((operation, forward) => {
    operation.setContext(({ headers, radioId }) => {
      // An operation that is sent again still carries what was true the first time.
      const { 'x-radio': _radio, 'x-view-as': _role, ...given } = (headers ?? {}) as Record<string, string>;
      return { headers: { ...given, ...tabHeaders(), ...radioHeader(radioId) } };
    });
    return forward(operation);
  });
}

/** What is asked about another radio than that of the tab says which. */
const radioHeader = (radioId: unknown) => (typeof radioId === 'string' ? { 'x-radio': radioId } : {});

/**
 * When the access token has run out, gets a new one and sends the operation again, once.
 * Operations that fail together wait for the same refresh. A radio that is out of reach by now is left the same way.
 */
export function refreshLink(session: SessionStore, refresh: Refresh) {
  return new ErrorLink(({ error, result, operation, forward }) => {
    const { sentToken, radioId } = operation.getContext();
    const { code } = apiErrorOf(error);
    if (code !== 'UNAUTHENTICATED' && code !== 'RADIO_FORBIDDEN') return;
    // The tab's own radio is not the one that was out of reach.
    if (code === 'RADIO_FORBIDDEN' && radioId !== undefined) return;
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
