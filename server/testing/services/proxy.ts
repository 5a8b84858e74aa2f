import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a proxy does beyond passing a request on. */
interface Manner {
  /** The address that it calls from: every address of 127.0.0.0/8 is this machine. */
  from: string;
  /** Whether it tells who called it, as proxies do that are set up well. */
  announces?: boolean;
}

/** A proxy as they stand in front of servers: it passes requests on, and adds who called it to X-Forwarded-For. */
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
