import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import type { RequestTrail } from '../../kit/requestTrail.ts';
import { pathOf } from './logging.ts';
import { operationLabel } from './operationLabel.ts';
import { requestIdHeader } from './requestIds.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Facts about the request that are collected for its log line. */
    trail: RequestTrail;
    /** True when the request became a WebSocket, which has log lines of its own. */
    isSocket: boolean;
  }
}

/** The part of a WebSocket that the log needs. */
interface Closing {
  once: (event: 'close', listener: (code: number) => void) => void;
}

/** Adds the request id to every response, and logs one line per request. A request is also logged when the client disconnects. */
export const requestLog = fastifyPlugin(async (server: FastifyInstance) => {
  server.decorateRequest('trail', null as never);
  server.decorateRequest('isSocket', false);
  server.addHook('onRequest', (request, reply, done) => {
    follow(request, reply);
    done();
  });
  // Node never closes the connection of a request that asked for another protocol, so the request's log line would be missing.
  server.addHook('onResponse', ({ headers, isSocket, raw }, _reply, done) => {
    if (headers.upgrade !== undefined && !isSocket) raw.socket.destroySoon();
    done();
  });
});

/** Logs one line for a request when its connection closes or its response is sent. */
export function follow(request: FastifyRequest, reply: FastifyReply): void {
  const since = performance.now();
  request.trail = { codes: [] };
  void reply.header(requestIdHeader, request.id);
  // `onResponse` would omit aborted responses, which must have a line too.
  reply.raw.once('close', () => {
    if (!request.isSocket) logRequest(request, reply, since);
  });
}

/** Logs one line for a WebSocket when it closes, also when it was refused immediately. */
export function followSocket(request: FastifyRequest, socket: Closing): void {
  const since = performance.now();
  request.isSocket = true;
  socket.once('close', (code) => {
    const { url, trail, log } = request;
    const line = { path: pathOf(url), code, milliseconds: millisecondsSince(since) };
    log.info({ ...line, ...loggedTrail(trail) }, 'socket closed');
  });
}

/** Logs the opening of a socket once its user is known. */
export function logOpenSocket({ log, url, trail }: FastifyRequest): void {
  log.info({ path: pathOf(url), ...loggedTrail(trail) }, 'socket opened');
}

function logRequest(request: FastifyRequest, reply: FastifyReply, since: number): void {
  const { method, url, trail, log } = request;
  const line = {
    method,
    path: pathOf(url),
    status: reply.raw.statusCode,
    milliseconds: millisecondsSince(since),
    aborted: reply.raw.writableEnded ? undefined : true,
  };
  log.info(Object.assign(line, loggedTrail(trail)), 'request');
}

/** Logs the end or refusal of a subscription over a WebSocket. */
export function logSubscription({ log }: FastifyRequest, trail: RequestTrail, since: number): void {
  log.info({ milliseconds: millisecondsSince(since), ...loggedTrail(trail) }, 'subscription');
}

const millisecondsSince = (since: number) => Math.round(performance.now() - since);

/** The log omits undefined fields. They keep one shape for all lines, which takes a fifth of the time of conditional fields. */
const loggedTrail = ({ operation, userId, radioId, codes, traceId }: RequestTrail) => ({
  operation: operation === undefined ? undefined : operationLabel(operation),
  userId,
  radioId,
  codes: codes.length > 0 ? codes : undefined,
  traceId,
});
