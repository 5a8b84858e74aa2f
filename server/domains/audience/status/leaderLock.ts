import type { Locks, Release } from '../../../kit/locks/locks.ts';

/**
 * Lease in milliseconds, after which the lock is acquired again.
 * When the process has lost its database connection, another process gets the lock then.
 */
const leaseMilliseconds = 60_000;

/** Leader election: true on the one process that currently holds the named lock. */
export class LeaderLock {
  readonly #locks: Locks;
  readonly #name: string;
  #lease: { release: Release; until: number } | undefined;
  #pending: Promise<boolean> | undefined;

  constructor(locks: Locks, name: string) {
    this.#locks = locks;
    this.#name = name;
  }

  /** Concurrent calls share one lock request. */
  isLeader(): Promise<boolean> {
    return (this.#pending ??= this.#acquire().finally(() => (this.#pending = undefined)));
  }

  async release(): Promise<void> {
    const lease = this.#lease;
    this.#lease = undefined;
    await lease?.release();
  }

  async #acquire(): Promise<boolean> {
    if (this.#lease && this.#lease.until > Date.now()) return true;
    await this.release();
    const release = await this.#locks.tryAcquire(this.#name);
    if (release) this.#lease = { release, until: Date.now() + leaseMilliseconds };
    return release !== undefined;
  }
}
