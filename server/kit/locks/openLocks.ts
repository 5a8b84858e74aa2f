import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Events } from '../events/events.ts';
import { LocalLocks, type Locks } from './locks.ts';

interface Needed {
  /** URL of the database. */
  location: string;
  /** URL of Redis; undefined when only one process uses the database. */
  redisUrl: string | undefined;
  database: Database;
  events: Events;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Opens the locks: for this process alone or, with Redis, for all processes that share the database. */
export async function openLocks({ location, redisUrl, ...needed }: Needed): Promise<Locks> {
  if (redisUrl === undefined) return new LocalLocks();
  const { SharedLocks } = await import('./sharedLocks.ts');
  return new SharedLocks({ url: location, ...needed });
}
