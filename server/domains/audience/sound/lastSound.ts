/** Chunk of an encoded stream, as received. */
export interface SoundPart {
  data: Buffer;
  /**
   * Header that a player needs before this chunk. Undefined when the format has none or the chunk is part of
   * the header.
   */
  header?: Buffer | undefined;
  /** True when a new logical stream begins with this chunk and needs its own decoder. */
  isFirst?: boolean;
  /** True when a logical stream ends with this chunk; another may follow. */
  isLast?: boolean;
}

const retentionMilliseconds = 120_000;
/** Two minutes at the highest bitrate of a mount point, plus the burst that servers send to a new listener. */
const maxBytes = 8_000_000;

/** Buffer of the last two minutes of an encoded stream. */
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

  /** Returns the buffered sound. Formats without a header start in the middle of a frame; players resynchronise at the next one. */
  all(): Buffer {
    const header = this.#parts[0]?.header;
    return Buffer.concat([...(header ? [header] : []), ...this.#parts.map(({ data }) => data)]);
  }
}
