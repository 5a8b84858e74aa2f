import { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { HttpLink } from '@apollo/client/link/http';
import { anonymous, bearerLink, radioLink, refreshLink, viewLink } from './authLink';
import { createCache } from './cache';
import { apiErrorOf } from './errors';
import { createProofGate, proofLink, type ProofGate } from './proofGate';
import { RefreshSessionDocument, ViewedViewerDocument, type SessionFragment } from './session.generated';
import type { SessionStore } from './sessionStore';
import { tabView } from './tabView';

export interface Api {
  client: ApolloClient;
  /** Gets a new access token over the cookie; false when the session is over. */
  refresh(): Promise<boolean>;
  /** Where operations wait that need a fresh proof of who one is. */
  proof: ProofGate;
}

/** The one Apollo client of the portal, with its session. */
export function createApi(
  session: SessionStore,
  transport: ApolloLink = new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
): Api {
  const proof = createProofGate();
  const refresh = singleFlight(() => refreshSession(client, session));
  const client: ApolloClient = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      proofLink(proof),
      refreshLink(session, refresh),
      bearerLink(session),
      radioLink(),
      viewLink(),
      transport,
    ]),
  });
  forgetEverythingAtSignOut(session, client);
  return { client, refresh, proof };
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
    session.begin(await asViewed(client, data!.refreshSession));
    return true;
  } catch (error) {
    if (apiErrorOf(error).code !== 'UNAUTHENTICATED') throw error;
    session.end();
    return false;
  }
}

/** While the tab views the portal as a role, the viewer is what is left of them; a role that is gone is left. */
async function asViewed(client: ApolloClient, payload: SessionFragment): Promise<SessionFragment> {
  const role = tabView.get();
  if (!role) return payload;
  // The token of the payload is not the session's yet: the operation carries it itself.
  const headers = { authorization: `Bearer ${payload.accessToken}`, 'x-view-as': role.id };
  try {
    const { data } = await client.query({
      query: ViewedViewerDocument,
      context: { ...anonymous, headers },
      fetchPolicy: 'no-cache',
    });
    return { ...payload, viewer: data!.viewer! };
  } catch (error) {
    if (apiErrorOf(error).code !== 'FORBIDDEN') throw error;
    tabView.set(undefined);
    return payload;
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
