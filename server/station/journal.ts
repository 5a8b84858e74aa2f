import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RequestRefused, type Report } from './regie.ts';
import { writeWholeFile } from './wholeFile.ts';

/** The most reports of one request. */
const atOnce = 200;

type Send = (reports: readonly Report[]) => Promise<void>;

/**
 * What was heard and not told yet, on the disk of the player: written before anything else happens, and sent in its order as
 * soon as the back office takes it. What was sent and not crossed out is sent again; there it counts once. Where the disk is full
 * it is kept in memory until there is room.
 */
export class Journal {
  readonly #path: string;
  readonly #failed: (error: unknown) => void;
  #waiting: Report[] = [];
  #writes = Promise.resolve();
  /** Whether what waits is not all on the disk. */
  #isBehind = false;
  #sending: Promise<void> = Promise.resolve();

  private constructor(path: string, failed: (error: unknown) => void) {
    this.#path = path;
    this.#failed = failed;
  }

  static async open(folder: string, failed: (error: unknown) => void = () => {}): Promise<Journal> {
    const journal = new Journal(join(folder, 'journal.ndjson'), failed);
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
    // A line that was cut would spoil the one behind it: after a failure all of it is written anew.
    await this.#write(() => (this.#isBehind ? this.#keep() : appendFile(this.#path, lineOf(report))));
  }

  /**
   * Sends what waits, one caller after the other; throws, with all of it still waiting, when that fails. A request that is refused
   * (`RequestRefused`) is sent again in halves; a report that is refused on its own is passed to `refused` and dropped, so that it
   * cannot block the reports after it.
   */
  send(to: Send, refused: (report: Report) => void = () => {}): Promise<void> {
    // Two at once would send the same, and the second cross out what neither has sent.
    const sending = this.#sending.catch(() => undefined).then(() => this.#sendAll(to, refused));
    this.#sending = sending;
    return sending;
  }

  async #sendAll(to: Send, refused: (report: Report) => void): Promise<void> {
    let most = atOnce;
    while (this.#waiting.length > 0) {
      const some = this.#waiting.slice(0, most);
      try {
        await to(some);
        most = Math.min(atOnce, most * 2);
      } catch (error) {
        if (!(error instanceof RequestRefused)) throw error;
        if (some.length > 1) {
          most = Math.ceil(some.length / 2);
          continue;
        }
        refused(some[0]!);
      }
      this.#waiting.splice(0, some.length);
      await this.#write(() => this.#keep());
    }
  }

  /** One after the other; what cannot be written is still told, and no reason not to play. */
  #write(work: () => Promise<void>): Promise<void> {
    return (this.#writes = this.#writes.then(work).then(
      () => void (this.#isBehind = false),
      (error: unknown) => {
        this.#isBehind = true;
        this.#failed(error);
      },
    ));
  }

  #keep(): Promise<void> {
    return writeWholeFile(this.#path, this.#waiting.map(lineOf).join(''));
  }
}

const lineOf = (report: Report): string => `${JSON.stringify(report)}\n`;

function parsed(line: string): Report | undefined {
  try {
    return JSON.parse(line) as Report;
  } catch {
    return undefined;
  }
}
