import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { bearerToken } from '../caller.ts';
import { refuse } from '../graphql/graphqlErrors.ts';
import type { Measured } from './metrics.ts';

interface Options extends Measured {
  token: string | undefined;
}

/**
 * `/metrics`, for callers with the bearer token METRICS_TOKEN. Without a configured token, nothing is measured and the path
 * answers 404.
 */
export const metricsRoute = fastifyPlugin(
  async (server: FastifyInstance, { token, ...measured }: Options) => {
    if (token === undefined) {
      server.get('/metrics', (_request, reply) => refuse(reply, 'NOT_FOUND', 'Metrics are switched off.'));
      return;
    }
    const [{ Registry }, { metrics }] = await Promise.all([import('prom-client'), import('./metrics.ts')]);
    const registry = new Registry();
    await server.register(metrics, { registry, ...measured });
    server.get('/metrics', async (request, reply) => {
      // guard: metrics-need-token
      if (!isSame(bearerToken(request) ?? '', token))
        return refuse(reply, 'UNAUTHENTICATED', 'Send the token of METRICS_TOKEN as a bearer token.');
      return reply
        .type(registry.contentType)
        .header('cache-control', 'no-store')
        .send(await registry.metrics());
    });
  },
);

/** Compares two tokens in a constant time, which does not depend on their lengths. */
const isSame = (given: string, token: string) => timingSafeEqual(digest(given), digest(token));

const digest = (text: string) => createHash('sha256').update(text).digest();
