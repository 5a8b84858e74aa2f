import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { inTransaction } from '../resource/transaction.ts';
import type { Database } from '../database/database.ts';
import type { Events } from '../events/events.ts';
import { onEvent } from '../events/onEvent.ts';
import { endOfWait, LocalLocks, type Locks, type Release, type LockRequest } from './locks.ts';
import { SessionLocks } from './sessionLocks.ts';

declare module '../events/events.ts' {
  interface Topics {
    /** Published when a process waits for a lock that another process may have. */
    lockAwaited: { name: string };
  }
}

interface Needed {
  /** URL of the database that the processes share. */
  url: string;
  database: Database;
  events: Events;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Milliseconds between two attempts to acquire another process's lock, and attempts between two requests to release it. */
const betweenTries = 50;
const triesBetweenRequests = 20;

/**
 * Locks for all processes that share a database. A lock is first acquired within this process, then among the processes. A process
 * that waits publishes an event about every second, which asks the process with the lock to release it. The locks of a process that
 * has ended are free immediately.
 */
export class SharedLocks implements Locks {
  readonly #needed: Needed;
  readonly #local = new LocalLocks();
  readonly #session: SessionLocks;
  readonly #closing = new AbortController();

  constructor(needed: Needed) {
    this.#needed = needed;
    this.#session = new SessionLocks(needed.url, () => this.#lost());
    onEvent(needed.events, {
      topic: 'lockAwaited',
      signal: this.#closing.signal,
      handle: ({ name }) => {
        if (this.#session.has(name)) this.#local.requestRelease(name);
      },
    });
  }

  async acquire(name: string, request: LockRequest): Promise<Release | undefined> {
    const waits = endOfWait(request.signal);
    const release = await this.#local.acquire(name, { ...request, signal: waits });
    return release && this.#both(name, release, () => this.#await(name, waits));
  }

  async tryAcquire(name: string): Promise<Release | undefined> {
    const release = await this.#local.tryAcquire(name);
    return release && this.#both(name, release, () => this.#session.take(name));
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#session.close();
  }

  /** Acquires the lock among the processes. When that fails, releases the lock within this process. */
  async #both(name: string, release: Release, take: () => Promise<boolean>): Promise<Release | undefined> {
    let isTaken = false;
    try {
      isTaken = await take();
    } finally {
      if (!isTaken) await release();
    }
    if (!isTaken) return undefined;
    return async () => {
      try {
        await this.#session.giveBack(name);
      } finally {
        await release();
      }
    };
  }

  /** Waits until another process releases the lock, and acquires it. If a third process acquires it first, continues to wait. */
  async #await(name: string, waits: AbortSignal): Promise<boolean> {
    for (let tries = 0; !(await this.#session.take(name)); tries++) {
      if (waits.aborted) return false;
      if (tries % triesBetweenRequests === 0) await this.#requestRelease(name);
      await pause(betweenTries);
    }
    return true;
  }

  async #requestRelease(name: string): Promise<void> {
    const { database, events } = this.#needed;
    await inTransaction(database, async (transaction) =>
      events.publish(transaction, 'lockAwaited', { name }),
    );
  }

  /** Asks all holders in this process to stop, after the connection to the database broke. Other processes may acquire their locks. */
  #lost(): void {
    this.#needed.log.warn('the connection of the locks was lost: work under these locks stops');
    this.#local.requestReleaseOfAll();
  }
}
