import { CloseCode, type Server } from 'graphql-ws';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { pingSocket } from './heartbeat.ts';
import { closeByFault } from './socketErrors.ts';

/** Interval of pings, as in graphql-ws, in milliseconds. */
const pingEvery = 12_000;

/**
 * Connects a socket to the graphql-transport-ws server. Our own rather than `graphql-ws/use/@fastify/websocket`, which writes
 * each broken connection with its stack to the console, past our log.
 */
export function openGraphqlSocket<Extra extends { socket: WebSocket; request: FastifyRequest }>(
  server: Server<Extra>,
  extra: Extra,
): void {
  const { socket, request } = extra;
  pingSocket(socket, { every: pingEvery, maxUnanswered: 1 });
  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (data) =>
        new Promise((resolve) => {
          if (socket.readyState !== socket.OPEN) return resolve();
          // A frame that cannot be sent closes the connection, and that ends its subscriptions.
          socket.send(data, () => resolve());
        }),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (receive) =>
        socket.on('message', (data: Buffer) => {
          receive(data.toString()).catch((error: unknown) =>
            closeByFault(socket, request, error, CloseCode.InternalServerError),
          );
        }),
    },
    extra,
  );
  socket.once('close', (code: number, reason: Buffer) => {
    closed(code, reason.toString()).catch((error: unknown) =>
      request.log.error({ err: error }, 'could not end a subscription'),
    );
  });
}
