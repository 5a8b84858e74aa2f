import { once } from 'node:events';

/** Gives a lock back. */
export type Release = () => Promise<void>;

export interface Wish {
  /** Called when somebody else waits for what is held; what cannot be let go is held on to. */
  letGo: () => void;
  /** Ends the wait. */
  signal?: AbortSignal;
}

/** Holds things by their names, each by one at a time: of this process, or of all that share its database. */
export interface Locks {
  /** Asks whoever holds it to let go and waits for that, for half a minute. Undefined when it was waited for in vain. */
  hold(name: string, wish: Wish): Promise<Release | undefined>;
  /** At once, or not at all; nobody is asked to let go. */
  tryHold(name: string): Promise<Release | undefined>;
  close(): Promise<void>;
}

const longestWait = 30_000;

interface Held {
  letGo: () => void;
  freed: Promise<void>;
}

/** Locks within one process. */
export class LocalLocks implements Locks {
  readonly #held = new Map<string, Held>();

  async hold(name: string, { letGo, signal }: Wish): Promise<Release | undefined> {
    const waits = endOfWait(signal);
    for (let held = this.#held.get(name); held; held = this.#held.get(name)) {
      held.letGo();
      if (waits.aborted) return undefined;
      await Promise.race([held.freed, once(waits, 'abort')]);
    }
    return waits.aborted ? undefined : this.#take(name, letGo);
  }

  async tryHold(name: string): Promise<Release | undefined> {
    return this.#held.has(name) ? undefined : this.#take(name, () => {});
  }

  /** Tells whoever holds it here that somebody waits for it. */
  ask(name: string): void {
    this.#held.get(name)?.letGo();
  }

  /** The same of all that is held here. */
  askAll(): void {
    for (const { letGo } of this.#held.values()) letGo();
  }

  async close(): Promise<void> {
    // What is held is given back by those who hold it.
  }

  #take(name: string, letGo: () => void): Release {
    const { promise: freed, resolve } = Promise.withResolvers<void>();
    this.#held.set(name, { letGo, freed });
    return async () => {
      this.#held.delete(name);
      resolve();
    };
  }
}

/** When somebody waits no more. */
export const endOfWait = (signal: AbortSignal | undefined): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(longestWait), ...(signal ? [signal] : [])]);
