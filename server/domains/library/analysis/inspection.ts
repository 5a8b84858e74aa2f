import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import type { IAudioMetadata } from 'music-metadata';
import { contentTypeOf, firstSound, isMediaType } from './types/contentType.ts';
import { formatNameOf } from './types/foreignFormats.ts';
import { endsInFrame } from './lastFrame.ts';
import { tagsOf, type Tags } from './tags.ts';
import { readWav } from './types/wavFile.ts';

/** Properties of a file that are found without decoding its sound or pictures. */
export interface Inspection {
  size: number;
  /** SHA-256 in hexadecimal. */
  checksum: string;
  /** MIME type by content; undefined when unknown. */
  mime: string | undefined;
  /** Common name of the format by content, such as “AIFF-C”; empty when unknown. */
  formatName: string;
  /** Undefined when the file is not an audio or video file, or cannot be read. */
  format: Format | undefined;
  tags: Tags;
  picture: { data: Uint8Array; mime: string } | undefined;
}

export interface Format {
  /** In seconds; undefined when it cannot be determined without decoding. */
  duration: number | undefined;
  /** True when the file declares its duration. False when the duration is derived from its size or frames. */
  saysDuration: boolean;
  /** In bits per second. */
  bitrate: number | undefined;
  sampleRate: number | undefined;
  channels: number | undefined;
  codec: string;
  hasVideo: boolean;
  width: number | undefined;
  height: number | undefined;
  /** True when bytes that the file declares are certainly missing. */
  isCutShort: boolean;
  /**
   * True when the file ends at a frame boundary, regardless of the length that it declares. Always true for WAV. Undefined when only
   * decoding can tell.
   */
  isWhole: boolean | undefined;
  /** Size of all frames in bytes; undefined when they are interleaved with other data. */
  soundBytes: number | undefined;
}

const maxPictureBytes = 10 * 1024 * 1024;

/** Inspects a file. Reads it completely for the checksum, and again, usually in parts, for its format. */
export async function inspect(path: string): Promise<Inspection> {
  const [{ checksum, size }, mime] = await Promise.all([checksumOf(path), contentTypeOf(path)]);
  const read = isMediaType(mime) ? await readMedia(path, mime, size) : undefined;
  // Speex in Ogg gets a MIME type of its own, because the library accepts `audio/ogg` but not Speex.
  const isSpeech = read?.format.codec.startsWith('Speex') ?? false;
  const known = isSpeech ? 'audio/x-speex' : mime === 'audio/x-flac' ? 'audio/flac' : mime;
  return {
    size,
    checksum,
    mime: known,
    formatName: known === undefined ? '' : await formatNameOf(path, known),
    format: read?.format,
    tags: tagsOf(read?.metadata),
    picture: pictureOf(read?.metadata),
  };
}

async function checksumOf(path: string): Promise<{ checksum: string; size: number }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { checksum: hash.digest('hex'), size };
}

interface Media {
  metadata: IAudioMetadata;
  format: Format;
}

/** Reads tags and format; undefined when the content cannot be parsed as its type. */
async function readMedia(path: string, mime: string, size: number): Promise<Media | undefined> {
  try {
    if (mime === 'audio/wav') return await readSamples(path);
    const metadata = await metadataOf(path, mime);
    const format = formatOf(metadata);
    return { metadata, format: isFrames(mime) ? await framesOf(path, format, size) : format };
  } catch {
    return undefined;
  }
}

/**
 * Parses WAV with our own reader.
 * The declared size of the samples may be unknown, or beyond what `music-metadata` supports.
 */
async function readSamples(path: string): Promise<Media | undefined> {
  const wav = await readWav(path);
  if (!wav) return undefined;
  const { parseBlob } = await import('music-metadata');
  const metadata = await parseBlob(wav.frame);
  const read = formatOf(metadata);
  const { frame: _frame, codec = read.codec, ...said } = wav;
  return { metadata, format: { ...read, ...said, codec, isWhole: true } };
}

async function metadataOf(path: string, mime: string): Promise<IAudioMetadata> {
  const { parseBlob } = await import('music-metadata');
  // Given a path, the parser would trust the file extension; given a typed blob, it uses the content type.
  const content = await openAsBlob(path, { type: mime });
  // Counting through all frames is slow: only files that declare no duration are read again for that.
  const metadata = await parseBlob(content);
  const needsCount = metadata.format.duration === undefined && /mpeg|aac|ogg/.test(mime);
  return needsCount ? await parseBlob(content, { duration: true }) : metadata;
}

function formatOf({ format, quality }: IAudioMetadata): Format {
  const video = format.trackInfo.find(({ video }) => video)?.video;
  const duration = (format.duration ?? 0) > 0 ? format.duration : undefined;
  return {
    duration,
    saysDuration: duration !== undefined,
    bitrate: format.bitrate,
    sampleRate: format.sampleRate,
    channels: format.numberOfChannels,
    codec: format.codec ?? '',
    hasVideo: format.hasVideo ?? video !== undefined,
    width: video?.pixelWidth,
    height: video?.pixelHeight,
    isCutShort: quality.warnings.some(({ message }) => /before reaching last page/i.test(message)),
    isWhole: undefined,
    soundBytes: undefined,
  };
}

const isFrames = (mime: string) => mime === 'audio/mpeg' || mime === 'audio/aac';

/**
 * Frames do not declare their number, and a header in front of them often comes from another file. A file that ends at a frame boundary
 * is complete; any other file is complete only if it is about as long as its header declares (90 % less 4 KiB).
 */
async function framesOf(path: string, format: Format, size: number): Promise<Format> {
  const at = await firstSound(path);
  const saysDuration = format.saysDuration && (await hasLengthHeader(path, at));
  const isWhole = !(await endsInFrame(path));
  const promised = ((format.duration ?? 0) * (format.bitrate ?? 0)) / 8;
  const isCutShort = !isWhole && (!saysDuration || size < promised * 0.9 - 4096);
  return { ...format, saysDuration, isWhole, soundBytes: size - at, isCutShort };
}

/** True when the first frame contains a header with the duration (Xing, Info or VBRI). */
async function hasLengthHeader(path: string, at: number): Promise<boolean> {
  const content = await openAsBlob(path);
  const frame = Buffer.from(await content.slice(at, at + 64).arrayBuffer());
  return /Xing|Info|VBRI/.test(frame.toString('latin1'));
}

function pictureOf(metadata: IAudioMetadata | undefined): Inspection['picture'] {
  const pictures = metadata?.common.picture ?? [];
  const picture = pictures.find(({ type }) => /front/i.test(type ?? '')) ?? pictures[0];
  if (!picture || picture.data.length > maxPictureBytes) return undefined;
  return { data: picture.data, mime: picture.format };
}
