import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that a system hands out by itself (on Linux from 32768 on): what connects somewhere, or listens wherever there is
 * room, takes none of these between our looking and our using them.
 */
const [lowest, highest] = [20_000, 32_000];
const longestRow = 16;

/** What was given in this process and may not be used yet. */
const given = new Set<number>();

/** Ports side by side on loopback that nothing listens on; gives the first. */
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

/** Whether nothing listens on a port of a host of this machine. */
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
