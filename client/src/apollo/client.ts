import { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { bearerLink, refreshLink, tabLink } from './session/authLink';
import { createCache } from './cache/cache';
import { apiErrorOf } from './errors';
import { line } from './line';
import { liveLink } from './live/liveLink';
import { onceLink } from './once';
import {
  createReauthentication,
  reauthenticationLink,
  type Reauthentication,
} from './session/reauthentication';
import type { Refresh } from './session/refresh';
import type { SessionStore } from './session/sessionStore';

export interface Api {
  client: ApolloClient;
  /** Queues operations that need a reauthentication. */
  reauthentication: Reauthentication;
}

/** Creates the Apollo client of the portal, bound to a session. */
export function createApi(
  session: SessionStore,
  refresh: Refresh,
  transport: ApolloLink = new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
): Api {
  const reauthentication = createReauthentication();
  const client = new ApolloClient({
    cache: createCache(),
    // A refetch of the first page merges into the stored list, so that the further pages stay loaded.
    defaultOptions: { watchQuery: { refetchWritePolicy: 'merge' } },
    link: ApolloLink.split(
      ({ operationType }) => operationType === 'subscription',
      liveLink(session, refresh),
      ApolloLink.from([
        reauthenticationLink(reauthentication),
        lineLink(),
        refreshLink(session, refresh),
        bearerLink(session),
        tabLink(),
        onceLink(),
        transport,
      ]),
    ),
  });
  forgetEverythingAtSignOut(session, client);
  return { client, reauthentication };
}

/** Checks the connection after a `NETWORK` or `UNAVAILABLE` error. A lost connection affects all screens. */
const lineLink = () =>
  new ErrorLink(({ error }) => {
    const { code } = apiErrorOf(error);
    if (code === 'NETWORK' || code === 'UNAVAILABLE') void line.check();
  });

/** Clears the cache at sign-out, so that the next person on this computer sees none of the data. */
function forgetEverythingAtSignOut(session: SessionStore, client: ApolloClient) {
  session.subscribe(() => {
    if (session.getState().status === 'signedOut') void client.clearStore();
  });
}
