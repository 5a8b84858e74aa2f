const kept = 120_000;
/** Two minutes of the highest bitrate of a mount point, with what a server sends at once when one begins to listen. */
const maxBytes = 8_000_000;

/** The last two minutes of a sound, encoded as it came. */
export class LastSound {
  #parts: Array<{ data: Buffer; at: number }> = [];
  #bytes = 0;

  take(data: Buffer, at: Date): void {
    this.#parts.push({ data, at: at.getTime() });
    this.#bytes += data.length;
    const from = at.getTime() - kept;
    let gone = 0;
    while (gone < this.#parts.length && (this.#parts[gone]!.at < from || this.#bytes > maxBytes))
      this.#bytes -= this.#parts[gone++]!.data.length;
    if (gone > 0) this.#parts.splice(0, gone);
  }

  /** Begins in the midst of a frame, as when one begins to listen: players find the next one. */
  all(): Buffer {
    return Buffer.concat(this.#parts.map(({ data }) => data));
  }
}
