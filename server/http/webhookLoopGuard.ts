import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { loopDetected, stationMark } from '../kit/network/stationMark.ts';

/**
 * A station takes nothing from webhooks, its own under whatever name it was reached, or those of another: what came of it would be
 * told again.
 */
export const webhookLoopGuard = fastifyPlugin(async (server: FastifyInstance) => {
  server.addHook('onRequest', async ({ headers }, reply) => {
    if (headers[stationMark] === undefined) return;
    return reply.code(loopDetected).type('text/plain').send('A webhook of a station led to a station.');
  });
});
