import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { LogLines } from '../../../tools/testing/running/logLines.ts';
import { loggingOf } from './logging.ts';

test('a ticket never appears in the log, whatever the result of its request', async () => {
  const log = new LogLines();
  const server = fastify(loggingOf({ logLevel: 'debug' }, log));
  server.get('/media/1/1/file', async (request) => {
    request.log.warn({ url: request.url }, `about ${request.url}`);
    throw new Error(`of ${request.url}&download=1`);
  });
  server.log.info({ path: '/live/x"y?key="secret' }, 'opened at /live/"x?key="secret"');
  for (const url of ['/media/1/1/file', '/media/no/such/path', '/media/%/file'])
    await server.inject({ url: `${url}?ticket=1.very-secret_bits&download=1` });
  await server.close();
  expect(log.text).toContain('/media/1/1/file?…');
  expect(log.text).not.toContain('secret');
});
