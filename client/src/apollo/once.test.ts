import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { defer, throwError } from 'rxjs';
import { expect, it } from 'vitest';
import { answerLink } from '../testing/answerLink';
import { onceLink, type Sender } from './once';

const change = gql`
  mutation Change($id: ID!) {
    deleteInvoice(id: $id)
  }
`;

/** A mock server. It executes all requests, but some of its responses are lost. */
function server() {
  const keys: (string | undefined)[] = [];
  const answers: ('done' | 'lost' | 'refused' | 'running')[] = [];
  const reported = answerLink(({ variables }) => {
    const next = answers.shift();
    if (next === 'refused') return { error: { code: 'FORBIDDEN' } };
    if (next === 'running') return { error: { code: 'STILL_RUNNING' } };
    return { data: { deleteInvoice: variables['id'] } };
  });
  const note = new ApolloLink((operation, forward) =>
    defer(() => {
      keys.push(
        (operation.getContext()['headers'] as Record<string, string> | undefined)?.['idempotency-key'],
      );
      if (answers[0] !== 'lost') return forward(operation);
      answers.shift();
      return throwError(() => new TypeError('Failed to fetch'));
    }),
  );
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([onceLink(), note, reported]),
  });
  const send = async (answer: (typeof answers)[number], sender: Sender | undefined, id = 'a') => {
    answers.push(answer);
    await client.mutate({ mutation: change, variables: { id }, context: { sender } }).catch(() => undefined);
    return keys.at(-1);
  };
  return { send };
}

it('goes under the same key until it is known what became of it', async () => {
  const { send } = server();
  const form: Sender = {};
  const first = await send('lost', form);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(await send('lost', form)).toBe(first);
  expect(await send('running', form)).toBe(first);
  expect(await send('done', form)).toBe(first);
  expect(await send('done', form)).not.toBe(first);
});

it('goes under another key once it was refused, when something else was sent meanwhile, and from elsewhere', async () => {
  const { send } = server();
  const form: Sender = {};
  const refused = await send('refused', form);
  const lost = await send('lost', form);
  expect(lost).not.toBe(refused);
  expect(await send('lost', {})).not.toBe(lost);
  await send('done', form, 'b');
  expect(await send('done', form)).not.toBe(lost);
});

it('has no key without a form', async () => {
  const { send } = server();
  expect(await send('done', undefined)).toBeUndefined();
});
