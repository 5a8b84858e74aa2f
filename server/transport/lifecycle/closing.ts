import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that a closing server waits for running requests. */
export const drainMilliseconds = 5000;

/**
 * Returns a function that closes the server within a time limit. Running requests finish; clients that send half a request, do
 * not read their response or do not hang up are cut off. Must be called before the server listens.
 */
export function closingOf(server: FastifyInstance): () => Promise<void> {
  // Includes upgraded WebSockets, which no other list contains.
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return async () => {
    const timer = setTimeout(() => sockets.forEach((socket) => socket.destroy()), drainMilliseconds);
    await server.close();
    clearTimeout(timer);
  };
}
