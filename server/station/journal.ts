import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from './regie.ts';

/** How much is told at once. */
const atOnce = 200;

/**
 * What was heard and not told yet, on the disk of the player: written before anything else happens, and sent in its order as
 * soon as the back office takes it. What was sent and not crossed out is sent again; there it counts once.
 */
export class Journal {
  readonly #path: string;
  #waiting: Report[] = [];
  #writes = Promise.resolve();
  #sending: Promise<void> = Promise.resolve();

  private constructor(path: string) {
    this.#path = path;
  }

  static async open(folder: string): Promise<Journal> {
    const journal = new Journal(join(folder, 'journal.ndjson'));
    const text = await readFile(journal.#path, 'utf8').catch(() => '');
    for (const line of text.split('\n')) {
      // The last line may have been cut when the power went.
      const report = parsed(line);
      if (report) journal.#waiting.push(report);
    }
    return journal;
  }

  async add(report: Report): Promise<void> {
    this.#waiting.push(report);
    this.#writes = this.#writes.then(() => appendFile(this.#path, `${JSON.stringify(report)}\n`));
    await this.#writes;
  }

  /** Sends what waits, one caller after the other; throws, with all of it still waiting, when that fails. */
  send(to: (reports: readonly Report[]) => Promise<void>): Promise<void> {
    // Two at once would send the same, and the second cross out what neither has sent.
    const sending = this.#sending.catch(() => undefined).then(() => this.#sendAll(to));
    this.#sending = sending;
    return sending;
  }

  async #sendAll(to: (reports: readonly Report[]) => Promise<void>): Promise<void> {
    while (this.#waiting.length > 0) {
      const some = this.#waiting.slice(0, atOnce);
      await to(some);
      this.#waiting.splice(0, some.length);
      this.#writes = this.#writes.then(() => this.#keep());
      await this.#writes;
    }
  }

  async #keep(): Promise<void> {
    const part = `${this.#path}.part`;
    await writeFile(part, this.#waiting.map((report) => `${JSON.stringify(report)}\n`).join(''));
    await rename(part, this.#path);
  }
}

function parsed(line: string): Report | undefined {
  try {
    return JSON.parse(line) as Report;
  } catch {
    return undefined;
  }
}
