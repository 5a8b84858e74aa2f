import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { loggingOf } from './logging.ts';

test('a ticket stands in no line of the log, whatever happens to its request', async () => {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) });
  const options = loggingOf({ logLevel: 'debug' });
  const server = fastify({ ...options, logger: { ...(options.logger as object), stream } });
  server.get('/media/1/1/file', async (request) => {
    request.log.warn({ url: request.url }, `about ${request.url}`);
    throw new Error(`of ${request.url}&download=1`);
  });
  for (const url of ['/media/1/1/file', '/media/no/such/path', '/media/%/file'])
    await server.inject({ url: `${url}?ticket=1.very-secret_bits&download=1` });
  await server.close();
  const log = lines.join('');
  expect(log).toContain('/media/1/1/file?ticket=…&download=1');
  expect(log).toContain('/media/no/such/path?ticket=…');
  expect(log).not.toContain('secret');
});
