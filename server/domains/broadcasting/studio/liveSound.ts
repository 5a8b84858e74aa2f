import { open, type FileHandle } from 'node:fs/promises';
import { PassThrough, type Readable } from 'node:stream';
import { GrowingBytes } from './growingBytes.ts';
import { appendToSearch, clusterMark, lastCluster, WebmLine } from './webmLine.ts';

/** Maximum bytes that the player may lag behind. Beyond it the player is disconnected and must fetch the sound again. */
const maxBehind = 1024 * 1024;
/** Maximum buffered bytes of a cluster. Browsers begin a new cluster every few seconds. */
const maxTail = 2 * 1024 * 1024;

/** Writes the sound of one connection of a live session to a file, and streams it to the player. */
export class LiveSound {
  readonly path: string;
  readonly #line: WebmLine;
  #file: FileHandle | undefined;
  #writes: Promise<void>;
  #isFailed = false;
  /** The bytes since the last cluster began: a new listener gets the header and these. */
  readonly #tail = new GrowingBytes();
  /** True while the current cluster exceeds `maxTail`: the tail then contains its last bytes only. */
  #isTailCut = false;
  readonly #listeners = new Set<PassThrough>();
  /** Listeners that connected during an oversized cluster: they begin with the next one. */
  readonly #waiting = new Set<PassThrough>();
  /** When data last arrived, in milliseconds since the epoch. */
  receivedAt = Date.now();
  #isEnded = false;

  constructor(path: string, header: Buffer | undefined) {
    this.path = path;
    this.#line = new WebmLine(header);
    this.#writes = open(path, 'wx', 0o600).then((file) => void (this.#file = file));
    this.#writes.catch(() => (this.#isFailed = true));
  }

  get header(): Buffer | undefined {
    return this.#line.header;
  }

  /** Bytes that the player has not read yet. */
  get behind(): number {
    return Math.max(0, ...[...this.#listeners].map(({ writableLength }) => writableLength));
  }

  /** True when the recording cannot be written, because the disk is full or unavailable. */
  get isLost(): boolean {
    return this.#isFailed;
  }

  push(bytes: Buffer): void {
    if (this.#isEnded) return;
    this.receivedAt = Date.now();
    const sound = this.#line.push(bytes);
    if (sound.length === 0) return;
    // A failed write ends the recording but not the live sound.
    this.#writes = this.#writes
      .then(() => this.#file?.appendFile(sound))
      .catch(() => void (this.#isFailed = true));
    for (const listener of this.#listeners) send(listener, sound);
    this.#storeTail(sound);
  }

  /**
   * Returns a stream of the sound from now on.
   * It starts with the header and the current cluster, and ends with the connection.
   */
  follow(): Readable {
    const listener = new PassThrough();
    if (this.#isEnded) return listener.end();
    if (this.#isTailCut) this.#waiting.add(listener);
    else {
      if (this.#tail.length > 0) send(listener, this.#headerAndTail());
      this.#listeners.add(listener);
    }
    listener.once('close', () => {
      this.#listeners.delete(listener);
      this.#waiting.delete(listener);
    });
    listener.on('error', () => listener.destroy());
    return listener;
  }

  #headerAndTail(): Buffer {
    return Buffer.concat([this.#line.header!, this.#tail.view]);
  }

  #storeTail(sound: Buffer): void {
    const searchFrom = appendToSearch(this.#tail, sound);
    const at = lastCluster(this.#tail.view, searchFrom);
    if (at > 0 || (at === 0 && searchFrom === 0)) this.#beginTail(at);
    else if (this.#tail.length > maxTail) this.#cutTail();
  }

  #beginTail(at: number): void {
    this.#tail.dropBefore(at);
    this.#isTailCut = false;
    for (const listener of this.#waiting) {
      send(listener, this.#headerAndTail());
      this.#listeners.add(listener);
    }
    this.#waiting.clear();
  }

  #cutTail(): void {
    this.#tail.dropBefore(this.#tail.length - (clusterMark - 1));
    this.#isTailCut = true;
  }

  /** Ends the sound; resolves when everything is on the disk. */
  async end(): Promise<void> {
    this.#isEnded = true;
    for (const listener of [...this.#listeners, ...this.#waiting]) listener.end();
    await this.#writes.catch(() => undefined);
    await this.#file?.close().catch(() => undefined);
  }
}

function send(listener: PassThrough, bytes: Buffer): void {
  listener.write(bytes);
  if (listener.writableLength > maxBehind) listener.destroy();
}
