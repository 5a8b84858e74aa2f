import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Redis } from '../redis/redis.ts';
import { LocalEvents, type Events } from './events.ts';

interface Needed {
  database: Database;
  redis: Redis | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Opens the event system. With Redis, it serves all processes that share the database, otherwise this process alone. */
export async function openEvents({ database, redis, log }: Needed): Promise<Events> {
  if (!redis) return new LocalEvents();
  const [{ RedisBell }, { SharedEvents }] = await Promise.all([
    import('./redisBell.ts'),
    import('./sharedEvents.ts'),
  ]);
  return SharedEvents.open({ database, bell: new RedisBell(redis), log });
}
