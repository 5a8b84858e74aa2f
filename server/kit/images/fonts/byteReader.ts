/** Reads numbers of a font file, big-endian, one after the other. A number behind the end throws a `RangeError`. */
export class ByteReader {
  position = 0;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  skip(count: number): void {
    this.position += count;
  }

  /** Returns the next bytes: fewer than `count` at the end of the file. */
  take(count: number): Buffer {
    return this.#bytes.subarray(this.#passing(count), this.position);
  }

  tag(): string {
    return this.take(4).toString('latin1');
  }

  uint8(): number {
    return this.#bytes.readUInt8(this.#passing(1));
  }

  uint16(): number {
    return this.#bytes.readUInt16BE(this.#passing(2));
  }

  int16(): number {
    return this.#bytes.readInt16BE(this.#passing(2));
  }

  uint32(): number {
    return this.#bytes.readUInt32BE(this.#passing(4));
  }

  /** A number in at most five bytes with seven bits each (`UIntBase128`). */
  base128(): number {
    let value = 0;
    for (let count = 0; count < 5; count++) {
      const byte = this.uint8();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    throw new RangeError('The number has too many bytes.');
  }

  /** A number of 16 bits that takes one byte when it is small (`255UInt16`). */
  short255(): number {
    const code = this.uint8();
    if (code === 253) return this.uint16();
    if (code === 254) return this.uint8() + 506;
    return code === 255 ? this.uint8() + 253 : code;
  }

  #passing(count: number): number {
    const from = this.position;
    this.position += count;
    return from;
  }
}
