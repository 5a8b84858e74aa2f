import { ApolloLink } from '@apollo/client/link';
import { ErrorLink } from '@apollo/client/link/error';
import { from, switchMap } from 'rxjs';
import { apiErrorOf } from '../errors';
import type { Refresh } from './refresh';
import type { SessionStore } from './sessionStore';
import { tabRadio, tabHeaders } from './tab';

/** Adds the access token to operations, if there is one. */
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

/**
 * Adds the tab's radio and viewed role to every operation. An operation for another radio sets `atRadio` in its
 * context.
 */
export function tabLink() {
  return new ApolloLink((operation, forward) => {
    operation.setContext(({ headers, atRadio }) => {
      // When an operation is repeated, it still has the headers of the first attempt: remove them.
      const { 'x-radio': _radio, 'x-view-as': _role, ...given } = (headers ?? {}) as Record<string, string>;
      return { headers: { ...given, ...tabHeaders(), ...(atRadio && { 'x-radio': String(atRadio) }) } };
    });
    return forward(operation);
  });
}

/**
 * Renews an expired access token and repeats the operation once. Concurrent failures share one refresh. When the radio
 * is no longer accessible, the tab drops it and the operation is repeated in the same way.
 */
export function refreshLink(session: SessionStore, refresh: Refresh) {
  return new ErrorLink(({ error, result, operation, forward }) => {
    const { sentToken, atRadio } = operation.getContext();
    const { code } = apiErrorOf(error);
    if (code !== 'UNAUTHENTICATED' && code !== 'RADIO_FORBIDDEN') return;
    // The inaccessible radio is the one of this operation, not the radio of the tab.
    if (code === 'RADIO_FORBIDDEN' && atRadio) return;
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
