import type { FastifyInstance } from 'fastify';

/** Headers of a preflight response for pages of other origins. Browsers cache it for an hour. */
const permission = {
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': 'authorization, content-type, x-radio',
  'access-control-max-age': '3600',
};

/** Allows pages of the configured origins to call the paths. Cookies are never accepted, because these paths use none. */
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
