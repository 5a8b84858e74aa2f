/** A page of an Ogg stream, with the pages that its decoder must have seen before any other. */
export interface OggPage {
  data: Buffer;
  header: Buffer;
}

const sign = Buffer.from('OggS');
const headLength = 27;
/** More cannot be the beginning of a stream: pictures in its tags are kept too, up to this size. */
const maxHeader = 500_000;

/** Cuts an Ogg stream into its pages, as it comes. One that begins anew in its midst has a header of its own. */
export class OggPages {
  #rest: Buffer = Buffer.alloc(0);
  #header: Buffer = Buffer.alloc(0);
  #isInHeader = true;

  take(data: Buffer): OggPage[] {
    this.#rest = Buffer.concat([this.#rest, data]);
    const pages: OggPage[] = [];
    for (let page = this.#next(); page; page = this.#next()) pages.push(this.#known(page));
    return pages;
  }

  /** What lies before a page is none, and is left out. */
  #next(): Buffer | undefined {
    const at = this.#rest.indexOf(sign);
    if (at < 0) this.#rest = this.#rest.subarray(Math.max(this.#rest.length - sign.length + 1, 0));
    else this.#rest = this.#rest.subarray(at);
    if (at < 0 || this.#rest.length < headLength) return undefined;
    const segments = this.#rest[26]!;
    if (this.#rest.length < headLength + segments) return undefined;
    const lengths = this.#rest.subarray(headLength, headLength + segments);
    const length = headLength + segments + lengths.reduce((sum, one) => sum + one, 0);
    if (this.#rest.length < length) return undefined;
    const page = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return page;
  }

  #known(data: Buffer): OggPage {
    const isFirst = (data[5]! & 2) !== 0;
    const isBeforeSound = data.readBigInt64LE(6) === 0n;
    if (isFirst) this.#header = Buffer.alloc(0);
    this.#isInHeader = isFirst || (this.#isInHeader && isBeforeSound);
    if (this.#isInHeader && this.#header.length < maxHeader)
      this.#header = Buffer.concat([this.#header, data]);
    return { data, header: this.#header };
  }
}
