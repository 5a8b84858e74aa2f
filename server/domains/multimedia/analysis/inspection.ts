import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import type { IAudioMetadata } from 'music-metadata';
import { contentTypeOf, isMediaType } from './contentType.ts';

/** What a look into a file tells, without decoding it. */
export interface Inspection {
  size: number;
  /** SHA-256 in hexadecimal. */
  checksum: string;
  /** By the content; undefined when it is nothing known. */
  mime: string | undefined;
  /** Undefined when it is no media, or cannot be read. */
  format: Format | undefined;
  tags: Tags;
  picture: { data: Uint8Array; mime: string } | undefined;
}

export interface Format {
  /** In seconds, as the file says. */
  duration: number | undefined;
  /** Bits a second. */
  bitrate: number | undefined;
  sampleRate: number | undefined;
  channels: number | undefined;
  codec: string;
  hasVideo: boolean;
  width: number | undefined;
  height: number | undefined;
  /** Whether bytes are missing that the file says it has. */
  isCutShort: boolean;
}

export interface Tags {
  title: string;
  /** Who made it, as one line. */
  credit: string;
  artists: string[];
  album: string;
  albumArtist: string;
  track: number | undefined;
  isrc: string;
  label: string;
  year: number | undefined;
  genre: string;
}

const maxPictureBytes = 10 * 1024 * 1024;

/** Reads the file twice: all of it for its checksum, and as much of it as its format needs. */
export async function inspect(path: string): Promise<Inspection> {
  const [{ checksum, size }, mime] = await Promise.all([checksumOf(path), contentTypeOf(path)]);
  const metadata = isMediaType(mime) ? await metadataOf(path, mime) : undefined;
  return {
    size,
    checksum,
    mime: mime === 'audio/x-flac' ? 'audio/flac' : mime,
    format: metadata && formatOf(metadata, size),
    tags: tagsOf(metadata),
    picture: pictureOf(metadata),
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

/** Undefined when what calls itself media cannot be read as such. */
async function metadataOf(path: string, mime: string): Promise<IAudioMetadata | undefined> {
  const { parseBlob } = await import('music-metadata');
  try {
    // A path would be read as what its ending says, content of a type as what it is.
    const content = await openAsBlob(path, { type: mime });
    // Only MPEG audio must be counted through where it says nothing of its length; it is read again for that.
    const metadata = await parseBlob(content);
    const needsCount = metadata.format.duration === undefined && /mpeg|aac|ogg/.test(mime);
    return needsCount ? await parseBlob(content, { duration: true }) : metadata;
  } catch {
    return undefined;
  }
}

function formatOf({ format, quality }: IAudioMetadata, size: number): Format {
  const video = format.trackInfo.find(({ video }) => video)?.video;
  return {
    duration: format.duration,
    bitrate: format.bitrate,
    sampleRate: format.sampleRate,
    channels: format.numberOfChannels,
    codec: format.codec ?? '',
    hasVideo: format.hasVideo ?? video !== undefined,
    width: video?.pixelWidth,
    height: video?.pixelHeight,
    isCutShort: isCutShort(format, quality, size),
  };
}

/** What says itself where it ends must reach there; what does not is as long as it is. */
function isCutShort(
  { codec, duration, bitrate }: IAudioMetadata['format'],
  { warnings }: IAudioMetadata['quality'],
  size: number,
): boolean {
  const isOpenEnded = warnings.some(({ message }) =>
    /before reaching last page|length exceeding file/i.test(message),
  );
  const promised = /^MPEG [\d.]+ Layer/.test(codec ?? '') ? ((duration ?? 0) * (bitrate ?? 0)) / 8 : 0;
  return isOpenEnded || size < promised * 0.9 - 4096;
}

function tagsOf(metadata: IAudioMetadata | undefined): Tags {
  const common = metadata?.common;
  return {
    title: oneLine(common?.title, 255),
    credit: creditOf(common?.artist, common?.artists),
    artists: namesIn(common?.artists ?? []),
    album: oneLine(common?.album, 255),
    albumArtist: oneLine(common?.albumartist, 200),
    track: within(common?.track.no, 1, 999),
    isrc: isrcOf(common?.isrc?.[0]),
    label: oneLine(common?.label?.[0], 200),
    year: within(common?.year, 1000, 9999),
    genre: oneLine(common?.genre?.[0], 100),
  };
}

/** Several artistes in fields of their own are one line here. */
const creditOf = (artist: string | undefined, artists: readonly string[] = []) =>
  oneLine(artists.length > 1 && artist === artists[0] ? artists.join(', ') : artist, 255);

/** One name each: guests are often written behind the name of the host. */
const namesIn = (artists: readonly string[]) =>
  [...new Set(artists.flatMap((name) => oneLine(name, 500).split(/\s+\(?(?:feat\.?|ft\.?|featuring)\s+/i)))]
    .map((name) => oneLine(name, 200))
    .filter(Boolean)
    .slice(0, 20);

/** Tags may hold anything: what is not text in one line of a sensible length is cut away. */
export function oneLine(text: unknown, most: number): string {
  if (typeof text !== 'string') return '';
  const line = text
    .slice(0, most * 8)
    .toWellFormed()
    // Control characters, and those that turn the direction of what follows.
    .replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return Array.from(line).slice(0, most).join('').slice(0, most).toWellFormed().trim();
}

const within = (value: number | null | undefined, least: number, most: number) =>
  Number.isInteger(value) && value! >= least && value! <= most ? value! : undefined;

const isrcOf = (text: string | undefined) => {
  const code = oneLine(text, 20).replaceAll('-', '').toUpperCase();
  return /^[A-Z]{2}[A-Z\d]{3}\d{7}$/.test(code) ? code : '';
};

function pictureOf(metadata: IAudioMetadata | undefined): Inspection['picture'] {
  const pictures = metadata?.common.picture ?? [];
  const picture = pictures.find(({ type }) => /front/i.test(type ?? '')) ?? pictures[0];
  if (!picture || picture.data.length > maxPictureBytes) return undefined;
  return { data: picture.data, mime: picture.format };
}
