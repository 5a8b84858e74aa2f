import type { SoundPart } from './lastSound.ts';

const sign = Buffer.from('OggS');
const headLength = 27;
/** Upper limit of a stream header in bytes; embedded cover pictures are included up to this size. */
const maxHeader = 500_000;

/**
 * Splits an Ogg stream into pages as it arrives. Encoders start a new logical stream with its own header at each title. Pages of a
 * logical stream that began before the connection are dropped, because they cannot be decoded without their header.
 */
export class OggPages {
  #rest: Buffer = Buffer.alloc(0);
  #header: Buffer = Buffer.alloc(0);
  #serial: number | undefined;
  #isInHeader = false;

  take(data: Buffer): SoundPart[] {
    this.#rest = Buffer.concat([this.#rest, data]);
    const parts: SoundPart[] = [];
    for (let page = this.#next(); page; page = this.#next()) {
      const part = this.#known(page);
      if (part) parts.push(part);
    }
    return parts;
  }

  /** Returns the next complete page, and skips bytes in front of it that belong to no page. */
  #next(): Buffer | undefined {
    const at = this.#rest.indexOf(sign);
    if (at < 0) this.#rest = this.#rest.subarray(Math.max(this.#rest.length - sign.length + 1, 0));
    else this.#rest = this.#rest.subarray(at);
    if (at < 0 || this.#rest.length < headLength) return undefined;
    const segments = this.#rest[26]!;
    if (this.#rest.length < headLength + segments) return undefined;
    const lengths = this.#rest.subarray(headLength, headLength + segments);
    const length = headLength + segments + lengths.reduce((sum, segment) => sum + segment, 0);
    if (this.#rest.length < length) return undefined;
    const page = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return page;
  }

  #known(data: Buffer): SoundPart | undefined {
    const isFirst = (data[5]! & 2) !== 0;
    const isBeforeSound = data.readBigInt64LE(6) === 0n;
    const serial = data.readUInt32LE(14);
    if (isFirst) {
      this.#serial = serial;
      this.#header = Buffer.alloc(0);
    }
    if (serial !== this.#serial) return undefined;
    this.#isInHeader = isFirst || (this.#isInHeader && isBeforeSound);
    if (this.#isInHeader && this.#header.length < maxHeader)
      this.#header = Buffer.concat([this.#header, data]);
    const header = this.#isInHeader ? undefined : this.#header;
    return { data, header, isFirst, isLast: (data[5]! & 4) !== 0 };
  }
}
