import { createClient } from '@redis/client';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';

export type RedisClient = ReturnType<typeof clientOf>;

interface Options {
  url: string;
  /** The name of the database: of several on one Redis each has keys and channels of its own. */
  database: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

const longestPause = 2000;

/**
 * The Redis of an application, for what several processes share in passing: nothing that must not be lost. One connection
 * sends commands, one hears of what is published. Both connect again by themselves for as long as they are open. While
 * Redis is away commands fail at once, so that no request waits for it and none is kept for later.
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

  /** The name under which all processes of this database find something. */
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
          'Redis is away: processes count by themselves and hear of each other later',
        );
      this.#away.add(client);
    });
    client.on('ready', () => {
      if (this.#away.delete(client) && this.#away.size === 0) this.#log.info('Redis is back');
    });
    void client.connect().catch(() => undefined);
    return client;
  }
}

/** Where Redis is configured, that of all processes that share this database. */
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
