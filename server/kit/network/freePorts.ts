import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Ports below those that the system assigns by itself (on Linux from 32768). So no outgoing connection can take a port between
 * the check and its use.
 */
const [lowest, highest] = [20_000, 32_000];
const longestRow = 16;

/** Ports that this process has already returned. They are not returned again, because their callers may not use them yet. */
const given = new Set<number>();

/** Finds `count` adjacent free ports on loopback, and returns the first of them. */
export async function freePorts(count = 1): Promise<number> {
  for (;;) {
    const first = randomInt(lowest, highest - longestRow);
    const row = Array.from({ length: count }, (_, index) => first + index);
    if (row.some((port) => given.has(port))) continue;
    if (!(await areFree(row))) continue;
    for (const port of row) given.add(port);
    return first;
  }
}

/** True when a program can listen on this port of the given local address. */
export function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

async function areFree(ports: readonly number[]): Promise<boolean> {
  for (const port of ports) if (!(await isFree(port, '127.0.0.1'))) return false;
  return true;
}
