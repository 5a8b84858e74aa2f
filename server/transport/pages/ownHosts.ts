import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { refuse } from '../graphql/graphqlErrors.ts';
import type { OwnHosts } from '../../kit/pages/ownHosts.ts';

/**
 * Keeps websites with hosts of their own apart. The portal's host redirects their pages, and the host of a radio answers 421
 * (Misdirected Request) for the website of another radio.
 */
export const ownHostRoutes = fastifyPlugin(
  async (server: FastifyInstance, { ownHosts }: { ownHosts: OwnHosts }) => {
    server.addHook('onRequest', async ({ originalUrl, headers, method }, reply) => {
      const found = ownHosts.misdirectionOf(originalUrl, headers.host);
      if (found === 'wrongRadio')
        return refuse(reply, 'NOT_FOUND', 'This host does not serve the website of this radio.', {
          status: 421,
        });
      // A form that was sent to the former address arrives with its fields.
      if (found) return reply.redirect(found.location, method === 'POST' ? 308 : 301);
    });
  },
);
