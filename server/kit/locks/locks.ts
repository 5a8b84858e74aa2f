import { once } from 'node:events';

/** Releases a lock. */
export type Release = () => Promise<void>;

export interface LockRequest {
  /**
   * Called when another caller waits, or when the lock was lost with the connection to the database. The holder should release the lock,
   * but need not when it cannot.
   */
  onReleaseRequest: () => void;
  /** Aborts the wait. */
  signal?: AbortSignal;
}

/** Exclusive locks by name, in this process or in all processes that share the database. */
export interface Locks {
  /**
   * Acquires the lock. Asks its holder, if any, to release it, and waits up to 30 seconds. Returns undefined when the lock was not
   * released by then, or the signal aborted.
   */
  acquire(name: string, request: LockRequest): Promise<Release | undefined>;
  /** Acquires the lock if it is free. Returns undefined otherwise, without asking the holder. */
  tryAcquire(name: string): Promise<Release | undefined>;
  close(): Promise<void>;
}

const longestWait = 30_000;

interface CurrentLock {
  onReleaseRequest: () => void;
  freed: Promise<void>;
}

/** Locks within one process. */
export class LocalLocks implements Locks {
  readonly #current = new Map<string, CurrentLock>();

  async acquire(name: string, { onReleaseRequest, signal }: LockRequest): Promise<Release | undefined> {
    const waits = endOfWait(signal);
    for (let current = this.#current.get(name); current; current = this.#current.get(name)) {
      current.onReleaseRequest();
      if (waits.aborted) return undefined;
      await Promise.race([current.freed, once(waits, 'abort')]);
    }
    return waits.aborted ? undefined : this.#take(name, onReleaseRequest);
  }

  async tryAcquire(name: string): Promise<Release | undefined> {
    return this.#current.has(name) ? undefined : this.#take(name, () => {});
  }

  /** Asks the holder in this process to release a lock. */
  requestRelease(name: string): void {
    this.#current.get(name)?.onReleaseRequest();
  }

  /** Asks the holders of all locks of this process to release them. */
  requestReleaseOfAll(): void {
    for (const { onReleaseRequest } of this.#current.values()) onReleaseRequest();
  }

  async close(): Promise<void> {
    // Nothing to close: the holders release their locks.
  }

  #take(name: string, onReleaseRequest: () => void): Release {
    const { promise: freed, resolve } = Promise.withResolvers<void>();
    this.#current.set(name, { onReleaseRequest, freed });
    return async () => {
      this.#current.delete(name);
      resolve();
    };
  }
}

/** Signal that ends the wait for a lock: after 30 seconds, or when the caller aborts `signal`. */
export const endOfWait = (signal: AbortSignal | undefined): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(longestWait), ...(signal ? [signal] : [])]);
