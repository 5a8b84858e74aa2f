import { Writable } from 'node:stream';

/** A log that a test can read. */
export class LogLines extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }

  /** The log lines with this message, parsed. */
  of(message: string): Array<Record<string, unknown>> {
    const lines = this.text.split('\n').filter(Boolean);
    return lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === message);
  }
}
