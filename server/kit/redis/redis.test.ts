import { createClient } from '@redis/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { patience } from '../../../tools/testing/running/patience.ts';
import { startRedis } from '../../../tools/testing/services/redisServer.ts';
import { Redis } from './redis.ts';

const soon = { timeout: 10_000 * patience };

async function oneProcess() {
  const server = await startRedis(onTestFinished);
  const log = {
    warn: vi.fn<(...values: unknown[]) => void>(),
    info: vi.fn<(...values: unknown[]) => void>(),
  };
  const redis = new Redis({ url: server.url, database: 'test', log });
  onTestFinished(() => redis.close());
  await vi.waitUntil(() => redis.isReady, soon);
  return { server, log, redis };
}

test('a process has two connections, and none when it has closed', async () => {
  const { server, redis } = await oneProcess();
  const otherClient = await createClient({ url: server.url }).connect();
  onTestFinished(() => otherClient.destroy());
  const connections = async () => (await otherClient.clientList()).length - 1;
  expect(await connections()).toBe(2);
  redis.close();
  await expect.poll(connections, soon).toBe(0);
});

test('the log reports once that Redis is unreachable, and once that it is back, for both connections', async () => {
  const { server, log, redis } = await oneProcess();
  await server.stop();
  await expect.poll(() => log.warn.mock.calls.length, soon).toBe(1);
  // The log line is written when the first of the two connections is lost.
  await vi.waitUntil(() => !redis.commands.isReady, soon);
  await expect(redis.commands.incr('any')).rejects.toThrow('The client is offline');
  await server.start();
  await vi.waitUntil(() => redis.isReady, soon);
  await expect.poll(() => log.info.mock.calls, soon).toEqual([['Redis is available again']]);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('of two databases on one Redis each has names of its own', async () => {
  const { server, redis, log } = await oneProcess();
  const otherDatabase = new Redis({ url: server.url, database: 'other', log });
  onTestFinished(() => otherDatabase.close());
  expect(otherDatabase.nameOf('events')).not.toBe(redis.nameOf('events'));
});
