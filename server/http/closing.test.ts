import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { listening } from '../domains/multimedia/testing/sending.ts';
import { patience } from '../testing/patience.ts';
import { createTestApp } from '../testing/testApp.ts';

const most = 9000 * patience;

/** A client that says something and then only holds its connection. */
async function holding(url: string, said: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(said);
  return socket;
}

const head = (method: string, path: string, ...lines: string[]) =>
  [`${method} ${path} HTTP/1.1`, 'host: x', ...lines, '', ''].join('\r\n');

const clients: Array<[string, string]> = [
  ['says nothing', ''],
  ['keeps its connection alive', head('GET', '/livez')],
  ['sends half a head', 'POST /graphql HTTP/1.1\r\nhost: x\r\n'],
  [
    'sends half a body',
    `${head('POST', '/graphql', 'content-type: application/json', 'content-length: 900')}{`,
  ],
  ['sends half a file', `${head('PUT', '/uploads/users/1/avatar', 'content-length: 900')}x`],
];

test.each(clients)(
  'a server ends while a client %s',
  async (_, said) => {
    const app = await createTestApp();
    await holding(await listening(app), said);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const start = performance.now();
    await app.close();
    expect(performance.now() - start).toBeLessThan(most);
  },
  most + 5000,
);

test(
  'a server that ends tells WebSockets that it goes away, and waits for none that does not answer',
  async () => {
    const app = await createTestApp();
    const url = await listening(app);
    const polite = new WebSocket(`${url.replace('http', 'ws')}/graphql/live`, 'graphql-transport-ws');
    const code = new Promise((resolve) => polite.once('close', resolve));
    await new Promise((resolve) => polite.once('open', resolve));
    await holding(
      url,
      head(
        'GET',
        '/graphql/live',
        'connection: Upgrade',
        'upgrade: websocket',
        'sec-websocket-version: 13',
        'sec-websocket-protocol: graphql-transport-ws',
        'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    const start = performance.now();
    await app.close();
    expect(await code).toBe(1001);
    expect(performance.now() - start).toBeLessThan(most);
  },
  most + 5000,
);
