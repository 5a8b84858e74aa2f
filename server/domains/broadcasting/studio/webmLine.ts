import { GrowingBytes } from './growingBytes.ts';

const ebml = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const cluster = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);
/**
 * Maximum number of bytes before the first cluster; a real header has some hundred.
 * Data without a cluster within them is not WebM.
 */
const longestSearch = 1024 * 1024;

/** Thrown when a browser sends data that is not WebM. */
export class NoWebm extends Error {}

/**
 * WebM stream of one connection of a browser. A stream with a header passes unchanged; one that continues after a lost connection
 * gets the known header, and then all bytes from its next cluster on.
 */
export class WebmLine {
  #header: Buffer | undefined;
  readonly #before = new GrowingBytes();
  #hasBegun = false;

  constructor(header?: Buffer) {
    this.#header = header;
  }

  /** Bytes before the first cluster; undefined until they are known. */
  get header(): Buffer | undefined {
    return this.#header;
  }

  /** Adds received bytes and returns the bytes that can be passed on. */
  push(bytes: Buffer): Buffer {
    if (this.#hasBegun) return bytes;
    const searchFrom = appendToSearch(this.#before, bytes);
    const all = this.#before.view;
    const at = all.indexOf(cluster, searchFrom);
    const isWhole = all.subarray(0, 4).equals(ebml);
    if (at >= 0 && (isWhole || this.#header)) {
      if (isWhole) this.#header = Buffer.from(all.subarray(0, at));
      this.#hasBegun = true;
      const sound = Buffer.concat([this.#header!, all.subarray(at)]);
      this.#before.clear();
      return sound;
    }
    if (all.length > longestSearch || (!isWhole && !this.#header && all.length >= 4)) throw new NoWebm();
    return Buffer.alloc(0);
  }
}

/** Returns the bytes before the first cluster of a WebM recording; undefined when it has no header. */
export function headerOf(bytes: Buffer): Buffer | undefined {
  const at = bytes.indexOf(cluster);
  return at > 0 && bytes.subarray(0, 4).equals(ebml) ? bytes.subarray(0, at) : undefined;
}

/**
 * Appends bytes of a WebM stream, and returns the offset from which to search for a new cluster. The signature of a cluster may begin in
 * the bytes before the new ones. Searching all bytes again for each frame would be quadratic.
 */
export function appendToSearch(all: GrowingBytes, bytes: Buffer): number {
  const searchFrom = Math.max(0, all.length - (cluster.length - 1));
  all.append(bytes);
  return searchFrom;
}

/** Number of bytes of the signature with which a WebM cluster begins. */
export const clusterMark = cluster.length;

/** Returns the offset of the last WebM cluster that begins at `from` or later; -1 when there is none. */
export function lastCluster(bytes: Buffer, from = 0): number {
  const at = bytes.subarray(from).lastIndexOf(cluster);
  return at < 0 ? -1 : from + at;
}
