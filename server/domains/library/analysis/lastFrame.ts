import { open } from 'node:fs/promises';

/** Size of the checked end of the file in bytes: many frames at any bitrate. */
const windowBytes = 64 * 1024;
/** Number of consecutive valid frames that rule out a chance match. */
const enough = 3;

/**
 * Returns true when an MPEG or ADTS sound file was cut off in the middle of a frame. Complete files end with a frame, or with
 * tags or zeros after the last frame. False when the end of the file contains no frames.
 */
export async function endsInFrame(path: string): Promise<boolean> {
  const end = await endOf(path);
  for (let first = 0; first + 4 <= end.length; first++) {
    const { frames, at } = followed(end, first);
    if (frames < enough) continue;
    return at < end.length && frameAt(end, at) !== undefined;
  }
  return false;
}

async function endOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const from = Math.max(0, size - windowBytes);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(windowBytes), 0, windowBytes, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Counts the complete consecutive frames of one kind from an offset on. `at` is the offset after the last of them. */
function followed(bytes: Buffer, from: number): { frames: number; at: number } {
  const first = frameAt(bytes, from);
  let frames = 0;
  let at = from;
  for (;;) {
    const frame = frameAt(bytes, at);
    if (!frame || frame.kind !== first?.kind || at + frame.length > bytes.length) return { frames, at };
    frames++;
    at += frame.length;
  }
}

interface Frame {
  length: number;
  /** Header bits that all frames of a file share. */
  kind: number;
}

function frameAt(bytes: Buffer, at: number): Frame | undefined {
  if (at + 4 > bytes.length || bytes[at] !== 0xff || (bytes[at + 1]! & 0xe0) !== 0xe0) return undefined;
  return (bytes[at + 1]! & 0xf6) === 0xf0 ? adtsFrame(bytes, at) : mpegFrame(bytes.readUInt32BE(at));
}

function adtsFrame(bytes: Buffer, at: number): Frame | undefined {
  if (at + 6 > bytes.length) return undefined;
  const length = (bytes.readUIntBE(at + 3, 3) >> 5) & 0x1f_ff;
  return length > 7 ? { length, kind: bytes[at + 2]! & 0xfc } : undefined;
}

/**
 * Bitrates in kbit/s by layer and the four bits of the header (ISO 11172-3 and 13818-3).
 * `full` is for MPEG-1, `half` for MPEG-2 and MPEG-2.5, which have half the sample rate or less.
 */
const bitrates = {
  full: {
    1: [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    2: [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    3: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  },
  half: {
    1: [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
    2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
    3: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  },
} as const;
const rates = [44_100, 48_000, 32_000];

/**
 * Parses an MPEG frame header. Also undefined for free-format bitrates, whose frames do not declare their
 * length.
 */
function mpegFrame(header: number): Frame | undefined {
  const version = (header >>> 19) & 3;
  const layer = (4 - ((header >>> 17) & 3)) as 1 | 2 | 3 | 4;
  const rate = rates[(header >>> 10) & 3];
  const isFull = version === 3;
  if (version === 1 || layer === 4 || rate === undefined) return undefined;
  const bitrate = (isFull ? bitrates.full : bitrates.half)[layer][(header >>> 12) & 15];
  if (!bitrate) return undefined;
  const sampleRate = rate / (isFull ? 1 : version === 2 ? 2 : 4);
  const padding = (header >>> 9) & 1;
  const slots = layer === 1 ? 12 : layer === 3 && !isFull ? 72 : 144;
  const length = (Math.floor((slots * bitrate * 1000) / sampleRate) + padding) * (layer === 1 ? 4 : 1);
  return { length, kind: (header >>> 10) & 0x3_83 };
}
