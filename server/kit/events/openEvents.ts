import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Redis } from '../redis/redis.ts';
import { LocalEvents, type Events } from './events.ts';

interface Needed {
  database: Database;
  redis: Redis | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Opens the event system: for this process alone or, with Redis, for all processes that share the database. */
export async function openEvents({ database, redis, log }: Needed): Promise<Events> {
  if (!redis) return new LocalEvents();
  const [{ RedisBell }, { SharedEvents }] = await Promise.all([
    import('./redisBell.ts'),
    import('./sharedEvents.ts'),
  ]);
  return SharedEvents.open({ database, bell: new RedisBell(redis), log });
}
