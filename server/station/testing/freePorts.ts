import { createServer, type AddressInfo } from 'node:net';

/** Ports of this machine that nothing listens on, one for each of some uses; the four of a player lie side by side. */
export async function freePorts(): Promise<{ icecast: number; live: number; player: number }> {
  const [icecast, live] = [await freePort(), await freePort()];
  for (;;) {
    const player = await freePort();
    const own = [player, player + 1, player + 2, player + 3];
    if (own.includes(icecast) || own.includes(live) || icecast === live) continue;
    const others = await Promise.all(own.slice(1).map(isFree));
    if (others.every(Boolean)) return { icecast, live, player };
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
