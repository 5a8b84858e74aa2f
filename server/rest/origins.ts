import type { FastifyInstance } from 'fastify';

/** What a browser is told, once an hour, before it lets a page of another address call a path. */
const permission = {
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': 'authorization, content-type, x-radio',
  'access-control-max-age': '3600',
};

/**
 * Lets front ends of other addresses call the paths from a browser: those that the configuration names, and no other.
 * Cookies stay out of it, for these paths know none.
 */
export function allowOrigins(server: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  server.addHook('onRequest', async ({ method, headers: { origin } }, reply) => {
    void reply.header('vary', 'origin');
    if (origin === undefined || !origins.includes(origin)) return;
    void reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'content-disposition, retry-after',
    });
    if (method === 'OPTIONS') return reply.code(204).headers(permission).send();
  });
}
