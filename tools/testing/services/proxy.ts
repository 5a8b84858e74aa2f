import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Settings of a proxy. */
interface Manner {
  /** Address from which the proxy connects to the server. All addresses of 127.0.0.0/8 belong to this machine. */
  from: string;
  /** True when the proxy reports the caller's address, as a well-configured proxy does. */
  announces?: boolean;
}

/** Starts an HTTP proxy for a test. It passes requests on, and adds the address of their sender to X-Forwarded-For. */
export async function startProxy(target: string, { from, announces = true }: Manner) {
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers, socket } = incoming;
    const reported = [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ');
    const passed = { ...headers, ...(announces && { 'x-forwarded-for': reported }) };
    const onward = request(
      new URL(url ?? '/', target),
      { method, headers: passed, localAddress: from, agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => closed(server) };
}

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
