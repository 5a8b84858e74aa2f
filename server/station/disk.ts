import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Options {
  folder: string;
  /** It is full, or has room again: told once each time, and at the start, as nobody knows how it was before. */
  told: (kind: 'diskFull' | 'diskRoom') => void;
  log: (line: string) => void;
}

/** So much has to fit for there to be room: some minutes of sound. */
const enough = 4 * 1024 * 1024;
const lookEvery = 5000;
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** Whether something failed because the disk is full. */
export const isDiskFull = (error: unknown): boolean => codes.has((error as { code?: unknown } | null)?.code);

/** The disk of the player. What finds it full does without; here it is noticed, and also when there is room again. */
export class PlayerDisk {
  readonly #options: Options;
  #isFull: boolean | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  async start(): Promise<void> {
    await this.#look();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Does what the air goes on without; whether that could be done. */
  async tried(what: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.#options.log(`${what}: ${String(error)}`);
      this.failed(error);
      return false;
    }
  }

  /** Something could not be written; only what is for want of room is taken up. */
  failed(error: unknown): void {
    if (!isDiskFull(error)) return;
    if (!this.#isFull) {
      this.#isFull = true;
      this.#options.log('The disk is full: nothing more is fetched or recorded until there is room.');
      this.#options.told('diskFull');
    }
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#look(), lookEvery);
  }

  async #look(): Promise<void> {
    const path = join(this.#options.folder, 'room.part');
    try {
      await writeFile(path, Buffer.alloc(enough));
      if (this.#isFull === false || this.#isStopped) return;
      this.#isFull = false;
      this.#options.told('diskRoom');
    } catch (error) {
      this.failed(error);
    } finally {
      await rm(path, { force: true }).catch(() => undefined);
    }
  }
}
