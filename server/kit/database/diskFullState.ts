import { isDiskFull } from '../diskFull.ts';

/** Milliseconds for which writes are refused after the disk was full. Then a write is attempted again. */
const remembered = 30_000;

/** Remembers for a while that the disk of the database is full. */
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
