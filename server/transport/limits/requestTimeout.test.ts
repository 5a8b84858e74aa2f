import { connect } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { listening } from '../../domains/library/testing/sending.ts';
import { patience } from '../../../tools/testing/running/patience.ts';
import { createTestApp, type TestApp } from '../../../tools/testing/testApp.ts';
import { requestTimeoutMilliseconds } from './requestTimeout.ts';

let app: TestApp;
let url: URL;
beforeEach(async () => {
  app = await createTestApp({ env: { LOG_LEVEL: 'silent' } });
  url = new URL(await listening(app));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

/** A client that writes raw text to its socket and then waits until the server has read it. `received` is the response so far. */
async function client() {
  const socket = connect(Number(url.port), url.hostname);
  onTestFinished(() => void socket.destroy());
  const received = { text: '', isClosed: false };
  socket.on('error', () => {}).on('data', (chunk) => (received.text += chunk.toString()));
  socket.once('close', () => (received.isClosed = true));
  await new Promise((resolve) => socket.once('connect', resolve));
  const send = async (text: string) => {
    socket.write(text);
    for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
  };
  return { received, send };
}

const head = (method: string, path: string, token = '') =>
  [
    `${method} ${path} HTTP/1.1`,
    'host: x',
    'content-type: application/json',
    'content-length: 900',
    `authorization: Bearer ${token}`,
    '',
    '',
  ].join('\r\n');

test.each(['/graphql', '/jwt/login'])('half a request is given up after half a minute: %s', async (path) => {
  const { received, send } = await client();
  await send(`${head('POST', path)}{"a":`);
  await vi.advanceTimersByTimeAsync(requestTimeoutMilliseconds - 1000);
  await send('"b"');
  expect(received).toEqual({ text: '', isClosed: false });
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitUntil(() => received.isClosed, { timeout: 20_000 * patience });
  expect(received.text).toMatch(/^HTTP\/1\.1 408 /);
});

test('an upload takes as long as it moves, and is given up half a minute after its last bytes', async () => {
  const token = await app.tokenOf('admin@demo.com');
  const { received, send } = await client();
  await send(head('PUT', '/uploads/users/1/avatar', token));
  for (let minute = 0; minute < 6; minute++) {
    await send('x');
    await vi.advanceTimersByTimeAsync(requestTimeoutMilliseconds);
  }
  expect(received.isClosed).toBe(false);
  await vi.advanceTimersByTimeAsync(requestTimeoutMilliseconds);
  await vi.waitUntil(() => received.isClosed, { timeout: 20_000 * patience });
});

test('half a head is given up by the server itself', () => {
  expect(app.server.server.headersTimeout).toBe(requestTimeoutMilliseconds);
});
