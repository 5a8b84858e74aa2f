const ebml = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const cluster = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);
/** A header is some hundred bytes; what holds no cluster for so long is no sound of a browser. */
const longestSearch = 1024 * 1024;

/** What comes over a line is no WebM. */
export class NoWebm extends Error {}

/**
 * What a browser records, as it comes over one line: whole from its header on, or, when it goes on after a line that was lost, the
 * header that is known and then all from the next cluster on.
 */
export class WebmLine {
  #header: Buffer | undefined;
  #before: Buffer = Buffer.alloc(0);
  #hasBegun = false;

  constructor(header?: Buffer) {
    this.#header = header;
  }

  /** All before the first cluster, once it is known. */
  get header(): Buffer | undefined {
    return this.#header;
  }

  /** What can be passed on by now. */
  push(bytes: Buffer): Buffer {
    if (this.#hasBegun) return bytes;
    const all = Buffer.concat([this.#before, bytes]);
    const at = all.indexOf(cluster);
    const isWhole = all.subarray(0, 4).equals(ebml);
    if (at >= 0 && (isWhole || this.#header)) {
      if (isWhole) this.#header = all.subarray(0, at);
      this.#hasBegun = true;
      this.#before = Buffer.alloc(0);
      return Buffer.concat([this.#header!, all.subarray(at)]);
    }
    if (all.length > longestSearch || (!isWhole && !this.#header && all.length >= 4)) throw new NoWebm();
    this.#before = all;
    return Buffer.alloc(0);
  }
}

/** The header of a file that was begun so. */
export function headerOf(bytes: Buffer): Buffer | undefined {
  const at = bytes.indexOf(cluster);
  return at > 0 && bytes.subarray(0, 4).equals(ebml) ? bytes.subarray(0, at) : undefined;
}

/** Where the last cluster begins; -1 where there is none. */
export const lastCluster = (bytes: Buffer): number => bytes.lastIndexOf(cluster);
