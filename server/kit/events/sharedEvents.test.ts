import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { patience } from '../../../tools/testing/running/patience.ts';
import { startRedis, type RedisServer } from '../../../tools/testing/services/redisServer.ts';
import { createTestApp, type TestApp } from '../../../tools/testing/testApp.ts';
import type { Transaction } from '../database/database.ts';
import type { Events } from './events.ts';
import type { SharedEvents } from './sharedEvents.ts';

declare module './events.ts' {
  interface Topics {
    noted: { number: number; text?: string };
  }
}

const isPostgres = process.env['TEST_DATABASE'] === 'postgresql';

interface Processes {
  redis: RedisServer;
  first: TestApp;
  second: TestApp;
}

async function twoProcesses(): Promise<Processes> {
  const redis = await startRedis(afterAll);
  const env = { REDIS_URL: redis.url };
  const first = await createTestApp({ env }, afterAll);
  return { redis, first, second: await createTestApp({ env, beside: first }, afterAll) };
}

/** Only on PostgreSQL: a SQLite database has a single process. */
const { redis, first, second } = isPostgres ? await twoProcesses() : ({} as Processes);

describe.runIf(isPostgres)('two processes on one database', () => {
  const eventsOf = ({ shared }: TestApp): Events => shared.services.events;
  const poll = (app: TestApp) => (eventsOf(app) as SharedEvents).poll();
  const notify = (app: TestApp, ...numbers: number[]) =>
    app.shared.database.transaction(async (transaction) => notifyIn(app, transaction, ...numbers));
  const notifyIn = (app: TestApp, transaction: Transaction, ...numbers: number[]) =>
    eventsOf(app).publish(transaction, 'noted', ...numbers.map((number) => ({ number })));

  /** Collects the events that an application receives from now on. */
  function subscribed(app: TestApp) {
    const received: number[] = [];
    const ending = new AbortController();
    const all = (async () => {
      for await (const { number } of eventsOf(app).subscribe('noted', ending.signal)) received.push(number);
    })();
    const end = async () => {
      await poll(app);
      await pause(20);
      ending.abort();
      await all;
      return received;
    };
    return { received, end };
  }
  const until = (condition: () => boolean) =>
    expect.poll(condition, { timeout: 5000 * patience, interval: 10 }).toBe(true);

  test('receive each other’s events and their own, once and in order', async () => {
    const [here, there] = [subscribed(first), subscribed(second)];
    await notify(first, 1, 2, 3);
    await until(() => here.received.length === 3);
    await until(() => there.received.length === 3);
    await notify(second, 4);
    await until(() => here.received.length === 4 && there.received.length === 4);
    expect([await here.end(), await there.end()]).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ]);
  });

  test('receive nothing of a transaction that is rolled back', async () => {
    const [here, there] = [subscribed(first), subscribed(second)];
    const failed = first.shared.database.transaction(async (transaction) => {
      await notifyIn(first, transaction, 5);
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    await notify(first, 6);
    await until(() => there.received.length > 0);
    expect([await here.end(), await there.end()]).toEqual([[6], [6]]);
  });

  test('miss no event that is committed after one with a later number', async () => {
    const there = subscribed(second);
    let release = () => {};
    const locked = new Promise<void>((resolve) => (release = resolve));
    let hasWritten = () => {};
    const written = new Promise<void>((resolve) => (hasWritten = resolve));
    const slow = first.shared.database.transaction(async (transaction) => {
      await notifyIn(first, transaction, 7);
      hasWritten();
      await locked;
    });
    await written;
    await notify(first, 8);
    await until(() => there.received.includes(8));
    await poll(second);
    release();
    await slow;
    await until(() => there.received.includes(7));
    expect(await there.end()).toEqual([8, 7]);
  });

  test('receive each other’s events while Redis is away, and nothing twice when it is back', async () => {
    const [here, there] = [subscribed(first), subscribed(second)];
    await redis.stop();
    await notify(first, 9);
    await notify(second, 10);
    await until(() => here.received.includes(10) && there.received.includes(9));
    const { code, data } = await first.graphql('{ __typename }');
    expect([code, data]).toEqual([undefined, { __typename: 'Query' }]);
    await redis.start();
    await notify(first, 11);
    await until(() => there.received.includes(11));
    expect((await here.end()).toSorted((a, b) => a - b)).toEqual([9, 10, 11]);
    expect((await there.end()).toSorted((a, b) => a - b)).toEqual([9, 10, 11]);
  });

  test('lose and repeat none when many are published at once on both', async () => {
    const [here, there] = [subscribed(first), subscribed(second)];
    const numbers = Array.from({ length: 200 }, (_, index) => 1000 + index);
    await Promise.all(numbers.map((number) => notify(number % 2 ? first : second, number)));
    await until(() => here.received.length >= 200 && there.received.length >= 200);
    for (const received of [await here.end(), await there.end()])
      expect(received.toSorted((a, b) => a - b)).toEqual(numbers);
  });

  test('receive each other’s events again after all connections to the database were cut', async () => {
    const there = subscribed(second);
    const cut = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()';
    await Promise.resolve(first.shared.database.rows(cut, [])).catch(() => undefined);
    await expect
      .poll(() => notify(first, 20).then(() => 'told', String), { timeout: 5000 * patience })
      .toBe('told');
    await until(() => there.received.includes(20));
    expect(await there.end()).toEqual([20]);
  });

  test('learn that they may have missed some, when they were away for longer than events are stored', async () => {
    const ending = new AbortController();
    const missed = eventsOf(second).subscribe('eventsMissed', ending.signal)[Symbol.asyncIterator]();
    const next = missed.next();
    await poll(second);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 13 * 60 * 60_000);
    await poll(second);
    clock.mockRestore();
    expect((await next).done).toBe(false);
    ending.abort();
  });

  test('ignore topics of a newer version', async () => {
    const there = subscribed(second);
    await first.shared.database.transaction(async (transaction) =>
      eventsOf(first).publish(transaction, 'ofTheFuture' as never, { number: 12 } as never),
    );
    await notify(first, 13);
    await until(() => there.received.length > 0);
    expect(await there.end()).toEqual([13]);
  });

  test('publish nothing that carries more than ids', async () => {
    const large = first.shared.database.transaction(async (transaction) =>
      eventsOf(first).publish(transaction, 'noted', { number: 14, text: 'x'.repeat(1024 * 1024) }),
    );
    await expect(large).rejects.toThrow('must carry ids only');
  });

  test('delete events that all have received, in batches', async () => {
    const { database } = first.shared;
    await database.transaction(async (transaction) =>
      transaction.run(
        `insert into stored_event (topic, payload, created_at, written_by)
         select 'noted', '{"number":0}', now() - interval '2 days', 3 from generate_series(1, 12000)`,
        [],
      ),
    );
    await notify(first, 15);
    await (eventsOf(first) as SharedEvents).removeOld();
    const [[old, recent] = []] = await database.rows(
      `select count(*) filter (where created_at < now() - interval '1 day'), count(*) filter (where created_at > now() - interval '1 hour')
       from stored_event`,
      [],
    );
    expect(Number(old)).toBe(0);
    expect(Number(recent)).toBeGreaterThan(0);
  });
});
