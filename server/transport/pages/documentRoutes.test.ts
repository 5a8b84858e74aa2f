import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { OpenText } from '../../kit/entrances/openDocument.ts';
import { documentRoutes } from './documentRoutes.ts';

/** Serves texts under two names. Each text is the number of texts that were generated before it. */
async function served(said: Partial<OpenText> = {}) {
  let made = 0;
  const state = { mark: 'one' };
  const server = fastify();
  onTestFinished(() => server.close());
  const text = () => `${made++}`;
  const documents = [
    {
      path: '/texts/:name',
      find: async (): Promise<OpenText> => ({
        type: 'text/plain',
        mark: state.mark,
        maxAge: 60,
        text,
        ...said,
      }),
    },
  ];
  await server.register(documentRoutes, { documents, shared: { services: {} } as never });
  const read = async (url = '/texts/a') => (await server.inject({ method: 'GET', url })).body;
  return { read, state };
}

test('a text is made once for everybody, until its mark is another one', async () => {
  const { read, state } = await served();
  expect([await read(), await read(), await read('/texts/a?other')]).toEqual(['0', '0', '0']);
  expect(await read('/texts/b')).toBe('1');
  state.mark = 'two';
  expect([await read(), await read()]).toEqual(['2', '2']);
  state.mark = 'one';
  expect(await read()).toBe('3');
});

test('a text at a secret address is not cached', async () => {
  const { read } = await served({ isPrivate: true });
  expect([await read(), await read()]).toEqual(['0', '1']);
});

test('a text that is too large to cache is made each time', async () => {
  let made = 0;
  const { read } = await served({ text: () => `${made++}`.padEnd(20_000_001) });
  expect([(await read()).trim(), (await read()).trim()]).toEqual(['0', '1']);
});
