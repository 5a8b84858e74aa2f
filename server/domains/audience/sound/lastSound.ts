/** A piece of a sound, encoded as it came. */
export interface SoundPart {
  data: Buffer;
  /** What must stand before it to be heard; undefined where nothing must, or it is part of that. */
  header?: Buffer | undefined;
  /** Whether another stream begins with it, which is decoded by itself. */
  isFirst?: boolean;
  /** Whether its stream ends with it, though another may come. */
  isLast?: boolean;
}

const retentionMilliseconds = 120_000;
/** Two minutes of the highest bitrate of a mount point, with what a server sends at once when one begins to listen. */
const maxBytes = 8_000_000;

/** The last two minutes of a sound, encoded as it came. */
export class LastSound {
  readonly #parts: Array<SoundPart & { at: number }> = [];
  #bytes = 0;

  take(part: SoundPart, at: Date): void {
    this.#parts.push({ ...part, at: at.getTime() });
    this.#bytes += part.data.length;
    const from = at.getTime() - retentionMilliseconds;
    let removed = 0;
    while (removed < this.#parts.length && (this.#parts[removed]!.at < from || this.#bytes > maxBytes))
      this.#bytes -= this.#parts[removed++]!.data.length;
    if (removed > 0) this.#parts.splice(0, removed);
  }

  /** Of what has no header it begins in the midst of a frame, as when one begins to listen: players find the next one. */
  all(): Buffer {
    const header = this.#parts[0]?.header;
    return Buffer.concat([...(header ? [header] : []), ...this.#parts.map(({ data }) => data)]);
  }
}
