const smallest = 64 * 1024;

/** Buffer for bytes that arrive in pieces. Appending copies each byte a constant number of times, however small the pieces are. */
export class GrowingBytes {
  #buffer: Buffer = Buffer.alloc(0);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** A view of all bytes. The next change may overwrite it. */
  get view(): Buffer {
    return this.#buffer.subarray(0, this.#length);
  }

  append(bytes: Buffer): void {
    const length = this.#length + bytes.length;
    if (length > this.#buffer.length) {
      const larger = Buffer.allocUnsafe(Math.max(smallest, length, this.#buffer.length * 2));
      this.#buffer.copy(larger, 0, 0, this.#length);
      this.#buffer = larger;
    }
    bytes.copy(this.#buffer, this.#length);
    this.#length = length;
  }

  /** Drops the bytes before `at`. */
  dropBefore(at: number): void {
    this.#buffer.copyWithin(0, at, this.#length);
    this.#length -= at;
  }

  clear(): void {
    this.#buffer = Buffer.alloc(0);
    this.#length = 0;
  }
}
