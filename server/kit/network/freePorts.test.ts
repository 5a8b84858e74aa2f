import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { onTestFinished, expect, it } from 'vitest';
import { freePorts, isFree } from './freePorts.ts';

const hostname = '127.0.0.1';

async function listenOn(port: number): Promise<number> {
  const server = createServer().listen(port, hostname);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

it('gives ports side by side that can be listened on, and none of those twice', async () => {
  const [first, second] = await Promise.all([freePorts(4), freePorts(4)]);
  const ports = [first, second].flatMap((port) => [port, port + 1, port + 2, port + 3]);
  expect(new Set(ports).size).toBe(8);
  for (const port of ports) await listenOn(port);
});

it('gives none of those that a system hands out by itself', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePorts()));
  const handedOut = await listenOn(0);
  expect(Math.max(...ports)).toBeLessThan(Math.min(handedOut, 32_768));
});

it('detects ports in use', async () => {
  const port = await freePorts();
  expect(await isFree(port, hostname)).toBe(true);
  await listenOn(port);
  expect(await isFree(port, hostname)).toBe(false);
});
