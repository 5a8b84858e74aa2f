import { openAsBlob } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';

/** What a file of sound in the form of RIFF says of itself, whatever its first four letters are. */
export interface WavFile {
  /** In seconds: of samples by the bytes that are there, of what is coded as it says; undefined where it says nothing. */
  duration: number | undefined;
  bitrate: number | undefined;
  /** How it is coded, as people call it. */
  codec: string | undefined;
  /** Whether samples are missing that it says it has. */
  isCutShort: boolean;
  soundBytes: number;
  /** All that is not samples, as a small file whose tags can be read. */
  frame: Blob;
}

const headerBytes = 8;
/** Of so many pieces some may be odd; what has more is no file of sound. */
const maxPieces = 1000;
/** Sizes that programs write which do not know yet how much will come: all bits, the most of a signed number, or about it. */
const isUnknown = (size: number) =>
  size === 0 || size >= 0xff_ff_ff_00 || Math.abs(size - 0x7f_ff_ff_ff) < 0x1_00_00;
/** Less than this may be missing: nobody hears it. */
const slack = { share: 0.05, seconds: 1 };

interface Piece {
  name: string;
  /** Where its content begins. */
  at: number;
  size: number;
}

const isForm = (head: Buffer) => /^(?:RIFF|RF64|BW64)[^]{4}WAVE$/.test(head.toString('latin1'));

/** Whether a file is sound in the form of RIFF, of whatever size. */
export async function isWav(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    return isForm(await bytesAt(file, 0, 12));
  } finally {
    await file.close();
  }
}

/** Reads RIFF, and RF64 and BW64, which are the same with sizes of 64 bits. Undefined when it is none of them. */
export async function readWav(path: string): Promise<WavFile | undefined> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (!isForm(await bytesAt(file, 0, 12))) return undefined;
    const { pieces, said } = await piecesOf(file, size);
    return await described(path, file, pieces, said);
  } finally {
    await file.close();
  }
}

/** The pieces as they lie in the file, and how long the samples are said to be; undefined where nobody knew. */
async function piecesOf(
  file: FileHandle,
  fileSize: number,
): Promise<{ pieces: Piece[]; said: number | undefined }> {
  const pieces: Piece[] = [];
  let said: number | undefined;
  let large: number | undefined;
  for (let at = 12; at + headerBytes <= fileSize && pieces.length < maxPieces;) {
    const header = await bytesAt(file, at, headerBytes);
    const name = header.toString('latin1', 0, 4);
    let size = header.readUInt32LE(4);
    at += headerBytes;
    if (name === 'ds64') large = await largeSize(file, at);
    if (name === 'data') {
      said = size === 0xff_ff_ff_ff && large ? large : isUnknown(size) ? undefined : size;
      size = said ?? fileSize - at;
    }
    size = Math.min(size, fileSize - at);
    pieces.push({ name, at, size });
    at += size + (size % 2);
  }
  return { pieces, said };
}

async function largeSize(file: FileHandle, at: number): Promise<number | undefined> {
  const sizes = await bytesAt(file, at, 16);
  const size = sizes.length === 16 ? Number(sizes.readBigUInt64LE(8)) : 0;
  return Number.isSafeInteger(size) && size > 0 ? size : undefined;
}

async function described(
  path: string,
  file: FileHandle,
  pieces: readonly Piece[],
  said: number | undefined,
): Promise<WavFile> {
  const format = pieces.find(({ name }) => name === 'fmt ');
  const data = pieces.find(({ name }) => name === 'data');
  const about = format ? await bytesAt(file, format.at, Math.min(format.size, 40)) : Buffer.alloc(0);
  const rate = about.length >= 16 ? about.readUInt32LE(8) : 0;
  const codec = rate > 0 ? codecOf(about) : undefined;
  const missing = (said ?? 0) - (data?.size ?? 0);
  return {
    duration: codec ? (data?.size ?? 0) / rate : await countedSeconds(file, pieces, about),
    bitrate: rate > 0 ? rate * 8 : undefined,
    codec,
    soundBytes: data?.size ?? 0,
    isCutShort: missing > (said ?? 0) * slack.share + rate * slack.seconds,
    frame: await withoutSamples(path, pieces),
  };
}

/** What is coded says how many samples it is made of. */
async function countedSeconds(
  file: FileHandle,
  pieces: readonly Piece[],
  about: Buffer,
): Promise<number | undefined> {
  const fact = pieces.find(({ name, size }) => name === 'fact' && size >= 4);
  const sampleRate = about.length >= 16 ? about.readUInt32LE(4) : 0;
  if (!fact || sampleRate === 0) return undefined;
  const samples = (await bytesAt(file, fact.at, 4)).readUInt32LE(0);
  return isUnknown(samples) ? undefined : samples / sampleRate;
}

/** The codings that have a name of their own; the others are left to whoever reads the tags. */
function codecOf(about: Buffer): string | undefined {
  if (about.length < 16) return undefined;
  const plain = about.readUInt16LE(0);
  const isExtended = plain === 0xff_fe && about.length >= 26;
  const coding = isExtended ? about.readUInt16LE(24) : plain;
  const bits = about.readUInt16LE(14);
  // More bits are none of a browser's.
  if (coding === 1) return bits > 24 ? `PCM ${bits}` : 'PCM';
  return coding === 3 ? `PCM float ${bits}` : undefined;
}

async function withoutSamples(path: string, pieces: readonly Piece[]): Promise<Blob> {
  const content = await openAsBlob(path);
  const kept = pieces.filter(({ name }) => name !== 'data' && name !== 'ds64');
  const body = kept.flatMap(({ name, at, size }) => [
    pieceHeader(name, size),
    content.slice(at, at + size),
    new Uint8Array(size % 2),
  ]);
  const size = kept.reduce((sum, piece) => sum + headerBytes + piece.size + (piece.size % 2), 4);
  return new Blob([pieceHeader('RIFF', size), 'WAVE', ...body], { type: 'audio/wav' });
}

function pieceHeader(name: string, size: number): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(headerBytes);
  header.set(Buffer.from(name, 'latin1'));
  new DataView(header.buffer).setUint32(4, size, true);
  return header;
}

async function bytesAt(file: FileHandle, at: number, count: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, at);
  return buffer.subarray(0, bytesRead);
}
