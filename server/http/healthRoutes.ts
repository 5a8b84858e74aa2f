import type { FastifyInstance } from 'fastify';
import type { Orm } from '../orm.ts';

/** `/livez`: the process answers. `/readyz`: it can serve; not while it stops or the database is away. */
export async function healthRoutes(server: FastifyInstance, { orm }: { orm: Orm }): Promise<void> {
  let stopping = false;
  server.addHook('preClose', async () => void (stopping = true));
  server.get('/livez', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const ready = !stopping && (await orm.isConnected());
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
}
