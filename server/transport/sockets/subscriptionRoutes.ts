import websocket from '@fastify/websocket';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import { handleProtocols, makeServer, type ServerOptions } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Config } from '../../config.ts';
import type { Caller } from '../../context.ts';
import type { Context } from '../../kit/context.ts';
import { limitExceeded } from '../../kit/errors.ts';
import { limits } from '../../kit/graphql/limits.ts';
import { limit } from '../../kit/limit.ts';
import { errorsIn, type Operations, type Subscription } from '../../kit/operations/operations.ts';
import { noteCode, type RequestTrail } from '../../kit/requestTrail.ts';
import type { SocketPath } from '../../kit/entrances/socketPath.ts';
import { domainSockets } from './domainSockets.ts';
import { limitFrames } from './frameBudget.ts';
import { answerFault } from '../graphql/graphqlErrors.ts';
import type { LiveSubscription, LiveSubscriptions } from '../observing/liveSubscriptions.ts';
import { followSocket, logOpenSocket, logSubscription } from '../observing/requestLog.ts';
import { openGraphqlSocket } from './graphqlSocket.ts';
import { isOurOrigin } from '../origin.ts';
import { noteConnectionErrors, onSocketError } from './socketErrors.ts';
import { socketViewer, type Hello } from './socketViewer.ts';
import { SocketWatch } from './socketWatch.ts';

interface Options {
  operations: Operations;
  contextFor: (caller: Caller) => Promise<Context>;
  config: Config;
  live: LiveSubscriptions;
  sockets: readonly SocketPath[];
}

interface Extra extends Record<PropertyKey, unknown> {
  request: FastifyRequest;
  socket: WebSocket;
  /** Reloads the viewer with their session; undefined before the client is identified. */
  fresh?: () => Promise<Context>;
  /** The open subscriptions of the socket, by id. */
  running: Map<string, LiveSubscription>;
}

const maxSubscriptions = limit('subscriptions', 20, 'Open subscriptions of one WebSocket.');
/** `WebSocket.OPEN`. */
const openState = 1;
const maxSockets = limit(
  'sockets',
  50,
  'Open WebSockets of one person on one process, several per tab and device. A further one is closed with 1013.',
);

/**
 * `/graphql/live`, a WebSocket (graphql-transport-ws) for subscriptions only. The viewer is reloaded for every event, so that a
 * revoked permission or an ended session takes effect at the next event.
 */
export async function subscriptionRoutes(
  server: FastifyInstance,
  { operations, contextFor, config, live, sockets }: Options,
): Promise<void> {
  server.setErrorHandler<FastifyError>(answerFault);
  await server.register(websocket, {
    options: { maxPayload: limits.bodyBytes.max, handleProtocols },
    preClose: sayGoodbye,
    errorHandler: onSocketError,
  });

  const watch = new SocketWatch();
  const options: ServerOptions<Hello, Extra> = {
    onConnect: async ({ connectionParams = {}, extra }) => {
      // guard: socket-from-own-pages
      if (!isOurOrigin(extra.request, config)) return false;
      const found = await socketViewer(contextFor, extra.request, connectionParams).catch(() => undefined);
      // A socket that has closed meanwhile would be counted forever.
      if (!found || extra.socket.readyState !== openState) return false;
      if (!admit(extra.socket, found.userId)) return false;
      extra.fresh = found.fresh;
      const { holder, fresh, accounts, userId, radioId } = found;
      Object.assign(extra.request.trail, { userId, radioId });
      logOpenSocket(extra.request);
      const close = (code: number, reason: string) => extra.socket.close(code, reason);
      for (const end of [watch.add(accounts, { holder, fresh, close }), live.add(extra.running)])
        extra.socket.once('close', end);
      return true;
    },
    onSubscribe: async ({ subscriptions, extra }, id, { query, variables, operationName }) => {
      const since = performance.now();
      try {
        if (Object.keys(subscriptions).length > maxSubscriptions.max) throw limitExceeded(maxSubscriptions);
        const begun = await operations.subscription({ query, variables, operationName }, extra.fresh!);
        extra.running.set(id, { trail: (begun.contextValue as Context).trail, since });
        return begun as never;
      } catch (error) {
        const errors = errorsIn(error);
        const trail: RequestTrail = { operation: operationName ?? undefined, codes: [] };
        for (const { extensions } of errors) noteCode(trail, extensions['code']);
        logSubscription(extra.request, trail, since);
        return errors;
      }
    },
    onComplete: ({ extra }, id) => ended(extra, id),
    onDisconnect: ({ extra }) => {
      for (const id of extra.running.keys()) ended(extra, id);
    },
    subscribe: (args) => (args as Subscription).subscribe() as never,
    onError: ({ extra }, _id, _payload, errors) =>
      errors.map((error) => operations.formatError(error as GraphQLError, extra.request.log)),
    // Errors in results are already formatted for the receiver at this point.
    onNext: (_connection, _id, _payload, _args, result) => result,
  };
  const graphql = makeServer<Hello, Extra>(options);
  server.get('/graphql/live', { websocket: true }, (socket, request) => {
    noteConnectionErrors(socket);
    followSocket(request, socket);
    limitFrames(socket);
    openGraphqlSocket(graphql, { socket, request, running: new Map() });
  });
  await server.register(domainSockets, { sockets, contextFor, config, watch, admit });

  /** Number of open sockets by user id. */
  const open = new Map<number, number>();
  function admit(socket: Pick<Extra['socket'], 'close' | 'once'>, userId: number): boolean {
    const count = open.get(userId) ?? 0;
    if (count >= maxSockets.max) {
      socket.close(1013, 'Too many connections.');
      return false;
    }
    open.set(userId, count + 1);
    socket.once('close', () => {
      const left = open.get(userId)! - 1;
      if (left > 0) open.set(userId, left);
      else open.delete(userId);
    });
    return true;
  }
}

/** Closes all sockets with the code 1001. Clients then reconnect by themselves rather than report a fault. */
async function sayGoodbye(this: FastifyInstance): Promise<void> {
  for (const client of this.websocketServer.clients) client.close(1001, 'The server is going away.');
  this.websocketServer.close();
}

/** Logs the end of a subscription, once per subscription. When a socket disconnects, all its running subscriptions end. */
function ended({ request, running }: Extra, id: string): void {
  const subscription = running.get(id);
  if (!subscription) return;
  running.delete(id);
  logSubscription(request, subscription.trail, subscription.since);
}
