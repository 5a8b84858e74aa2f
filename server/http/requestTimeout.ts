import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { requestIdHeader } from './observing/requestIds.ts';

/** How long the head of a request may take, and then its body; of an upload: how long nothing of it may come. */
export const requestTimeoutMilliseconds = 30_000;

/** Whoever sends half a request would hold its connection for as long as they like. Uploads take as long as they move. */
export const requestTimeouts = fastifyPlugin(async (server: FastifyInstance) => {
  server.addHook('onRequest', (request, _reply, done) => {
    if (isArriving(request.raw)) expect(request);
    done();
  });
});

function expect({ raw, url, id }: FastifyRequest): void {
  const isUpload = url.startsWith('/uploads/');
  let received = raw.socket.bytesRead;
  let timer: NodeJS.Timeout;
  const check = () => {
    if (raw.complete) return;
    const moves = raw.socket.bytesRead > received;
    if (!isUpload || !moves) return giveUp(raw, id);
    received = raw.socket.bytesRead;
    wait();
  };
  const wait = () => void (timer = setTimeout(check, requestTimeoutMilliseconds).unref());
  raw.once('close', () => clearTimeout(timer));
  wait();
}

/** Requests made inside of the process have no connection that could be held, and say nothing of being complete. */
const isArriving = ({ complete, headers }: IncomingMessage) =>
  complete === false &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/** As Node itself answers heads that do not arrive. */
function giveUp({ socket }: IncomingMessage, id: string): void {
  const head = ['HTTP/1.1 408 Request Timeout', 'Connection: close', `${requestIdHeader}: ${id}`];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.destroySoon();
}
