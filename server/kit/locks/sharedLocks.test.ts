import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { patience } from '../../../tools/testing/running/patience.ts';
import { startRedis } from '../../../tools/testing/services/redisServer.ts';
import { createTestApp, type TestApp } from '../../../tools/testing/testApp.ts';
import { SharedLocks } from './sharedLocks.ts';

const isPostgres = process.env['TEST_DATABASE'] === 'postgresql';

async function twoProcesses(): Promise<[TestApp, TestApp]> {
  const env = { REDIS_URL: (await startRedis(afterAll)).url };
  const first = await createTestApp({ env, seed: 'none' }, afterAll);
  return [first, await createTestApp({ env, seed: 'none', beside: first }, afterAll)];
}

/** Only on PostgreSQL: a SQLite database has a single process. */
const apps = isPostgres ? await twoProcesses() : [];
const log = { warn: vi.fn<() => void>() };
const [first, second] = apps.map(
  ({ config, shared: { database, services } }) =>
    new SharedLocks({ url: config.database.location, database, events: services.events, log }),
);
afterAll(() => Promise.all([first?.close(), second?.close()]));
afterEach(() => vi.clearAllMocks());

const newHolder = () => ({ onReleaseRequest: vi.fn<() => void>() });
const soon = { timeout: 5000 * patience };

/** Ends the connections that hold locks, as a database does when it stops. */
async function cutLines(): Promise<void> {
  const client = new pg.Client({ connectionString: apps[0]!.config.database.location });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'regie locks' and datname = current_database()`,
  );
  await client.end();
}

/** Starts another process that acquires the lock and never releases it. */
async function lockElsewhere(name: string): Promise<ChildProcess> {
  const code = `
    const { SessionLocks } = await import(${JSON.stringify(join(import.meta.dirname, 'sessionLocks.ts'))});
    const locks = new SessionLocks(${JSON.stringify(apps[0]!.config.database.location)}, () => {});
    console.log(await locks.take(${JSON.stringify(name)}));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  expect(String(said).trim()).toBe('true');
  return child;
}

/** Only on PostgreSQL: a SQLite database has a single process. */
describe.runIf(isPostgres)('a lock of all processes', () => {
  test('is held by one of them at a time', async () => {
    const release = await first!.tryAcquire('one');
    expect(await second!.tryAcquire('one')).toBeUndefined();
    expect(await first!.tryAcquire('one')).toBeUndefined();
    await release!();
    const again = await second!.tryAcquire('one');
    expect(again).toBeDefined();
    await again!();
  });

  test('is released on request by its holder on another process, and goes to the one who requested it', async () => {
    const holder = newHolder();
    const release = await first!.acquire('asked', holder);
    const otherRelease = await first!.acquire('beside', newHolder());
    const waiting = second!.acquire('asked', newHolder());
    await expect.poll(() => holder.onReleaseRequest.mock.calls.length, soon).toBeGreaterThan(0);
    expect(await second!.tryAcquire('asked')).toBeUndefined();
    await release!();
    await (await waiting)!();
    await otherRelease!();
  });

  test('is not waited for by a request that was aborted', async () => {
    const release = await first!.acquire('gone', newHolder());
    const leaving = new AbortController();
    const waiting = second!.acquire('gone', { ...newHolder(), signal: leaving.signal });
    leaving.abort();
    expect(await waiting).toBeUndefined();
    await release!();
    await (await second!.tryAcquire('gone'))!();
  });

  test('is free as soon as its process was killed', async () => {
    const elsewhere = await lockElsewhere('killed');
    expect(await first!.tryAcquire('killed')).toBeUndefined();
    const waiting = first!.acquire('killed', newHolder());
    elsewhere.kill('SIGKILL');
    const release = await waiting;
    expect(release).toBeDefined();
    await release!();
  });

  test('is taken from who lost the database, and nothing that others have by then is given back', async () => {
    const holder = newHolder();
    const release = await first!.acquire('lost', holder);
    await cutLines();
    await expect.poll(() => holder.onReleaseRequest.mock.calls.length, soon).toBe(1);
    expect(log.warn).toHaveBeenCalled();
    // The second process lost its connection too, so its first attempts may fail.
    const taken = await vi.waitFor(() => second!.acquire('lost', newHolder()), soon);
    expect(taken).toBeDefined();
    // The first process has lost the lock, so its release must not affect the second one.
    await release!();
    expect(await first!.tryAcquire('lost')).toBeUndefined();
    await taken!();
    await (await first!.tryAcquire('lost'))!();
  });
});
