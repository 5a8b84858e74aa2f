import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long requests that run are waited for. */
export const drainMilliseconds = 5000;

/**
 * Ends a server that takes no more requests, whatever its clients do: what runs is finished, but a client that sends half
 * a request, reads no answer or does not hang up is cut off. Call it before the server listens.
 */
export function closingOf(server: FastifyInstance): () => Promise<void> {
  // Those that became WebSockets are here too, and nowhere else.
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
