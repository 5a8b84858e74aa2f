import { isDiskFull } from '../diskFull.ts';

/** Milliseconds for which the disk counts as full after a write failed. Then callers attempt a write again. */
const remembered = 30_000;

/**
 * Records that a write failed because the disk of the database is full. `lacksRoom` is then true until a write succeeds, or for at
 * most `remembered` milliseconds.
 */
export class DiskFullState {
  #lackedAt = Number.NEGATIVE_INFINITY;

  get lacksRoom(): boolean {
    return Date.now() - this.#lackedAt < remembered;
  }

  /** Returns the result of a write, and records whether it failed because the disk was full. */
  async noting<T>(write: Promise<T>): Promise<T> {
    try {
      const result = await write;
      this.#lackedAt = Number.NEGATIVE_INFINITY;
      return result;
    } catch (error) {
      if (isDiskFull(error)) this.#lackedAt = Date.now();
      throw error;
    }
  }
}
