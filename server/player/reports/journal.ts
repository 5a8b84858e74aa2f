import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '../../protocol/station.ts';
import { RequestRefused } from '../regie.ts';
import { writeWholeFile } from '../wholeFile.ts';

/** Maximum number of reports per request. */
const atOnce = 200;

type Send = (reports: readonly Report[]) => Promise<void>;

/**
 * Reports that were not sent yet, on the disk of the player. `add` writes a report to the disk; `send` sends all reports in their
 * order, and removes those that the back office has accepted. When the player stops in between, reports are sent again; the back
 * office counts them once. On a full disk, reports stay in memory.
 */
export class Journal {
  readonly #path: string;
  readonly #failed: (error: unknown) => void;
  #waiting: Report[] = [];
  #writes = Promise.resolve();
  /** True when some waiting reports are not on the disk. */
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
      // After a power failure, the last line may be incomplete.
      const report = parsed(line);
      if (report) journal.#waiting.push(report);
    }
    return journal;
  }

  async add(report: Report): Promise<void> {
    this.#waiting.push(report);
    // An incomplete line would make the next one invalid, so after a failed write the whole file is written again.
    await this.#write(() => (this.#isBehind ? this.#store() : appendFile(this.#path, lineOf(report))));
  }

  /**
   * Sends the waiting reports. Only one call at a time does so. Throws when sending fails; the reports of that request and all
   * later ones stay. After `RequestRefused`, sends the reports in halves. A single report that is rejected is passed to `refused`
   * and dropped, so that it does not block those after it.
   */
  send(to: Send, refused: (report: Report) => void = () => {}): Promise<void> {
    // Two concurrent calls would send the same reports, and the second would remove reports that were not sent.
    const sending = this.#sending.catch(() => undefined).then(() => this.#sendAll(to, refused));
    this.#sending = sending;
    return sending;
  }

  async #sendAll(to: Send, refused: (report: Report) => void): Promise<void> {
    let batchSize = atOnce;
    while (this.#waiting.length > 0) {
      const some = this.#waiting.slice(0, batchSize);
      try {
        await to(some);
        batchSize = Math.min(atOnce, batchSize * 2);
      } catch (error) {
        if (!(error instanceof RequestRefused)) throw error;
        if (some.length > 1) {
          batchSize = Math.ceil(some.length / 2);
          continue;
        }
        refused(some[0]!);
      }
      this.#waiting.splice(0, some.length);
      await this.#write(() => this.#store());
    }
  }

  /** Runs writes to the file one after the other. A failed write must stop neither the reports nor the sound. */
  #write(work: () => Promise<void>): Promise<void> {
    return (this.#writes = this.#writes.then(work).then(
      () => void (this.#isBehind = false),
      (error: unknown) => {
        this.#isBehind = true;
        this.#failed(error);
      },
    ));
  }

  #store(): Promise<void> {
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
