import type { Locks, Release } from '../../../kit/locks/locks.ts';

/** Whoever works asks so often whether it may go on: a line to the database that was lost has given that to another. */
const leaseMilliseconds = 60_000;

/** Whether this process is the one of all that does a work which is done by one alone. */
export class LeaderLock {
  readonly #locks: Locks;
  readonly #name: string;
  #lease: { release: Release; until: number } | undefined;
  #pending: Promise<boolean> | undefined;

  constructor(locks: Locks, name: string) {
    this.#locks = locks;
    this.#name = name;
  }

  /** Several may ask at the same moment, and get the same answer. */
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
