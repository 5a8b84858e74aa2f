import { isDiskFull } from '../diskFull.ts';

/** Who could not write for want of room is asked for no more meanwhile; then somebody has to try again. */
const remembered = 30_000;

/** Remembers for a while that the disk of the database has no room for what is written. */
export class DiskFullState {
  #lackedAt = Number.NEGATIVE_INFINITY;

  get lacksRoom(): boolean {
    return Date.now() - this.#lackedAt < remembered;
  }

  /** Gives what a write gives, and notes whether there was room for it. */
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
