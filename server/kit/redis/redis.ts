import { createClient } from '@redis/client';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';

export type RedisClient = ReturnType<typeof clientOf>;

interface Options {
  url: string;
  /** Name of the database. Several databases can use the same Redis, with separate keys and channels. */
  database: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

const longestPause = 2000;

/**
 * Connections to Redis, for transient data that several processes share and that may get lost. One connection sends commands, the
 * other subscribes. Both reconnect by themselves until they are closed. While they are lost, single commands fail immediately, so that
 * no request waits. Only `multi` commands would be queued: see `SharedCounts`.
 */
export class Redis {
  readonly commands: RedisClient;
  readonly subscriber: RedisClient;
  readonly #log: Options['log'];
  readonly #prefix: string;
  readonly #away = new Set<RedisClient>();

  constructor({ url, database, log }: Options) {
    this.#log = log;
    this.#prefix = `regie:${database}:`;
    this.commands = this.#connect(url);
    this.subscriber = this.#connect(url);
  }

  get isReady(): boolean {
    return this.commands.isReady && this.subscriber.isReady;
  }

  /** Full name of a key or channel, with the prefix of the database. */
  nameOf(name: string): string {
    return this.#prefix + name;
  }

  close(): void {
    for (const client of [this.commands, this.subscriber]) if (client.isOpen) client.destroy();
  }

  #connect(url: string): RedisClient {
    const client = clientOf(url);
    client.on('error', (error: unknown) => {
      if (this.#away.size === 0)
        this.#log.warn(
          { err: error },
          'Redis is unavailable: each process counts for itself, and events arrive later',
        );
      this.#away.add(client);
    });
    client.on('ready', () => {
      if (this.#away.delete(client) && this.#away.size === 0) this.#log.info('Redis is available again');
    });
    void client.connect().catch(() => undefined);
    return client;
  }
}

/** Opens the Redis that all processes of this database share. Undefined when none is configured. */
export async function openRedis(
  database: Database,
  url: string | undefined,
  log: Options['log'],
): Promise<Redis | undefined> {
  if (url === undefined) return undefined;
  const [[name] = []] = await database.rows('select current_database()', []);
  return new Redis({ url, database: String(name), log });
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
