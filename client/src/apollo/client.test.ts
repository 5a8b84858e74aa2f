// @vitest-environment jsdom
import { gql } from '@apollo/client';
import type { ApolloLink } from '@apollo/client/link';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { answerFetch } from '../testing/answerFetch';
import { answerLink } from '../testing/answerLink';
import { sessionOf } from '../testing/testSession';
import { createApi } from './client';
import { apiErrorOf } from './errors';
import { createRefresh } from './session/refresh';
import { createSessionStore } from './session/sessionStore';
import { tabRadio } from './session/tab';

const invoiceQuery = gql`
  query Invoice($id: ID!) {
    invoice(id: $id) {
      id
    }
  }
`;
const invoiceOf = (id: unknown) => ({ __typename: 'Invoice', id });

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

describe('an access token that has run out', () => {
  it('is renewed once for all operations that fail together, and each is sent again', async () => {
    const server = madeUpServer();
    const { client, session } = signedIn(server);
    server.validToken = 'renewed';

    const answers = await Promise.all(
      ['1', '2', '3'].map((id) => client.query({ query: invoiceQuery, variables: { id } })),
    );

    expect(answers.map(({ data }) => data)).toEqual(
      ['1', '2', '3'].map((id) => ({ invoice: invoiceOf(id) })),
    );
    expect(server.refreshes).toBe(1);
    expect(session.getAccessToken()).toBe('renewed');
  });

  it('is not retried twice: a second rejection is final', async () => {
    const server = madeUpServer();
    const { client } = signedIn(server);
    server.validToken = 'never given';

    const failure = client.query({ query: invoiceQuery, variables: { id: '1' } });
    await expect(failure).rejects.toSatisfy((error) => apiErrorOf(error).code === 'UNAUTHENTICATED');
    expect(server.requested.filter((name) => name === 'Invoice')).toHaveLength(2);
    expect(server.refreshes).toBe(1);
  });

  it('ends the session when it cannot be renewed, and forgets what was loaded', async () => {
    const server = madeUpServer();
    const { client, session } = signedIn(server);
    await client.query({ query: invoiceQuery, variables: { id: '1' } });
    server.validToken = 'renewed';
    server.canRefresh = false;

    await expect(client.query({ query: invoiceQuery, variables: { id: '2' } })).rejects.toThrow(
      'Store reset',
    );
    expect(session.getState()).toEqual({ status: 'signedOut', viewer: null, wasChosen: false });
    expect(client.cache.extract()).toEqual({});
  });

  it('is renewed without the old token', async () => {
    const server = madeUpServer();
    const { client } = signedIn(server);
    server.validToken = 'renewed';
    await client.query({ query: invoiceQuery, variables: { id: '1' } });
    expect(server.refreshAuthorization).toBeNull();
  });
});

describe('a request to another radio', () => {
  it('is sent to that radio, and the tab stays on its own radio even when the other one is out of reach', async () => {
    const radios: unknown[] = [];
    const link = answerLink((operation) => {
      const { 'x-radio': radio } = operation.getContext()['headers'] as Record<string, string>;
      radios.push(radio);
      if (radio === '3') return { error: { code: 'RADIO_FORBIDDEN' } };
      return { data: { invoice: invoiceOf(operation.variables['id']) } };
    });
    const { client } = signedIn({ link });
    const queryInvoice = (atRadio?: string) =>
      client.query({
        query: invoiceQuery,
        variables: { id: '1' },
        fetchPolicy: 'no-cache',
        context: { atRadio },
      });
    await queryInvoice('2');
    await expect(queryInvoice('3')).rejects.toSatisfy(
      (error) => apiErrorOf(error).code === 'RADIO_FORBIDDEN',
    );
    await queryInvoice();
    expect(radios).toEqual(['2', '3', tabRadio.get()]);
    expect(tabRadio.get()).toBeDefined();
  });
});

it('reads the code, the fields and the request of a refusal', () => {
  const error = new CombinedGraphQLErrors({
    errors: [
      { message: 'no', extensions: { code: 'BAD_USER_INPUT', fields: { email: 'taken' }, requestId: 'r1' } },
    ],
  });
  expect(apiErrorOf(error)).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { email: 'taken' },
    requestId: 'r1',
  });
  expect(apiErrorOf(new TypeError('Failed to fetch')).code).toBe('NETWORK');
});

function madeUpServer() {
  const state = {
    validToken: 'first',
    canRefresh: true,
    refreshes: 0,
    requested: [] as string[],
    refreshAuthorization: undefined as string | null | undefined,
  };
  const link = answerLink(async (operation) => {
    const name = operation.operationName ?? '';
    const headers = operation.getContext()['headers'] as Record<string, string> | undefined;
    state.requested.push(name);
    const isValid = headers?.['authorization'] === `Bearer ${state.validToken}`;
    await pause(1);
    return isValid
      ? { data: { invoice: invoiceOf(operation.variables['id']) } }
      : { error: { code: 'UNAUTHENTICATED' } };
  });
  answerFetch(async (_operation, headers) => {
    state.refreshes += 1;
    state.refreshAuthorization = headers.get('authorization');
    await pause(5);
    return state.canRefresh
      ? { data: { refreshSession: sessionOf('renewed') } }
      : { error: { code: 'UNAUTHENTICATED' } };
  });
  return Object.assign(state, { link });
}

function signedIn({ link }: { link: ApolloLink }) {
  const session = createSessionStore();
  session.begin(sessionOf('first'));
  return { session, ...createApi(session, createRefresh(session), link) };
}
