import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from '../graphql/graphqlErrors.ts';
import { isWebsiteAddress } from './errorPage.ts';
import { givesPage, wantsPage } from './pageConstraint.ts';

/** The built portal. Browsers keep files with a hash in their name forever, and ask for all others again at each use. */
export async function portalRoutes(
  server: FastifyInstance,
  { clientDir }: { clientDir: string },
): Promise<void> {
  await server.register(fastifyStatic, {
    root: clientDir,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      void reply.header(
        'cache-control',
        /-[\w-]{8}\.\w+(\.br|\.gz)?$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const page = (name: string) => (_request: unknown, reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').sendFile(name);
  server.get('/', async (_request, reply) => reply.redirect('/admin/dashboard'));
  for (const path of ['/accept-invitation', '/forgot-password', '/reset-password', '/guest'])
    server.get(path, page('index.html'));
  server.get('/admin', page('index.html'));
  server.get('/admin/*', page('index.html'));
  server.get('/graphql', givesPage, page('explorer.html'));
  // A browser gets the portal, which shows that the page does not exist, or the error page of websites. A program gets the usual error.
  server.setNotFoundHandler(async (request, reply) => {
    if (request.method === 'GET' && wantsPage(request.headers) && !isWebsiteAddress(request)) {
      void reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-cache');
      return readFile(join(clientDir, 'index.html'));
    }
    const message = `There is nothing at ${request.method} ${request.url}.`;
    return refuse(reply, 'NOT_FOUND', message, { subject: 'Address' });
  });
}
