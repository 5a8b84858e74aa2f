import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { LocalEvents, type Events } from './events.ts';

/** Events of this process alone, or, where Redis is configured, of all that share its database. */
export async function openEvents(
  database: Database,
  redisUrl: string | undefined,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): Promise<Events> {
  if (redisUrl === undefined) return new LocalEvents();
  const [{ RedisBell }, { SharedEvents }] = await Promise.all([
    import('./redisBell.ts'),
    import('./sharedEvents.ts'),
  ]);
  const [[name] = []] = await database.rows('select current_database()', []);
  const bell = new RedisBell(String(name), redisUrl, log);
  return SharedEvents.open({ database, bell, log });
}
