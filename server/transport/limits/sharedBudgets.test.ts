import { expect, onTestFinished, test, vi } from 'vitest';
import { LogLines } from '../../../tools/testing/running/logLines.ts';
import { patience } from '../../../tools/testing/running/patience.ts';
import { startRedis } from '../../../tools/testing/services/redisServer.ts';
import { createTestApp, type TestApp } from '../../../tools/testing/testApp.ts';

const limit = 40;

/** Number of requests of one person that the applications accept, when they are sent to them in turns. */
async function admitted(apps: readonly TestApp[], requests: number, token: string): Promise<number> {
  let count = 0;
  for (let turn = 0; turn < requests; turn++) {
    const { status } = await apps[turn % apps.length]!.graphql('{ viewer { id } }', {}, token);
    if (status === 200) count++;
  }
  return count;
}

/** Only on PostgreSQL: a SQLite database has a single process. */
test.runIf(process.env['TEST_DATABASE'] === 'postgresql')(
  'the requests of a person count on all processes, and on each while Redis is away',
  async () => {
    const redis = await startRedis(onTestFinished);
    const log = new LogLines();
    const env = { REDIS_URL: redis.url, REQUESTS_PER_MINUTE: String(limit), LOG_LEVEL: 'warn' };
    const first = await createTestApp({ env, log });
    const second = await createTestApp({ env, beside: first });
    const apps = [first, second];
    const admin = await first.tokenOf('admin@demo.com');
    const left = async ({ graphql }: TestApp) =>
      Number((await graphql('{ __typename }')).headers['ratelimit-remaining']);
    await vi.waitUntil(async () => (await left(first)) > (await left(second)), {
      timeout: 10_000 * patience,
    });

    const together = await admitted(apps, 2 * limit, admin);
    expect(together).toBeGreaterThanOrEqual(limit);
    expect(together).toBeLessThan(limit * 1.5);

    await redis.stop();
    const client = await first.tokenOf('client@demo.com');
    expect(await admitted(apps, 3 * limit, client)).toBe(2 * limit);
    expect(log.text.match(/Redis is unavailable/g)).toHaveLength(1);
  },
);
