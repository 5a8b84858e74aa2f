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
    /** Somebody waits for what another process may hold. */
    lockAwaited: { name: string };
  }
}

interface Needed {
  /** Of the database that the processes share. */
  url: string;
  database: Database;
  events: Events;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Milliseconds between tries for what another process holds, and how many of them until it is asked for again. */
const betweenTries = 50;
const triesBetweenRequests = 20;

/**
 * Locks of all processes that share a database: each is first held among those who want it here, then by this process.
 * Whoever waits tells the other processes so; what a process held is free as soon as it has ended.
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

  /** What is held here and cannot be held among all is given back. */
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

  /** Takes it from whichever process has it, once that lets go; who has it may change meanwhile. */
  async #await(name: string, waits: AbortSignal): Promise<boolean> {
    for (let tries = 0; !(await this.#session.take(name)); tries++) {
      if (waits.aborted) return false;
      if (tries % triesBetweenRequests === 0) await this.#ask(name);
      await pause(betweenTries);
    }
    return true;
  }

  async #ask(name: string): Promise<void> {
    const { database, events } = this.#needed;
    await inTransaction(database, async (transaction) =>
      events.publish(transaction, 'lockAwaited', { name }),
    );
  }

  /** The line to the database broke, and with it all that was held: others may have it by now. */
  #lost(): void {
    this.#needed.log.warn('the connection that holds locks was lost: what was done under them ends');
    this.#local.requestReleaseOfAll();
  }
}
