import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from './redis.ts';

/** How often something happened, and for how many milliseconds that is still remembered. */
export interface SharedCount {
  count: number;
  remaining: number;
}

/** What is counted, and for how long: from its last time on, or from its first. */
export interface Counted {
  key: string;
  /** Once when absent. */
  times?: number;
  lifetime: number;
  isRenewed: boolean;
}

/** Whoever waits longer counts by themselves: a request must not hang on what is only counted. */
const longestWait = 250;

/**
 * Counts that all processes on one database have together. Each answer is undefined while Redis is away. The client is
 * asked first whether it is connected: it would keep commands that are sent together for later.
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

  /** Counts what happened, and gives the counts after it. */
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

  /** What is counted under is as long as callers like, and no business of whoever looks into Redis. */
  readonly #nameOf = (key: string) =>
    this.#redis.nameOf(`counts:${createHash('sha256').update(key).digest('base64url')}`);
}

/** The first and the last of so many replies for each key: its count, and what remains of it. */
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
