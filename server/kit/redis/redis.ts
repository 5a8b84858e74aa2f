import { createClient } from '@redis/client';
import type { FastifyBaseLogger } from 'fastify';

/** Redis, for what several processes share in passing: nothing that must not be lost. */
export type Redis = ReturnType<typeof clientOf>;

const longestPause = 2000;

/**
 * A client that connects again by itself for as long as it is open. While Redis is away commands fail at once, so that no
 * request waits for it and none is kept for later.
 */
export function openRedis(url: string, log: Pick<FastifyBaseLogger, 'warn' | 'info'>): Redis {
  const client = clientOf(url);
  let isAway = false;
  client.on('error', (error: unknown) => {
    if (!isAway)
      log.warn({ err: error }, 'Redis is away: processes count by themselves and hear of each other later');
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
  });
  void client.connect().catch(() => undefined);
  return client;
}

const clientOf = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 3000,
      reconnectStrategy: (tries) => Math.min(longestPause, 50 * 2 ** Math.min(tries, 6)),
    },
  });
