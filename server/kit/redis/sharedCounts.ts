import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from './redis.ts';

/** A shared counter with its remaining lifetime in milliseconds. */
export interface SharedCount {
  count: number;
  remaining: number;
}

/**
 * An increment of a counter. `lifetime` is in milliseconds. It begins with the first increment, or restarts at every increment when
 * `isRenewed` is true.
 */
export interface Counted {
  key: string;
  /** Size of the increment. Defaults to 1. */
  times?: number;
  lifetime: number;
  isRenewed: boolean;
}

/**
 * Maximum wait for Redis in milliseconds. After that the process uses its own counts, because requests must not wait for
 * counters.
 */
const longestWait = 250;

/**
 * Counters that all processes of one database share. While Redis is unavailable, every result is undefined. The connection is
 * checked first, because the client would queue a `multi` command until it is back.
 */
export class SharedCounts {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  get isConnected(): boolean {
    return this.#redis.commands.isReady;
  }

  async read(keys: readonly string[]): Promise<SharedCount[] | undefined> {
    if (!this.isConnected) return undefined;
    const commands = this.#redis.commands.multi();
    for (const key of keys.map(this.#nameOf)) commands.get(key).pTTL(key);
    return answered(commands.exec(), 2);
  }

  /** Increments counters and returns their new values. */
  async add(counted: readonly Counted[]): Promise<SharedCount[] | undefined> {
    if (!this.isConnected) return undefined;
    const commands = this.#redis.commands.multi();
    for (const { key, times = 1, lifetime, isRenewed } of counted) {
      const name = this.#nameOf(key);
      commands.incrBy(name, times);
      if (isRenewed) commands.pExpire(name, lifetime);
      else commands.pExpire(name, lifetime, 'NX');
      commands.pTTL(name);
    }
    return answered(commands.exec(), 3);
  }

  async forget(key: string): Promise<void> {
    await answerOf(this.#redis.commands.del(this.#nameOf(key)));
  }

  /** Key of a counter in Redis. It is hashed, because the given key may be long and must not be readable there. */
  readonly #nameOf = (key: string) =>
    this.#redis.nameOf(`counts:${createHash('sha256').update(key).digest('base64url')}`);
}

/** Builds the results from the first and the last reply for each key. A result has the count and the remaining lifetime. */
async function answered(commands: Promise<unknown>, each: number): Promise<SharedCount[] | undefined> {
  const replies = (await answerOf(commands)) as unknown[] | undefined;
  if (!replies) return undefined;
  return Array.from({ length: replies.length / each }, (_, index) => ({
    count: Number(replies[index * each] ?? 0),
    remaining: Number(replies[index * each + each - 1]),
  }));
}

const answerOf = <T>(commands: Promise<T>): Promise<T | undefined> =>
  Promise.race([commands.catch(() => undefined), pause(longestWait, undefined, { ref: false })]);
