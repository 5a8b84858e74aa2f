import type { Locks, Release } from '../../../kit/locks/locks.ts';

/** Whoever works asks so often whether it may go on: a line to the database that was lost has given that to another. */
const holdFor = 60_000;

/** Whether this process is the one of all that does a work which is done by one alone. */
export class OnlyOne {
  readonly #locks: Locks;
  readonly #name: string;
  #held: { release: Release; until: number } | undefined;
  #asking: Promise<boolean> | undefined;

  constructor(locks: Locks, name: string) {
    this.#locks = locks;
    this.#name = name;
  }

  /** Several may ask at the same moment, and get the same answer. */
  isIt(): Promise<boolean> {
    return (this.#asking ??= this.#ask().finally(() => (this.#asking = undefined)));
  }

  async letGo(): Promise<void> {
    const held = this.#held;
    this.#held = undefined;
    await held?.release();
  }

  async #ask(): Promise<boolean> {
    if (this.#held && this.#held.until > Date.now()) return true;
    await this.letGo();
    const release = await this.#locks.tryAcquire(this.#name);
    if (release) this.#held = { release, until: Date.now() + holdFor };
    return release !== undefined;
  }
}
