import { createServer, type AddressInfo } from 'node:net';

/** Ports of this machine that nothing listens on, one for each of some uses; the three of a player lie side by side. */
export async function freePorts(): Promise<{ icecast: number; live: number; player: number }> {
  const [icecast, live] = [await freePort(), await freePort()];
  for (;;) {
    const player = await freePort();
    const own = [player, player + 1, player + 2];
    if (own.includes(icecast) || own.includes(live) || icecast === live) continue;
    if ((await isFree(player + 1)) && (await isFree(player + 2))) return { icecast, live, player };
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
