import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { setup, type Setup } from '../protocol/setup.ts';
import type { PlayerDisk } from './disk.ts';
import type { Regie } from './regie.ts';
import { writeWholeFile } from './wholeFile.ts';

interface Options {
  /** Path of the stored setup. */
  file: string;
  regie: Regie;
  disk: PlayerDisk;
  log: (line: string) => void;
}

const retryAfter = 2000;

/**
 * Reads the setup of the station from the back office. Stores it, so that the player can also start while the back office is
 * unreachable.
 */
export class SetupReader {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  async read(): Promise<Setup> {
    const { file, regie, disk } = this.#options;
    const current = await regie.setup();
    await disk.attempt('The setup of the station could not be stored', () =>
      writeWholeFile(file, JSON.stringify(current)),
    );
    return current;
  }

  /**
   * Returns the setup for a start. When the back office is unreachable, returns the stored setup, or tries again until there is
   * one.
   */
  async readFirst(signal: AbortSignal): Promise<Setup> {
    for (;;) {
      try {
        return await this.read();
      } catch (error) {
        this.#options.log(`The back office does not answer yet: ${String(error)}`);
        const stored = await readFile(this.#options.file, 'utf8').catch(() => undefined);
        if (stored !== undefined) return setup.parse(JSON.parse(stored));
        await pause(retryAfter, undefined, { signal });
      }
    }
  }
}
