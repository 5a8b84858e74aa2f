// @vitest-environment jsdom
import { gql } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { throwError } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerLink } from '../testing/answerLink';
import { sessionOf } from '../testing/testSession';
import { refetchOnReconnect } from './refetchOnReconnect';
import { createApi } from './client';
import { followNetwork, line } from './line';
import { createRefresh } from './session/refresh';
import { createSessionStore } from './session/sessionStore';

const invoiceQuery = gql`
  query Invoice($id: ID!) {
    invoice(id: $id) {
      id
      version
    }
  }
`;

let isReachable = true;
let stop = () => {};
beforeEach(() => {
  isReachable = true;
  vi.stubGlobal('fetch', async () => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    return new Response('{}');
  });
  stop = followNetwork();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const versionOf = (data: unknown) =>
  (data as { invoice?: { version: number } } | undefined)?.invoice?.version;

function signedIn() {
  let version = 1;
  const requests: unknown[] = [];
  const server = answerLink(({ variables }) => {
    requests.push(variables['id']);
    return { data: { invoice: { __typename: 'Invoice', id: variables['id'], version } } };
  });
  const cut = new ApolloLink((operation, forward) =>
    isReachable ? forward(operation) : throwError(() => new TypeError('Failed to fetch')),
  );
  const session = createSessionStore();
  session.begin(sessionOf('first'));
  const { client } = createApi(session, createRefresh(session), ApolloLink.from([cut, server]));
  return { client, requests, setVersion: (next: number) => (version = next) };
}

it('refetches only the visible queries once the server is reachable again', async () => {
  const { client, requests, setVersion } = signedIn();
  const end = refetchOnReconnect(client);
  const follow = (id: string) => {
    const seen: unknown[] = [];
    const query = client.watchQuery({ query: invoiceQuery, variables: { id } });
    const subscription = query.subscribe(({ data, error }) => seen.push(error ? 'failed' : versionOf(data)));
    return { seen, leave: () => subscription.unsubscribe() };
  };
  const known = follow('1');
  const left = follow('2');
  await vi.waitFor(() => expect(requests).toEqual(['1', '2']));
  left.leave();
  isReachable = false;
  dispatchEvent(new Event('offline'));
  const missed = follow('3');
  await vi.waitFor(() => expect(missed.seen.at(-1)).toBe('failed'));
  setVersion(2);

  isReachable = true;
  // A check of the connection that started earlier may still be running. It would report the previous state.
  await vi.waitFor(() => line.check().then(() => expect(line.isUp()).toBe(true)));
  await vi.waitFor(() => expect([known.seen.at(-1), missed.seen.at(-1)]).toEqual([2, 2]));
  expect(requests).toEqual(['1', '2', '1', '3']);
  end();
});
