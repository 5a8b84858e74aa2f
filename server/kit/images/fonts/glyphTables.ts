import { ByteReader } from './byteReader.ts';

/** A point of an outline, relative to the point before it. */
interface Point {
  x: number;
  y: number;
  isOnCurve: boolean;
}

/** The tables `glyf` and `loca` of a font. */
interface GlyphTables {
  glyphs: Buffer;
  /** With 32 bits for each location. */
  locations: Buffer;
  /** Leftmost x of each glyph. */
  leftEdges: number[];
}

/* Flags of the components of a glyph that is made of others. */
const hasWords = 0x1;
const hasScale = 0x8;
const hasMore = 0x20;
const hasTwoScales = 0x40;
const hasMatrix = 0x80;
const hasInstructions = 0x100;

/* Flags of a point, and of the first point of a glyph. */
const onCurve = 0x1;
const overlaps = 0x40;

/** Rebuilds the tables of glyphs from the transformed table `glyf` of a WOFF2 font. */
export function glyphTables(transformed: Buffer): GlyphTables {
  const header = new ByteReader(transformed);
  header.skip(2);
  const hasOverlaps = (header.uint16() & 1) !== 0;
  const count = header.uint16();
  header.skip(2);
  const lengths = Array.from({ length: 7 }, () => header.uint32());
  const [contours, points, flags, outlines, composites, boxes, instructions] = lengths.map(
    (length) => new ByteReader(header.take(length)),
  ) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader];
  const overlapping = hasOverlaps ? header.take((count + 7) >> 3) : undefined;
  const boxed = boxes.take(((count + 31) >> 5) * 4);
  const isSet = (bits: Buffer | undefined, glyph: number) =>
    bits !== undefined && (bits[glyph >> 3]! & (0x80 >> (glyph & 7))) !== 0;

  const glyphs: Buffer[] = [];
  const locations = Buffer.alloc((count + 1) * 4);
  const leftEdges: number[] = [];
  let offset = 0;

  const composite = (): Buffer => {
    const start = composites.position;
    let [kinds, mayInstruct] = [hasMore, false];
    while ((kinds & hasMore) !== 0) {
      kinds = composites.uint16();
      mayInstruct ||= (kinds & hasInstructions) !== 0;
      composites.skip(2 + ((kinds & hasWords) === 0 ? 2 : 4));
      if ((kinds & hasScale) !== 0) composites.skip(2);
      else if ((kinds & hasTwoScales) !== 0) composites.skip(4);
      else if ((kinds & hasMatrix) !== 0) composites.skip(8);
    }
    const length = composites.position - start;
    composites.position = start;
    const parts = composites.take(length);
    return mayInstruct ? Buffer.concat([parts, instructed()]) : parts;
  };
  /** Length and bytes of the instructions of a glyph. */
  const instructed = (): Buffer => {
    const length = outlines.short255();
    return Buffer.concat([uint16(length), instructions.take(length)]);
  };

  for (let glyph = 0; glyph < count; glyph++) {
    const contourCount = contours.int16();
    let content: Buffer = Buffer.alloc(0);
    let box = contourCount !== 0 && isSet(boxed, glyph) ? boxes.take(8) : undefined;
    if (contourCount < 0) content = Buffer.concat([int16(-1), box!, composite()]);
    else if (contourCount > 0) {
      const pointCounts = Array.from({ length: contourCount }, () => points.short255());
      const all = pointCounts.flatMap((length) => Array.from({ length }, () => readPoint(flags, outlines)));
      box ??= boxOf(all);
      let last = -1;
      const ends = Buffer.concat(pointCounts.map((length) => uint16((last += length))));
      const parts = [
        int16(contourCount),
        box,
        ends,
        instructed(),
        coordinates(all, isSet(overlapping, glyph)),
      ];
      content = Buffer.concat(parts);
    }
    leftEdges.push(box?.readInt16BE(0) ?? 0);
    locations.writeUInt32BE(offset, glyph * 4);
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
    glyphs.push(padded);
    offset += padded.length;
  }
  locations.writeUInt32BE(offset, count * 4);
  return { glyphs: Buffer.concat(glyphs), locations, leftEdges };
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

/** Reads a point by the table of triplets in section 5.2 of the specification. */
function readPoint(flags: ByteReader, outlines: ByteReader): Point {
  const byte = flags.uint8();
  const isOnCurve = byte < 128;
  const code = byte & 127;
  const signed = (value: number, isPositive: number) => (isPositive === 0 ? -value : value);
  const both = (x: number, y: number): Point => ({
    x: signed(x, code & 1),
    y: signed(y, code & 2),
    isOnCurve,
  });
  if (code < 10) return { x: 0, y: signed(((code & 14) << 7) + outlines.uint8(), code & 1), isOnCurve };
  if (code < 20)
    return { x: signed((((code - 10) & 14) << 7) + outlines.uint8(), code & 1), y: 0, isOnCurve };
  if (code < 84) {
    const [base, next] = [code - 20, outlines.uint8()];
    return both(1 + (base & 48) + (next >> 4), 1 + ((base & 12) << 2) + (next & 15));
  }
  if (code < 120) {
    const base = code - 84;
    const [x, y] = [outlines.uint8(), outlines.uint8()];
    return both(1 + (Math.floor(base / 12) << 8) + x, 1 + (((base % 12) >> 2) << 8) + y);
  }
  if (code < 124) {
    const [first, middle, end] = [outlines.uint8(), outlines.uint8(), outlines.uint8()];
    return both((first << 4) + (middle >> 4), ((middle & 15) << 8) + end);
  }
  return both(outlines.uint16(), outlines.uint16());
}

/** Smallest box around the points: left, bottom, right, top. */
function boxOf(points: readonly Point[]): Buffer {
  let [x, y] = [0, 0];
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const point of points) {
    x += point.x;
    y += point.y;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [bottom, top] = [Math.min(bottom, y), Math.max(top, y)];
  }
  return Buffer.concat([left, bottom, right, top].map(int16));
}

/** Flags and coordinates of points, without compression: 16 bits for each number. */
function coordinates(points: readonly Point[], isOverlapping: boolean): Buffer {
  const flags = Buffer.from(points.map(({ isOnCurve }) => (isOnCurve ? onCurve : 0)));
  if (isOverlapping) flags[0]! |= overlaps;
  const numbers = Buffer.alloc(points.length * 4);
  for (const [index, { x, y }] of points.entries()) {
    numbers.writeInt16BE(x, index * 2);
    numbers.writeInt16BE(y, points.length * 2 + index * 2);
  }
  return Buffer.concat([flags, numbers]);
}
