import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { loopDetected, stationMark } from '../kit/network/stationMark.ts';

/**
 * Rejects webhook deliveries that come from a Regie station with 508 Loop Detected. Two stations thus cannot trigger each other
 * forever. This includes deliveries of a station to itself under another name.
 */
export const webhookLoopGuard = fastifyPlugin(async (server: FastifyInstance) => {
  server.addHook('onRequest', async ({ headers }, reply) => {
    if (headers[stationMark] === undefined) return;
    return reply
      .code(loopDetected)
      .type('text/plain')
      .send('Webhooks of a Regie station must not lead to a Regie station.');
  });
});
