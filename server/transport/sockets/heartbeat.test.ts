import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { patience } from '../../../tools/testing/running/patience.ts';
import { closesWithin, hangUp, keepAlive } from './heartbeat.ts';

const every = 50;
const patient = { timeout: 20_000 * patience };

/** Opens a connection and returns both ends. With `isLost`, the client answers no ping and confirms no close. */
async function lineTo(how: { isLost: boolean }) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const taken = once(server, 'connection') as Promise<[WebSocket]>;
  const page = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    autoPong: !how.isLost,
  });
  onTestFinished(() => page.terminate());
  const received: string[] = [];
  page.on('message', (data: Buffer) => received.push(data.toString()));
  const [socket] = await taken;
  await (page.readyState === page.OPEN ? undefined : once(page, 'open'));
  return { socket, page, received };
}

test('a socket sends heartbeats as long as they are answered', async () => {
  const { socket, page, received } = await lineTo({ isLost: false });
  keepAlive(socket, every);
  await expect.poll(() => received.length, patient).toBeGreaterThan(12);
  expect(new Set(received)).toEqual(new Set(['{"state":"alive"}']));
  expect(page.readyState).toBe(page.OPEN);
});

test('a client that answers no ping is disconnected, unless it sends something', async () => {
  const { socket, page, received } = await lineTo({ isLost: true });
  keepAlive(socket, every);
  const talk = setInterval(() => page.send('still here'), every);
  await expect.poll(() => received.length, patient).toBeGreaterThan(12);
  expect(socket.readyState).toBe(socket.OPEN);
  clearInterval(talk);
  const [code] = (await once(socket, 'close')) as [number];
  expect(code).toBe(1006);
});

test('a socket is closed soon, though nobody is there to agree', async () => {
  const { socket, page } = await lineTo({ isLost: true });
  page.pause();
  const closed = once(socket, 'close');
  // With fake timers, the WebSocket library's own timeout of half a minute never passes.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  hangUp(socket, 4000, 'Over');
  await vi.advanceTimersByTimeAsync(closesWithin);
  await closed;
  expect(socket.readyState).toBe(socket.CLOSED);
});
