import { setImmediate as nextTurn } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { patience } from '../../../tools/testing/running/patience.ts';
import { startRedis } from '../../../tools/testing/services/redisServer.ts';
import { Redis } from '../redis/redis.ts';
import { SharedCounts } from '../redis/sharedCounts.ts';
import { Budget } from './budget.ts';

const log = { warn: () => undefined, info: () => undefined };
const soon = { timeout: 10_000 * patience };

const server = await startRedis(afterAll);
const processes = Array.from({ length: 4 }, () => new Redis({ url: server.url, database: 'test', log }));
for (const each of processes) afterAll(() => each.close());
const counts = processes.map((redis) => new SharedCounts(redis));

/** Pending answers of Redis. */
const answers: Array<Promise<unknown>> = [];
for (const each of counts) {
  const add = each.add.bind(each);
  vi.spyOn(each, 'add').mockImplementation((counted) => {
    const answer = add(counted);
    answers.push(answer);
    return answer;
  });
}

/** Resolves when Redis has answered all reports. */
async function reported(): Promise<void> {
  do {
    await Promise.all(answers.splice(0));
    await nextTurn();
  } while (answers.length > 0);
}

describe('a budget of several processes', () => {
  const limit = 400;
  let budgets: Budget[];
  let tests = 0;
  beforeAll(() => untilConnected());
  beforeEach(() => {
    // Each test has its own budget, so that no counts remain from the previous test.
    tests++;
    budgets = counts.map((each) => new Budget({ limit, name: `test ${tests}`, counts: each }));
  });
  const untilConnected = () => vi.waitUntil(() => processes.every(({ isReady }) => isReady), soon);
  const stopRedis = async () => {
    await server.stop();
    await vi.waitUntil(() => processes.every(({ commands }) => !commands.isReady), soon);
  };
  /** Number of requests that a process accepts out of `requests`. */
  const admitted = (budget: Budget, requests: number) =>
    Array.from({ length: requests }, () => budget.spend('somebody')).filter(({ isOver }) => !isOver).length;

  test('is spent once by all together, whichever process serves the request', async () => {
    let all = 0;
    for (let turn = 0; turn < 2 * limit; turn++) {
      all += admitted(budgets[turn % budgets.length]!, 1);
      await reported();
    }
    expect(all).toBeGreaterThanOrEqual(limit);
    expect(all).toBeLessThanOrEqual(limit + 10);
  });

  test('is not spent several times by all of them at once', async () => {
    let all = 0;
    for (let turn = 0; turn < limit; turn++) {
      for (const budget of budgets) all += admitted(budget, 2);
      await reported();
    }
    expect(all).toBeGreaterThanOrEqual(limit);
    expect(all).toBeLessThanOrEqual(limit + 10);
  });

  test('queries Redis far more rarely than it is queried, and not at all for refused requests', async () => {
    const [here] = budgets as [Budget];
    const add = vi.mocked(counts[0]!.add).mockClear();
    for (let turn = 0; turn < limit; turn++) {
      admitted(here, 1);
      await reported();
    }
    expect(add.mock.calls.length).toBeGreaterThan(5);
    expect(add.mock.calls.length).toBeLessThan(limit / 5);
    expect(admitted(here, 1)).toBe(0);
    await reported();
    add.mockClear();
    expect(admitted(here, 1000)).toBe(0);
    await reported();
    expect(add).not.toHaveBeenCalled();
  });

  test('is whole again at one moment for all', async () => {
    const [here, there] = budgets as [Budget, Budget];
    admitted(here, 10);
    await reported();
    const otherClient = await createClient({ url: server.url }).connect();
    onTestFinished(() => otherClient.destroy());
    for (const key of await otherClient.keys('*')) await otherClient.pExpire(key, 30_000);
    admitted(there, 1);
    await reported();
    const { reset, remaining } = there.spend('somebody');
    expect(reset).toBeLessThanOrEqual(30);
    expect(remaining).toBeLessThan(limit - 2);
  });

  test('is counted by each for itself while Redis is away, and together when it is back', async () => {
    const [here, there] = budgets as [Budget, Budget];
    await stopRedis();
    expect([admitted(here, 100), admitted(there, limit + 50)]).toEqual([100, limit]);
    await server.start();
    await untilConnected();
    const [, , thirdBudget] = budgets as [Budget, Budget, Budget];
    expect([admitted(here, 1), admitted(there, 1)]).toEqual([1, 0]);
    await reported();
    admitted(thirdBudget, 1);
    await reported();
    expect(thirdBudget.spend('somebody').remaining).toBe(limit - 103);
  });

  test('is not whole again because Redis was started anew', async () => {
    const [here] = budgets as [Budget];
    expect(admitted(here, limit - 100)).toBe(limit - 100);
    await reported();
    await stopRedis();
    await server.start();
    await untilConnected();
    expect(admitted(here, 20)).toBe(20);
    await reported();
    expect(admitted(here, limit)).toBe(80);
  });
});
