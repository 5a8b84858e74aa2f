import { createServer, type AddressInfo } from 'node:net';

/** Ports of this machine that nothing listens on, one for each of some uses; the two of a player lie side by side. */
export async function freePorts(): Promise<{ icecast: number; player: number }> {
  const icecast = await freePort();
  for (;;) {
    const player = await freePort();
    if (player !== icecast && player + 1 !== icecast && (await isFree(player + 1)))
      return { icecast, player };
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
