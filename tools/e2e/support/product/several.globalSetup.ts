// Setup for several processes: starts a PostgreSQL with the demo data, and a Redis. Each test file gets a copy of the
// demo data.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { prepare } from '../../../cli/lib/build.mjs';
import { startPostgres } from '../../../cli/lib/programs/postgres.mjs';
import { startRedis } from '../../../testing/services/redisServer.ts';
import { fillSample } from './fillSample.ts';
import type { Several } from './severalProcesses.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Services that several processes share; undefined when the tests use one process. */
    several: Several | undefined;
  }
}

const sampleDatabase = 'regie_sample';

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await prepare();
  const ends: Array<() => Promise<void>> = [];
  const postgres = await startPostgres();
  const redis = await startRedis((stop) => ends.push(stop));
  const administrator = new pg.Client({ connectionString: postgres.url });
  await administrator.connect();
  await administrator.query(`create database ${sampleDatabase}`);
  await administrator.end();
  const folder = mkdtempSync(join(tmpdir(), 'regie-several-'));
  const databaseUrl = postgres.url.replace(/\/postgres$/, `/${sampleDatabase}`);
  await fillSample(folder, { DATABASE_URL: databaseUrl, REDIS_URL: redis.url });
  provide('sampleFolder', folder);
  provide('several', { administratorUrl: postgres.url, sampleDatabase, redisUrl: redis.url });
  return async () => {
    for (const end of ends) await end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
