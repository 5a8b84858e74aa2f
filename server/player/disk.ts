import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Options {
  folder: string;
  /** Called when the disk becomes full or has room again. Also called once at the start, because the earlier state is unknown. */
  onChange: (kind: 'diskFull' | 'diskRoom') => void;
  log: (line: string) => void;
}

/** Bytes that must be free for the disk to have room again: some minutes of sound. */
const enough = 4 * 1024 * 1024;
const checkInterval = 5000;
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** True when an operation failed because the disk is full. */
export const isDiskFull = (error: unknown): boolean => codes.has((error as { code?: unknown } | null)?.code);

/** Monitors whether the disk of the player is full. After a failed write on a full disk, checks every five seconds until there is room. */
export class PlayerDisk {
  readonly #options: Options;
  #isFull: boolean | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  async start(): Promise<void> {
    await this.#check();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Runs an operation that may fail without an effect on the sound. Returns false when it failed. */
  async attempt(description: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.#options.log(`${description}: ${String(error)}`);
      this.writeFailed(error);
      return false;
    }
  }

  /** Must be called after a failed write. Only errors of a full disk have an effect. */
  writeFailed(error: unknown): void {
    if (!isDiskFull(error)) return;
    if (!this.#isFull) {
      this.#isFull = true;
      this.#options.log('The disk is full: downloads and recordings wait until there is room.');
      this.#options.onChange('diskFull');
    }
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#check(), checkInterval);
  }

  async #check(): Promise<void> {
    const path = join(this.#options.folder, 'room.part');
    try {
      await writeFile(path, Buffer.alloc(enough));
      if (this.#isFull === false || this.#isStopped) return;
      this.#isFull = false;
      this.#options.onChange('diskRoom');
    } catch (error) {
      this.writeFailed(error);
    } finally {
      await rm(path, { force: true }).catch(() => undefined);
    }
  }
}
