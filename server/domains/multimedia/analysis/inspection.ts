import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import type { IAudioMetadata } from 'music-metadata';
import { contentTypeOf, firstSound, isMediaType } from './contentType.ts';
import { formatNameOf } from './foreignFormats.ts';
import { endsInFrame } from './lastFrame.ts';
import { tagsOf, type Tags } from './tags.ts';
import { readWav } from './wavFile.ts';

/** What a look into a file tells, without decoding it. */
export interface Inspection {
  size: number;
  /** SHA-256 in hexadecimal. */
  checksum: string;
  /** By the content; undefined when it is nothing known. */
  mime: string | undefined;
  /** What people call a format by its content, such as “AIFF-C”; empty when it is nothing known. */
  formatName: string;
  /** Undefined when it is no media, or cannot be read. */
  format: Format | undefined;
  tags: Tags;
  picture: { data: Uint8Array; mime: string } | undefined;
}

export interface Format {
  /** In seconds, as far as it can be told without decoding: undefined where nothing says it. */
  duration: number | undefined;
  /** Whether the file itself says how long it is, and not only its size or its frames. */
  saysDuration: boolean;
  /** Bits a second. */
  bitrate: number | undefined;
  sampleRate: number | undefined;
  channels: number | undefined;
  codec: string;
  hasVideo: boolean;
  width: number | undefined;
  height: number | undefined;
  /** Whether bytes are missing that the file surely says it has. */
  isCutShort: boolean;
  /** Whether it ends where a frame does, whatever it says of its length; undefined where only decoding tells. */
  isWhole: boolean | undefined;
  /** How many bytes of frames there are; undefined where they are among others. */
  soundBytes: number | undefined;
}

const maxPictureBytes = 10 * 1024 * 1024;

/** Reads the file twice: all of it for its checksum, and as much of it as its format needs. */
export async function inspect(path: string): Promise<Inspection> {
  const [{ checksum, size }, mime] = await Promise.all([checksumOf(path), contentTypeOf(path)]);
  const read = isMediaType(mime) ? await readMedia(path, mime, size) : undefined;
  // Ogg holds codings that no browser plays.
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

/** Undefined when what calls itself media cannot be read as such. */
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

/** Sizes of samples are ours to read: they may be unknown, or larger than others count. */
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
  // A path would be read as what its ending says, content of a type as what it is.
  const content = await openAsBlob(path, { type: mime });
  // Only MPEG audio must be counted through where it says nothing of its length; it is read again for that.
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
 * Frames say nothing of how many they are, and the header before them is often that of another file: one that ends with
 * a whole frame is whole, and one that does not is only where it is as long as its header says.
 */
async function framesOf(path: string, format: Format, size: number): Promise<Format> {
  const at = await firstSound(path);
  const saysDuration = format.saysDuration && (await hasLengthHeader(path, at));
  const isWhole = !(await endsInFrame(path));
  const promised = ((format.duration ?? 0) * (format.bitrate ?? 0)) / 8;
  const isCutShort = !isWhole && (!saysDuration || size < promised * 0.9 - 4096);
  return { ...format, saysDuration, isWhole, soundBytes: size - at, isCutShort };
}

/** Headers that tell the length stand in the first frame, behind what it says of its channels. */
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
