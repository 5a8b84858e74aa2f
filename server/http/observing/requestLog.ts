import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import type { RequestTrail } from '../../kit/requestTrail.ts';
import { pathOf } from './logging.ts';
import { operationLabel } from './operationLabel.ts';
import { requestIdHeader } from './requestIds.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What becomes known of it. */
    trail: RequestTrail;
    /** Whether it became a WebSocket: it has lines of its own then. */
    isSocket: boolean;
  }
}

/** What of a WebSocket is followed. */
interface Closing {
  once: (event: 'close', listener: (code: number) => void) => void;
}

/** Every answer names its request, and every request has one line in the log, also one whose client went away. */
export const requestLog = fastifyPlugin(async (server: FastifyInstance) => {
  server.decorateRequest('trail', null as never);
  server.decorateRequest('isSocket', false);
  server.addHook('onRequest', (request, reply, done) => {
    follow(request, reply);
    done();
  });
});

/** From the first moment of a request to its end. */
export function follow(request: FastifyRequest, reply: FastifyReply): void {
  const since = performance.now();
  request.trail = { codes: [] };
  void reply.header(requestIdHeader, request.id);
  // Not `onResponse`: who goes away in the middle of an answer has a line too.
  reply.raw.once('close', () => {
    if (!request.isSocket) logRequest(request, reply, since);
  });
}

/** A WebSocket from its first moment to its end, also one that was refused as soon as it said who it is. */
export function followSocket(request: FastifyRequest, socket: Closing): void {
  const since = performance.now();
  request.isSocket = true;
  socket.once('close', (code) => {
    const { url, trail, log } = request;
    const line = { path: pathOf(url), code, milliseconds: millisecondsSince(since) };
    log.info({ ...line, ...told(trail) }, 'socket closed');
  });
}

/** Once it is known who opened it. */
export function logOpenSocket({ log, url, trail }: FastifyRequest): void {
  log.info({ path: pathOf(url), ...told(trail) }, 'socket opened');
}

function logRequest(request: FastifyRequest, reply: FastifyReply, since: number): void {
  const { method, url, trail, log } = request;
  const line = {
    method,
    path: pathOf(url),
    status: reply.raw.statusCode,
    milliseconds: millisecondsSince(since),
  };
  const aborted = reply.raw.writableEnded ? {} : { aborted: true };
  log.info({ ...line, ...aborted, ...told(trail) }, 'request');
}

/** A subscription over a WebSocket has one line too, when it ends or is refused. */
export function logSubscription({ log }: FastifyRequest, trail: RequestTrail, since: number): void {
  log.info({ milliseconds: millisecondsSince(since), ...told(trail) }, 'subscription');
}

const millisecondsSince = (since: number) => Math.round(performance.now() - since);

const told = ({ operation, userId, radioId, codes, traceId }: RequestTrail) => ({
  ...(operation !== undefined && { operation: operationLabel(operation) }),
  ...(userId !== undefined && { userId }),
  ...(radioId !== undefined && { radioId }),
  ...(codes.length > 0 && { codes }),
  ...(traceId !== undefined && { traceId }),
});
