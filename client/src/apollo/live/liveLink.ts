import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { print } from '@apollo/client/utilities';
import { Observable } from 'rxjs';
import { apiErrorOf } from '../errors';
import type { LiveSocket } from './liveSocket';
import type { Refresh } from '../session/refresh';
import type { SessionStore } from '../session/sessionStore';
import { tabRadio } from '../session/tab';

/**
 * Sends subscriptions over a WebSocket, whose code loads with the first subscription. Our own rather than Apollo's link, which needs a
 * WebSocket client when it is created, so that the code would be part of the first load.
 */
export function liveLink(session: SessionStore, refresh: Refresh): ApolloLink {
  let loading: Promise<LiveSocket> | undefined;
  const load = () =>
    import('./liveSocket').then(({ createLiveSocket }) => createLiveSocket(session, () => renew(refresh)));

  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) => {
        let stop: (() => void) | undefined;
        let isStopped = false;
        loading ??= load();
        loading.then(
          (socket) => {
            if (isStopped) return;
            stop = socket.subscribe(
              { query: print(query), variables, operationName: operationName ?? null },
              {
                next: (result) => observer.next(result as ApolloLink.Result),
                error: (problem) => observer.error(errorOf(problem)),
                complete: () => observer.complete(),
              },
            );
          },
          (error: unknown) => {
            loading = undefined;
            observer.error(error);
          },
        );
        return () => {
          isStopped = true;
          stop?.();
        };
      }),
  );
}

/**
 * Renews the session after the server refused it. Either the token has expired, or the radio is no longer accessible.
 */
async function renew(refresh: Refresh): Promise<void> {
  try {
    await refresh();
  } catch (error) {
    if (apiErrorOf(error).code !== 'RADIO_FORBIDDEN') throw error;
    tabRadio.set(undefined);
    await refresh();
  }
}

/** Converts a failure to an `Error`. The server sends a list of GraphQL errors; the WebSocket an `Error` or a close event. */
const errorOf = (problem: unknown): unknown => {
  if (Array.isArray(problem)) return new CombinedGraphQLErrors({ errors: problem });
  return problem instanceof Error ? problem : new Error('The connection was closed.');
};
