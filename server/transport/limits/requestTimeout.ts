import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { requestIdHeader } from '../observing/requestIds.ts';

/** Time limit for the head of a request, and for its body. In each such period of an upload, at least one byte must arrive. */
export const requestTimeoutMilliseconds = 30_000;

/** Limits how long an unfinished request can occupy a connection. Uploads may take any time, as long as bytes arrive. */
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

/** True while the body of a request is arriving. Always false for injected requests, which have no connection. */
const isArriving = ({ complete, headers }: IncomingMessage) =>
  complete === false &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/** Sends Node's response to request heads that do not arrive in time, with the request id. */
function giveUp({ socket }: IncomingMessage, id: string): void {
  const head = ['HTTP/1.1 408 Request Timeout', 'Connection: close', `${requestIdHeader}: ${id}`];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.destroySoon();
}
