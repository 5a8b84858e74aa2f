import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { OpenRedirect, OpenText } from '../../kit/entrances/openDocument.ts';
import { requestLog } from '../observing/requestLog.ts';
import { documentRoutes } from './documentRoutes.ts';

/** Serves texts under two names, or a redirect. Each text is the number of texts that were generated before it. */
async function served(said: Partial<OpenText> | OpenRedirect = {}) {
  let made = 0;
  const state = { mark: 'one' };
  const server = fastify();
  onTestFinished(() => server.close());
  const text = () => `${made++}`;
  const documents = [
    {
      path: '/texts/:name',
      find: async (): Promise<OpenText | OpenRedirect> =>
        'location' in said ? said : { type: 'text/plain', mark: state.mark, maxAge: 60, text, ...said },
    },
  ];
  await server.register(requestLog);
  await server.register(documentRoutes, { documents, shared: { services: {} } as never });
  const get = (url = '/texts/a') => server.inject({ method: 'GET', url });
  const read = async (url?: string) => (await get(url)).body;
  return { get, read, state };
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

test.each([
  [false, 'public, max-age=60', undefined],
  [true, 'private, no-cache', 'noindex'],
])('a text with isPrivate=%s may be stored as %s', async (isPrivate, caching, robots) => {
  const { headers } = await (await served({ isPrivate })).get();
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual([caching, robots]);
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
});

test.each([
  [false, 'public, max-age=60', undefined],
  [true, 'private, no-store', 'noindex'],
])('a redirect with isPrivate=%s may be stored as %s', async (isPrivate, caching, robots) => {
  const { headers } = await (
    await served({ location: '/texts/b', maxAge: 60, isPrivate })
  ).get('/texts/a?n=1');
  expect(headers['location']).toBe('/texts/b?n=1');
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual([caching, robots]);
});

test('an address with NUL has no document', async () => {
  const { get } = await served();
  for (const url of ['/texts/%00', '/texts/a?n=%00']) expect((await get(url)).statusCode).toBe(404);
});
