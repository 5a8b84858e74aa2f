import type { LiveInputNumber } from '../live/liveInput.ts';
import { seconds, singleLine } from '../queue/trackRequest.ts';

interface Options {
  /** Port of Liquidsoap for commands. */
  port: number;
  log: (line: string) => void;
}

/** Sends commands to the running Liquidsoap. Each returns true when Liquidsoap accepted it. Logs when Liquidsoap refuses it or does not answer. */
export class LiquidsoapCommands {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Ends the current item. `fade` is the length of its fade-out in milliseconds. */
  endItem(fade: number): Promise<boolean> {
    return this.send('/end', seconds(fade));
  }

  /** Makes Liquidsoap drop the items that it has requested, and request the next ones immediately. */
  dropRequests(): Promise<boolean> {
    return this.send('/forget', '');
  }

  /**
   * Puts a live input on the air; 0 ends the live session. `previous` (0 for none) stays on the air until the new one has sound.
   * Returns true when Liquidsoap accepted the command.
   */
  openLive(input: LiveInputNumber | 0, previous: LiveInputNumber | 0): Promise<boolean> {
    return this.send('/live', `${input} ${previous}`);
  }

  /** Sets the title that listeners see while a live session is on the air. */
  setTitle(input: LiveInputNumber, title: string, credit: string): Promise<boolean> {
    return this.send('/title', `${input}\n${singleLine(title)}\n${singleLine(credit)}`);
  }

  async send(path: string, body: string): Promise<boolean> {
    const { port, log } = this.#options;
    try {
      const signal = AbortSignal.timeout(2000);
      const { ok, status } = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body, signal });
      if (!ok) log(`Liquidsoap refused ${path} with status ${status}.`);
      return ok;
    } catch (error) {
      log(`Liquidsoap did not accept ${path}: ${String(error)}`);
      return false;
    }
  }
}
