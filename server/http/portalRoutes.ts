import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { givesPage } from './pageConstraint.ts';

/** The built portal: files with a hash in their name are kept for ever, its pages never. */
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
  for (const path of ['/sign-in', '/accept-invitation', '/forgot-password', '/reset-password', '/guest'])
    server.get(path, page('index.html'));
  server.get('/admin', page('index.html'));
  server.get('/admin/*', page('index.html'));
  server.get('/graphql', givesPage, page('explorer.html'));
}
