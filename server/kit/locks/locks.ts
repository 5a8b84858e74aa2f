import { once } from 'node:events';

/** Releases a lock. */
export type Release = () => Promise<void>;

export interface LockRequest {
  /** Called when another caller waits for the lock. The holder may release it, or keep it when it cannot. */
  onReleaseRequest: () => void;
  /** Aborts the wait. */
  signal?: AbortSignal;
}

/** Exclusive locks by name, in this process or in all processes that share the database. */
export interface Locks {
  /** Requests the lock from its holder and waits up to 30 seconds; undefined when it is not released by then. */
  acquire(name: string, request: LockRequest): Promise<Release | undefined>;
  /** Acquires a free lock at once; undefined when it is taken. The holder is not notified. */
  tryAcquire(name: string): Promise<Release | undefined>;
  close(): Promise<void>;
}

const longestWait = 30_000;

interface HeldLock {
  onReleaseRequest: () => void;
  freed: Promise<void>;
}

/** Locks within one process. */
export class LocalLocks implements Locks {
  readonly #current = new Map<string, HeldLock>();

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

  /** Notifies the local holder of a lock that another caller waits for it. */
  requestRelease(name: string): void {
    this.#current.get(name)?.onReleaseRequest();
  }

  /** Notifies the holders of all local locks. */
  requestReleaseOfAll(): void {
    for (const { onReleaseRequest } of this.#current.values()) onReleaseRequest();
  }

  async close(): Promise<void> {
    // The holders release their locks themselves.
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

/** Aborts when the wait for a lock ends. */
export const endOfWait = (signal: AbortSignal | undefined): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(longestWait), ...(signal ? [signal] : [])]);
