import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { glyphTables } from './glyphTables.ts';
import { ByteReader } from './byteReader.ts';

/*
 * Converts WOFF2 fonts to TrueType, because the font library of `sharp` cannot read WOFF2. Our own code rather than `wawoff2`, which
 * is 1 MB of WebAssembly for the 14 files that we ship. https://www.w3.org/TR/WOFF2/
 */

const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE ' +
  'GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar ' +
  'mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .split(' ')
  .map((tag) => tag.replace('_', ' '));

const decompressed = promisify(brotliDecompress);

const otherTag = 63;
const headerLength = 48;

interface Table {
  tag: string;
  isTransformed: boolean;
  content: Buffer;
}

/** Converts a WOFF2 font to TrueType, under another family name. Throws when `font` is not a WOFF2 file. */
export async function trueTypeOf(font: Buffer, family: string): Promise<Buffer> {
  const reader = new ByteReader(font);
  if (reader.tag() !== 'wOF2') throw new Error('Not a WOFF2 font.');
  const flavour = reader.uint32();
  reader.skip(4);
  const count = reader.uint16();
  reader.skip(6);
  const compressedLength = reader.uint32();
  reader.position = headerLength;
  const entries = Array.from({ length: count }, () => readEntry(reader));
  const data = await decompressed(font.subarray(reader.position, reader.position + compressedLength));
  let start = 0;
  const tables = entries.map(({ tag, isTransformed, length }): Table => {
    const content = data.subarray(start, start + length);
    start += length;
    return { tag, isTransformed, content };
  });
  const named = rebuilt(tables).set('name', nameTable(family));
  return assembled(
    flavour,
    [...named].toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Names of a font in English, for Windows: family, style, full name and name in PostScript. */
function nameTable(family: string): Buffer {
  const names = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replaceAll(' ', '')],
  ] as const;
  const header = Buffer.alloc(6 + names.length * 12);
  header.writeUInt16BE(names.length, 2);
  header.writeUInt16BE(header.length, 4);
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  let offset = 0;
  for (const [index, [id]] of names.entries()) {
    const { length } = texts[index]!;
    let at = 6 + index * 12;
    for (const value of [3, 1, 0x409, id, length, offset]) at = header.writeUInt16BE(value, at);
    offset += length;
  }
  return Buffer.concat([header, ...texts]);
}

/** Reads the entry of a table: its tag, and its length in the compressed data. */
function readEntry(reader: ByteReader) {
  const flags = reader.uint8();
  const index = flags & 63;
  const version = flags >> 6;
  const tag = index === otherTag ? reader.tag() : knownTags[index]!;
  const originalLength = reader.base128();
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
  return { tag, isTransformed, length: isTransformed ? reader.base128() : originalLength };
}

/** The tables as they were before the transformations of WOFF2. */
function rebuilt(tables: readonly Table[]): Map<string, Buffer> {
  const find = (name: string) => tables.find(({ tag }) => tag === name);
  const glyf = find('glyf');
  const plain = new Map(
    tables.filter(({ isTransformed }) => !isTransformed).map(({ tag, content }) => [tag, content]),
  );
  if (glyf?.isTransformed) {
    const { glyphs, locations, leftEdges } = glyphTables(glyf.content);
    plain.set('glyf', glyphs).set('loca', locations);
    const head = Buffer.from(plain.get('head')!);
    // The locations of glyphs have 32 bits.
    head.writeInt16BE(1, 50);
    plain.set('head', head);
    const metrics = find('hmtx');
    const measured = plain.get('hhea')!.readUInt16BE(34);
    if (metrics?.isTransformed) plain.set('hmtx', metricsOf(metrics.content, measured, leftEdges));
  }
  return plain;
}

/** Horizontal metrics (`hmtx`). Left side bearings that the font omits are the left edges of the outlines. */
function metricsOf(content: Buffer, measured: number, leftEdges: readonly number[]): Buffer {
  const reader = new ByteReader(content);
  const flags = reader.uint8();
  const widths = Array.from({ length: measured }, () => reader.uint16());
  const bearings = leftEdges.map((edge, glyph) => {
    const isOmitted = (flags & (glyph < measured ? 1 : 2)) !== 0;
    return isOmitted ? edge : reader.int16();
  });
  const table = Buffer.alloc(measured * 4 + (leftEdges.length - measured) * 2);
  let position = 0;
  for (const [glyph, bearing] of bearings.entries()) {
    if (glyph < measured) position = table.writeUInt16BE(widths[glyph]!, position);
    position = table.writeInt16BE(bearing, position);
  }
  return table;
}

/** A font file of these tables. Its checksums are zero: no renderer reads them. */
function assembled(flavour: number, tables: ReadonlyArray<[string, Buffer]>): Buffer {
  const power = Math.floor(Math.log2(tables.length));
  const header = Buffer.alloc(12 + tables.length * 16);
  header.writeUInt32BE(flavour, 0);
  header.writeUInt16BE(tables.length, 4);
  header.writeUInt16BE(2 ** power * 16, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((tables.length - 2 ** power) * 16, 10);
  let offset = header.length;
  const parts = tables.map(([tag, content], index) => {
    const at = 12 + index * 16;
    header.write(tag, at, 'latin1');
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(content.length, at + 12);
    const padding = Buffer.alloc(-content.length & 3);
    offset += content.length + padding.length;
    return Buffer.concat([content, padding]);
  });
  return Buffer.concat([header, ...parts]);
}
