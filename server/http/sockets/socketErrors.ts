import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { noteCode } from '../../kit/requestTrail.ts';
import { hangUp } from './heartbeat.ts';

/** Errors that sockets emitted: frames that break the protocol, and connections that broke. */
const ofConnections = new WeakSet<Error>();

/** Marks errors of a connection, which its peer causes. Call before any other use of the socket. */
export function noteConnectionErrors(socket: WebSocket): void {
  socket.prependListener('error', (error) => ofConnections.add(error));
}

/**
 * Error handler of all WebSockets. An error of a connection is only a code in the log line of the closed socket. Any other
 * error is a fault of our own, and is logged with its stack.
 */
export function onSocketError(error: Error, socket: WebSocket, request: FastifyRequest): void {
  if (!ofConnections.has(error)) return closeByFault(socket, request, error);
  noteCode(request.trail, (error as { code?: string }).code);
  // The socket has sent its own close frame, such as 1009 for a frame that is too large.
  hangUp(socket);
}

/** Closes a socket after a fault of our own code. */
export function closeByFault(socket: WebSocket, request: FastifyRequest, error: unknown, code = 1011): void {
  request.log.error({ err: error }, 'a socket was closed by a fault');
  hangUp(socket, code, 'Something went wrong.');
}
