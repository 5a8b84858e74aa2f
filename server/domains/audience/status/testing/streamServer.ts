import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** For tests: starts a fake streaming server whose response the test controls. */
export async function streamServerThat(finished: (work: () => Promise<void>) => void) {
  let body: string | null = '';
  let isSilent = false;
  let requests = 0;
  const server = createServer((_, response) => {
    requests++;
    if (isSilent) return;
    if (body === null) response.destroy();
    else response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  finished(async () => {
    server.closeAllConnections();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    say: (text: string) => void (body = text),
    hangUp: () => void (body = null),
    stopResponding: () => void (isSilent = true),
    requests: () => requests,
  };
}
