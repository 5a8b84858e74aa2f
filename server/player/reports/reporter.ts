import { randomUUID } from 'node:crypto';
import type { Report } from '../../protocol/station.ts';
import type { Regie } from '../regie.ts';
import { Journal } from './journal.ts';
import { OutputStates, type OutputEvent } from './outputStates.ts';

interface Options {
  /** Folder of the journal. */
  folder: string;
  regie: Pick<Regie, 'report'>;
  /** Called when reports must be sent immediately, rather than with the next regular request. */
  onUrgent: () => void;
  /** Called when the journal could not be written. */
  onWriteError: (error: unknown) => void;
  log: (line: string) => void;
}

/** A report to add. Its moment is in milliseconds since 1970. */
export type NewReport = Omit<Report, 'id' | 'at'> & { at: number };

/** Milliseconds by which an event of an output arrives late at most. */
const longestDelay = 60_000;

/**
 * Reports to the back office what the player does. Each report is stored in the journal until the back office has accepted it.
 * Reports are sent in their order.
 */
export class Reporter {
  readonly #options: Options;
  readonly #outputs = new OutputStates();
  #journal!: Journal;
  /** Moment of the latest report of the outputs, in milliseconds since 1970. */
  #outputsReportedAt = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Opens the journal, which contains the unsent reports of earlier runs. */
  async open(): Promise<void> {
    this.#journal = await Journal.open(this.#options.folder, this.#options.onWriteError);
  }

  /** Adds a report to the journal. */
  add({ at, ...report }: NewReport): Promise<void> {
    return this.#journal.add({ id: randomUUID(), ...report, at: new Date(at).toISOString() });
  }

  /** Adds a report, and makes the player send it immediately. */
  async addUrgent(report: NewReport): Promise<void> {
    await this.add(report);
    this.sendSoon();
  }

  /** Makes the player send the reports in the journal immediately. Does not wait for it. */
  sendSoon(): void {
    this.#options.onUrgent();
  }

  /** Sends all reports in the journal. Rejected reports are logged and dropped. */
  send(): Promise<void> {
    const { regie, log } = this.#options;
    const logDropped = (report: Report | undefined, reason: string) =>
      log(`The back office refused a report, which is dropped (${reason}): ${JSON.stringify(report)}`);
    return this.#journal.send(
      async (reports) => {
        for (const { index, field, problem } of await regie.report(reports))
          logDropped(reports[index], `${field}: ${problem}`);
      },
      (report) => logDropped(report, 'request'),
    );
  }

  /** Sets the addresses of the outputs. Reports their states when the addresses have changed, or when there are none. */
  async setOutputs(addresses: readonly string[]): Promise<void> {
    const now = Date.now();
    if (this.#outputs.follow(addresses, now) || addresses.length === 0) await this.#reportOutputs(now);
  }

  /** Applies an event of an output. Reports the states when that output's state has changed. */
  async outputChanged(event: OutputEvent, moment: number): Promise<void> {
    if (this.#outputs.take(event, moment)) await this.#reportOutputs(moment);
  }

  /** Reports all outputs as `CONNECTING`, because Liquidsoap has ended and starts again. */
  async outputsLost(moment: number): Promise<void> {
    this.#outputs.lose(moment);
    await this.#reportOutputs(moment);
  }

  /**
   * Reports the states of all outputs. While none is connected, the back office logs items as not sent. The back office stores reports
   * in the order of their moments, so an event that arrives late gets the moment of the report before: the report has the newest states.
   */
  #reportOutputs(at: number): Promise<void> {
    const lateBy = this.#outputsReportedAt - at;
    // A much earlier moment comes from a clock that was set back.
    if (lateBy <= 0 || lateBy > longestDelay) this.#outputsReportedAt = at;
    return this.addUrgent({ kind: 'outputs', at: this.#outputsReportedAt, outputs: this.#outputs.all });
  }
}
