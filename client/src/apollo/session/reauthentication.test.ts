import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { expect, it, vi } from 'vitest';
import { answerLink } from '../../testing/answerLink';
import { apiErrorOf } from '../errors';
import {
  createReauthentication,
  reauthenticationLink,
  type ReauthenticationHandler,
} from './reauthentication';

const change = gql`
  mutation Change($id: ID!) {
    deleteInvoice(id: $id)
  }
`;

it('requests one proof for all operations that were stopped together, and sends each again unchanged', async () => {
  const server = madeUpServer();
  const handler = vi.fn<ReauthenticationHandler>(async () => server.prove());
  server.gate.open(handler);
  const answers = await Promise.all(
    ['a', 'b'].map((id) => server.client.mutate({ mutation: change, variables: { id } })),
  );
  expect(answers.map(({ data }) => data)).toEqual([{ deleteInvoice: 'a' }, { deleteInvoice: 'b' }]);
  expect(handler.mock.calls).toEqual([[['PASSWORD', 'PASSKEY']]]);
});

it('reports the original error when no proof is given', async () => {
  const server = madeUpServer();
  server.gate.open(async () => false);
  await expect(server.client.mutate({ mutation: change, variables: { id: 'a' } })).rejects.toSatisfy(
    (error) => apiErrorOf(error).code === 'FRESH_SIGN_IN_NEEDED',
  );
  expect(server.requestCount).toBe(1);
});

it('never requests a second proof for the same operation', async () => {
  const server = madeUpServer();
  const handler = vi.fn<ReauthenticationHandler>(async () => true);
  server.gate.open(handler);
  await expect(server.client.mutate({ mutation: change, variables: { id: 'a' } })).rejects.toThrow('refused');
  expect([handler.mock.calls.length, server.requestCount]).toEqual([1, 2]);
});

it('lets an operation fail when nobody can give a proof', async () => {
  const server = madeUpServer();
  server.gate.open(async () => server.prove())();
  await expect(server.client.mutate({ mutation: change, variables: { id: 'a' } })).rejects.toThrow('refused');
});

function madeUpServer() {
  let isFresh = false;
  const gate = createReauthentication();
  const state = { gate, requestCount: 0, prove: () => (isFresh = true) };
  const server = answerLink(({ variables }) => {
    state.requestCount += 1;
    return isFresh
      ? { data: { deleteInvoice: variables['id'] } }
      : { error: { code: 'FRESH_SIGN_IN_NEEDED', methods: ['PASSWORD', 'PASSKEY'] } };
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([reauthenticationLink(gate), server]),
  });
  return Object.assign(state, { client });
}
