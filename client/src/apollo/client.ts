import { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { HttpLink } from '@apollo/client/link/http';
import { bearerLink, refreshLink, tabLink } from './session/authLink';
import { createCache } from './cache/cache';
import { lineLink } from './lineLink';
import { liveLink } from './live/liveLink';
import { onceLink } from './once';
import { createReauthentication, proofLink, type Reauthentication } from './session/reauthentication';
import type { Refresh } from './session/refresh';
import type { SessionStore } from './session/sessionStore';

export interface Api {
  client: ApolloClient;
  /** Where operations wait that need a fresh proof of who one is. */
  proof: Reauthentication;
}

/** The one Apollo client of the portal, with its session. */
export function createApi(
  session: SessionStore,
  refresh: Refresh,
  transport: ApolloLink = new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
): Api {
  const proof = createReauthentication();
  const client = new ApolloClient({
    cache: createCache(),
    // What was read on after the beginning of a list stays, when its beginning is asked anew.
    defaultOptions: { watchQuery: { refetchWritePolicy: 'merge' } },
    link: ApolloLink.split(
      ({ operationType }) => operationType === 'subscription',
      liveLink(session, refresh),
      ApolloLink.from([
        proofLink(proof),
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
  return { client, proof };
}

/** What one person has seen must not be there for the next one at the same desk. */
function forgetEverythingAtSignOut(session: SessionStore, client: ApolloClient) {
  session.subscribe(() => {
    if (session.getState().status === 'signedOut') void client.clearStore();
  });
}
