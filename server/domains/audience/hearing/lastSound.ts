import { OggPages } from './oggPages.ts';

const kept = 120_000;
/** Two minutes of the highest bitrate of a mount point, with what a server sends at once when one begins to listen. */
const maxBytes = 8_000_000;

interface Part {
  data: Buffer;
  at: number;
  /** What must stand before it to be heard; undefined where any part can be the first. */
  header?: Buffer;
}

/** The last two minutes of a sound, encoded as it came. */
export class LastSound {
  readonly #parts: Part[] = [];
  #bytes = 0;
  /** Undefined before anything came, null for what is no Ogg. */
  #pages: OggPages | null | undefined;

  take(data: Buffer, at: Date): void {
    if (this.#pages === undefined)
      this.#pages = data.subarray(0, 4).toString() === 'OggS' ? new OggPages() : null;
    for (const part of this.#pages?.take(data) ?? [{ data }]) this.#keep({ ...part, at: at.getTime() });
  }

  /** Of what has no pages it begins in the midst of a frame, as when one begins to listen: players find the next one. */
  all(): Buffer {
    const [first] = this.#parts;
    const isHeader = first?.header !== undefined && first.header.includes(first.data);
    const before = first?.header && !isHeader ? [first.header] : [];
    return Buffer.concat([...before, ...this.#parts.map(({ data }) => data)]);
  }

  #keep(part: Part): void {
    this.#parts.push(part);
    this.#bytes += part.data.length;
    const from = part.at - kept;
    let gone = 0;
    while (gone < this.#parts.length && (this.#parts[gone]!.at < from || this.#bytes > maxBytes))
      this.#bytes -= this.#parts[gone++]!.data.length;
    if (gone > 0) this.#parts.splice(0, gone);
  }
}
