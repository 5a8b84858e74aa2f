import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Redis } from '../../../../kit/redis/redis.ts';
import { SharedCounts } from '../../../../kit/redis/sharedCounts.ts';
import { patience } from '../../../../../tools/testing/running/patience.ts';
import { startRedis } from '../../../../../tools/testing/services/redisServer.ts';
import { createTestApp, type TestApp } from '../../../../../tools/testing/testApp.ts';
import { type Guesser, Throttle } from './throttle.ts';

const log = { warn: () => undefined, info: () => undefined };

const redis = await startRedis(afterAll);
const clients = [1, 2].map(() => new Redis({ url: redis.url, database: 'test', log }));
for (const each of clients) afterAll(() => each.close());
const counts = clients.map((each) => new SharedCounts(each));

describe('throttles of two processes', () => {
  let here: Throttle;
  let there: Throttle;
  let guesser: Guesser;
  let tests = 0;
  beforeAll(() => untilShared());
  beforeEach(() => {
    // Each test uses throttles of another name, so that it begins without counts.
    tests++;
    [here, there] = counts.map((each) => new Throttle(`test ${tests}`, each)) as [Throttle, Throttle];
    guesser = { account: 'a@example.com', address: '10.0.0.1' };
  });

  const untilShared = () =>
    vi.waitUntil(
      async () => !(await Promise.all(counts.map((each) => each.read(['any'])))).includes(undefined),
      { timeout: 10_000 * patience },
    );
  const fail = async (throttle: Throttle, times: number, values: Partial<Guesser> = {}) => {
    for (let count = 0; count < times; count++) await throttle.failed({ ...guesser, ...values });
  };
  const waitOf = (throttle: Throttle, values: Partial<Guesser> = {}) =>
    throttle.admit({ ...guesser, ...values }).then(
      () => 0,
      (error: { extensions: { retryAfter: number } }) => error.extensions.retryAfter,
    );

  test('count together', async () => {
    await fail(here, 20);
    expect(await waitOf(there)).toBeGreaterThan(600);
    expect(await waitOf(there, { account: 'b@example.com' })).toBe(0);
    await fail(there, 1, { account: 'b@example.com' });
    expect(await waitOf(here, { account: 'b@example.com' })).toBe(0);
  });

  test('count an address together, for ten minutes from the first failure on', async () => {
    for (let count = 0; count < 50; count++)
      await fail(count % 2 ? here : there, 1, { account: `${count}@example.com` });
    const waits = [await waitOf(here, { account: 'c' }), await waitOf(there, { account: 'c' })];
    for (const wait of waits) expect(wait).toSatisfy((seconds: number) => seconds > 540 && seconds <= 600);
    expect(await waitOf(there, { account: 'c', address: '10.0.0.2' })).toBe(0);
  });

  test('keep a device that is known apart from strangers', async () => {
    await fail(here, 20);
    expect(await waitOf(there, { knownAs: 'device x' })).toBe(0);
  });

  test('forgive together', async () => {
    await fail(here, 20);
    expect(await waitOf(there)).toBeGreaterThan(600);
    await here.succeeded(guesser);
    expect(await waitOf(there)).toBe(0);
  });

  test('count by themselves while Redis is away, and keep to that when it is back', async () => {
    await fail(here, 4);
    await waitOf(there);
    await redis.stop();
    expect([await waitOf(here), await waitOf(there)]).toEqual([0, 0]);
    await fail(there, 16);
    expect(await waitOf(there)).toBeGreaterThan(600);
    await redis.start();
    await untilShared();
    expect(await waitOf(there)).toBeGreaterThan(600);
  });
});

/** SQLite supports only one process. */
test.runIf(process.env['TEST_DATABASE'] === 'postgresql')(
  'a guess on one process counts on another, and on each while Redis is away',
  async () => {
    const redis = await startRedis(onTestFinished);
    const first = await createTestApp({ env: { REDIS_URL: redis.url } });
    const second = await createTestApp({ env: { REDIS_URL: redis.url }, beside: first });
    const codeOf = async (app: TestApp, password: string) => {
      const signIn = `mutation { signIn(email: "client@demo.com", password: "${password}") { viewer { id } } }`;
      return (await app.graphql(signIn)).code;
    };
    const guessed: Array<string | undefined> = [];
    for (const app of [first, second, first, second, first]) guessed.push(await codeOf(app, 'wrong'));
    expect(guessed).not.toContain('RATE_LIMITED');
    expect([await codeOf(second, 'client'), await codeOf(first, 'client')]).toEqual([
      'RATE_LIMITED',
      'RATE_LIMITED',
    ]);
    await redis.stop();
    // The fifth failure blocks the account for one second; after it, the correct password signs in.
    await vi.waitUntil(async () => (await codeOf(second, 'client')) === undefined, {
      timeout: 20_000 * patience,
      interval: 200,
    });
  },
);
