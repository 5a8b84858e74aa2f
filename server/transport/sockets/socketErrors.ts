import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { noteCode } from '../../kit/requestTrail.ts';
import { hangUp } from './heartbeat.ts';

/** Errors of connections: frames that break the protocol, and connections that broke. */
const ofConnections = new WeakSet<Error>();

/**
 * Marks errors of the connection, which its peer causes, in contrast to faults of our code. Call before any other use of the
 * socket.
 */
export function noteConnectionErrors(socket: WebSocket): void {
  socket.prependListener('error', (error) => ofConnections.add(error));
}

/**
 * Error handler of all WebSockets. An error of the connection only adds a code to the log line of the socket. Any other error is
 * a fault of our code, and is logged with its stack.
 */
export function onSocketError(error: Error, socket: WebSocket, request: FastifyRequest): void {
  if (!ofConnections.has(error)) return closeByFault(socket, request, error);
  noteCode(request.trail, (error as { code?: string }).code);
  // The WebSocket library has already sent a close frame, such as 1009 for a frame that is too large.
  hangUp(socket);
}

/** Closes a socket after a fault of our code, and logs the fault. */
export function closeByFault(socket: WebSocket, request: FastifyRequest, error: unknown, code = 1011): void {
  request.log.error({ err: error }, 'a socket was closed by a fault');
  hangUp(socket, code, 'Something went wrong.');
}
