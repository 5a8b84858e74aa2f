import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../../kit/database/database.ts';
import { freeBytes } from '../../kit/storage/disk.ts';
import type { Orm } from '../../orm.ts';

interface Options {
  orm: Orm;
  database: Database;
  config: Config;
  isDraining: () => boolean;
}

/** Bytes of free disk space that the database's next writes need. */
const leastFree = 16 * 1024 * 1024;

/**
 * `/livez`: 200 while the process runs. `/readyz`: 200 when the process can serve requests; 503 while it stops, while the
 * database is unavailable or has a newer schema, and when a disk is full.
 */
export async function healthRoutes(
  server: FastifyInstance,
  { orm, database, config, isDraining }: Options,
): Promise<void> {
  server.get('/livez', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const status = await readiness();
    return reply.code(status === 'ok' ? 200 : 503).send({ status });
  });

  async function readiness(): Promise<'ok' | 'draining' | 'unavailable' | 'outdated' | 'full'> {
    if (isDraining()) return 'draining';
    if (!(await orm.isConnected())) return 'unavailable';
    if (database.isOutdated) return 'outdated';
    return (await hasRoom(config)) && !database.isDiskFull ? 'ok' : 'full';
  }
}

/** True when all disks that this process writes to have enough space. */
async function hasRoom({ filesDir, database: { engine, location } }: Config): Promise<boolean> {
  const folders = [dirname(filesDir), ...(engine === 'sqlite' ? [dirname(location)] : [])];
  const free = await Promise.all(folders.map((folder) => freeBytes(folder).catch(() => 0)));
  return free.every((bytes) => bytes >= leastFree);
}
