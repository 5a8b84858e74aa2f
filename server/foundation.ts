import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { domains } from './domains/index.ts';
import type { Database } from './kit/database/database.ts';
import type { Events } from './kit/events/events.ts';
import { openEvents } from './kit/events/openEvents.ts';
import type { AnyJobKind } from './kit/jobs/jobKind.ts';
import { Jobs } from './kit/jobs/jobs.ts';
import type { ByClock } from './kit/jobs/jobSchedules.ts';
import type { Locks } from './kit/locks/locks.ts';
import { openLocks } from './kit/locks/openLocks.ts';
import { mailJob } from './kit/mail/mailJob.ts';
import { Reads } from './kit/read/reads.ts';
import { openRedis } from './kit/redis/redis.ts';
import { SharedCounts } from './kit/redis/sharedCounts.ts';
import { openStorage } from './kit/storage/openStorage.ts';
import type { Storage } from './kit/storage/storage.ts';
import { openTracing } from './kit/tracing/openTracing.ts';
import { TracedDatabase } from './kit/tracing/tracedDatabase.ts';
import { tracedJobs } from './kit/tracing/tracedJobs.ts';
import type { Tracing } from './kit/tracing/tracing.ts';
import { openDatabase, type Orm } from './orm.ts';

/** Connections and queues that all domains share. */
export interface Foundation {
  /** Traces requests and jobs; undefined when tracing is off. */
  tracing: Tracing | undefined;
  database: Database;
  reads: Reads;
  storage: Storage;
  events: Events;
  /** Counters that all processes share; undefined when there is only one process. */
  counts: SharedCounts | undefined;
  jobs: Jobs;
  locks: Locks;
  /** Closes the connections in the reverse order of their opening. Jobs must be closed before. */
  close: () => Promise<void>;
}

interface FoundationOptions {
  config: Config;
  orm: Orm;
  log: FastifyBaseLogger;
  /** Job kinds of a test, in addition to those of the domains. */
  moreJobs: readonly AnyJobKind[];
  /** Decides which schedules of job kinds are active; undefined for all. */
  isByClock: ByClock | undefined;
}

/** Opens the database, the storage, Redis, events, jobs and locks. */
export async function openFoundation({
  config,
  orm,
  log,
  moreJobs,
  isByClock,
}: FoundationOptions): Promise<Foundation> {
  const tracing = await openTracing(config.tracing, log);
  const bareDatabase = openDatabase(config.database, orm);
  const database = tracing ? new TracedDatabase(bareDatabase, tracing) : bareDatabase;
  const storage = await openStorage(config);
  const redis = await openRedis(database, config.redisUrl, log);
  const events = await openEvents({ database, redis, log });
  const kinds = [mailJob, ...domains.flatMap((domain) => domain.jobs ?? []), ...moreJobs];
  const jobs = new Jobs({
    database,
    isAlone: database.engine === 'sqlite',
    kinds: tracing ? tracedJobs(kinds, tracing) : kinds,
    onGivenUp: domains.flatMap((domain) => domain.onJobGivenUp ?? []),
    log,
    secret: config.secret,
    isByClock,
  });
  const { location } = config.database;
  const locks = await openLocks({ location, redisUrl: config.redisUrl, database, events, log });
  const close = async () => {
    await locks.close();
    await events.close();
    redis?.close();
    await database.close();
    await orm.close();
    await tracing?.close();
  };
  const counts = redis && new SharedCounts(redis);
  return {
    tracing,
    database,
    reads: new Reads(database.models),
    storage,
    events,
    counts,
    jobs,
    locks,
    close,
  };
}
