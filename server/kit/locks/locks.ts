import { once } from 'node:events';

/** Gives a lock back. */
export type Release = () => Promise<void>;

export interface LockRequest {
  /** Called when somebody else waits for what is held; what cannot be let go is held on to. */
  onReleaseRequest: () => void;
  /** Ends the wait. */
  signal?: AbortSignal;
}

/** Holds things by their names, each by one at a time: of this process, or of all that share its database. */
export interface Locks {
  /** Asks whoever holds it to let go and waits for that, for half a minute. Undefined when it was waited for in vain. */
  acquire(name: string, request: LockRequest): Promise<Release | undefined>;
  /** At once, or not at all; nobody is asked to let go. */
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

  /** Tells whoever holds it here that somebody waits for it. */
  requestRelease(name: string): void {
    this.#current.get(name)?.onReleaseRequest();
  }

  /** The same of all that is held here. */
  requestReleaseOfAll(): void {
    for (const { onReleaseRequest } of this.#current.values()) onReleaseRequest();
  }

  async close(): Promise<void> {
    // What is held is given back by those who hold it.
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

/** When somebody waits no more. */
export const endOfWait = (signal: AbortSignal | undefined): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(longestWait), ...(signal ? [signal] : [])]);
