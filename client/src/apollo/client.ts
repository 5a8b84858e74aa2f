import { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { HttpLink } from '@apollo/client/link/http';
import { anonymous, bearerLink, radioLink, refreshLink } from './authLink';
import { createCache } from './cache';
import { apiErrorOf } from './errors';
import { RefreshSessionDocument } from './session.generated';
import type { SessionStore } from './sessionStore';

export interface Api {
  client: ApolloClient;
  /** Gets a new access token over the cookie; false when the session is over. */
  refresh(): Promise<boolean>;
}

/** The one Apollo client of the portal, with its session. */
export function createApi(
  session: SessionStore,
  transport: ApolloLink = new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
): Api {
  const refresh = singleFlight(() => refreshSession(client, session));
  const client: ApolloClient = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([refreshLink(session, refresh), bearerLink(session), radioLink(), transport]),
  });
  forgetEverythingAtSignOut(session, client);
  return { client, refresh };
}

/** What one person has seen must not be there for the next one at the same desk. */
function forgetEverythingAtSignOut(session: SessionStore, client: ApolloClient) {
  session.subscribe(() => {
    if (session.getState().status === 'signedOut') void client.clearStore();
  });
}

async function refreshSession(client: ApolloClient, session: SessionStore): Promise<boolean> {
  try {
    const { data } = await client.mutate({
      mutation: RefreshSessionDocument,
      context: anonymous,
      fetchPolicy: 'no-cache',
    });
    session.begin(data!.refreshSession);
    return true;
  } catch (error) {
    if (apiErrorOf(error).code !== 'UNAUTHENTICATED') throw error;
    session.end();
    return false;
  }
}

/** Callers that come while a run is under way share its result. */
function singleFlight<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
