import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import WebSocket from 'ws';
import { listening } from '../../domains/library/testing/sending.ts';
import { createTestApp, type TestApp } from '../../../tools/testing/testApp.ts';
import { drainMilliseconds } from './closing.ts';

/** A server with fake timers: a client is cut off only when the server closes, never by a timeout. */
async function listeningApp() {
  const app = await createTestApp();
  const url = await listening(app);
  app.server.server.headersTimeout = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return { app, url };
}

/**
 * Sends the text on a connection that stays open, and waits until the server has received it. With `isAnswered`, also waits for
 * the response.
 */
async function openConnection({ app, url }: Listening, text: string, isAnswered = false): Promise<void> {
  const { hostname, port } = new URL(url);
  const accepted = once(app.server.server, 'connection') as Promise<[Socket]>;
  const client = connect(Number(port), hostname);
  onTestFinished(() => void client.destroy());
  client.on('error', () => {});
  const answer = once(client, 'data');
  client.write(text);
  const [socket] = await accepted;
  await expect.poll(() => socket.bytesRead).toBe(Buffer.byteLength(text));
  if (isAnswered) await answer;
}

type Listening = { app: TestApp; url: string };

/** Closes the application and advances the time only by the limit for running requests. */
async function closeInTime(app: TestApp): Promise<void> {
  const closed = app.close();
  await vi.advanceTimersByTimeAsync(drainMilliseconds);
  vi.useRealTimers();
  await closed;
}

const head = (method: string, path: string, ...lines: string[]) =>
  [`${method} ${path} HTTP/1.1`, 'host: x', ...lines, '', ''].join('\r\n');

const clients: Array<[name: string, text: string, isAnswered?: boolean]> = [
  ['says nothing', ''],
  ['keeps its connection alive', head('GET', '/livez'), true],
  ['sends half a head', 'POST /graphql HTTP/1.1\r\nhost: x\r\n'],
  [
    'sends half a body',
    `${head('POST', '/graphql', 'content-type: application/json', 'content-length: 900')}{`,
  ],
  ['sends half a file', `${head('PUT', '/uploads/users/1/avatar', 'content-length: 900')}x`],
];

// A client that is not cut off would block the closing forever, and the test would time out.
test.each(clients)('a server ends while a client %s', async (_, text, isAnswered) => {
  const server = await listeningApp();
  await openConnection(server, text, isAnswered);
  await expect(closeInTime(server.app)).resolves.toBeUndefined();
});

test('a server that stops closes WebSockets as going away, and waits for none that does not answer', async () => {
  const server = await listeningApp();
  const polite = new WebSocket(`${server.url.replace('http', 'ws')}/graphql/live`, 'graphql-transport-ws');
  const closed = once(polite, 'close');
  await once(polite, 'open');
  await openConnection(
    server,
    head(
      'GET',
      '/graphql/live',
      'connection: Upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      'sec-websocket-protocol: graphql-transport-ws',
      'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
    ),
    true,
  );
  await closeInTime(server.app);
  const [code] = (await closed) as [number];
  expect(code).toBe(1001);
});
