import { openAsBlob } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';

/** Properties of a RIFF/WAVE file, including the 64-bit variants RF64 and BW64. */
export interface WavFile {
  /**
   * In seconds: for PCM computed from the stored bytes, for other codecs as declared. Undefined when not
   * declared.
   */
  duration: number | undefined;
  bitrate: number | undefined;
  /** Common name of the codec. */
  codec: string | undefined;
  /** True when more of the declared samples are missing than `slack` tolerates. */
  isCutShort: boolean;
  soundBytes: number;
  /** Everything except the samples, as a small file whose tags can be parsed. */
  frame: Blob;
}

const headerBytes = 8;
/** Maximum number of chunks that are read; later chunks are ignored. */
const maxPieces = 1000;
/** True for placeholder sizes of programs that stream. These are zero, all bits set, or about the largest signed number. */
const isUnknown = (size: number) =>
  size === 0 || size >= 0xff_ff_ff_00 || Math.abs(size - 0x7f_ff_ff_ff) < 0x1_00_00;
/** Amount of missing sound that is tolerated: a share of the declared sound plus seconds. */
const slack = { share: 0.05, seconds: 1 };

interface Piece {
  name: string;
  /** Offset of the chunk's content in the file, in bytes. */
  at: number;
  size: number;
}

const isForm = (head: Buffer) => /^(?:RIFF|RF64|BW64)[^]{4}WAVE$/.test(head.toString('latin1'));

/** True for RIFF/WAVE files of any size, including RF64 and BW64. */
export async function isWav(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    return isForm(await bytesAt(file, 0, 12));
  } finally {
    await file.close();
  }
}

/** Reads RIFF, and its 64-bit variants RF64 and BW64; undefined for any other file. */
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

/**
 * Chunks in file order, and the declared size of the samples.
 * The size is undefined when a streaming program left it unknown.
 */
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

/** Duration of compressed sound, from the declared number of samples; undefined when not declared. */
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

/** Name of PCM codecs; undefined for all other codecs, which the tag parser names. */
function codecOf(about: Buffer): string | undefined {
  if (about.length < 16) return undefined;
  const plain = about.readUInt16LE(0);
  const isExtended = plain === 0xff_fe && about.length >= 26;
  const coding = isExtended ? about.readUInt16LE(24) : plain;
  const bits = about.readUInt16LE(14);
  // Browsers do not play more than 24 bits.
  if (coding === 1) return bits > 24 ? `PCM ${bits}` : 'PCM';
  return coding === 3 ? `PCM float ${bits}` : undefined;
}

async function withoutSamples(path: string, pieces: readonly Piece[]): Promise<Blob> {
  const content = await openAsBlob(path);
  const retained = pieces.filter(({ name }) => name !== 'data' && name !== 'ds64');
  const body = retained.flatMap(({ name, at, size }) => [
    pieceHeader(name, size),
    content.slice(at, at + size),
    new Uint8Array(size % 2),
  ]);
  const size = retained.reduce((sum, piece) => sum + headerBytes + piece.size + (piece.size % 2), 4);
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
