import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { print } from '@apollo/client/utilities';
import { Observable } from 'rxjs';
import { apiErrorOf } from '../errors';
import type { LiveSocket } from './liveSocket';
import type { Refresh } from '../session/refresh';
import type { SessionStore } from '../session/sessionStore';
import { tabRadio } from '../session/tabRadio';

/**
 * Subscriptions go over a WebSocket of their own; what speaks it loads with the first of them. Apollo's own link for
 * this would come along at once, for it is made of what is there at once.
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

/** A refusal means a token that ran out, or a radio that is out of reach by now. */
async function renew(refresh: Refresh): Promise<void> {
  try {
    await refresh();
  } catch (error) {
    if (apiErrorOf(error).code !== 'RADIO_FORBIDDEN') throw error;
    tabRadio.set(undefined);
    await refresh();
  }
}

/** The errors of the server come as a list, those of the connection as an error or an event. */
const errorOf = (problem: unknown): unknown => {
  if (Array.isArray(problem)) return new CombinedGraphQLErrors({ errors: problem });
  return problem instanceof Error ? problem : new Error('The connection was closed.');
};
