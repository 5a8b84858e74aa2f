import { readFile } from 'node:fs/promises';
import { invalidInput } from '../../../kit/errors.ts';
import { fittedPicture } from '../../../kit/images/picture.ts';
import { PictureError } from '../../../kit/images/pictureProblem.ts';
import type { SentFile } from '../../../kit/storage/fileKinds.ts';
import {
  acceptedAs,
  contentTypeOf,
  isMediaType,
  measure,
  type MediaLibrary,
  MediaKind,
} from '../../library/public.ts';
import { ChatFileKind } from './chatFileKind.ts';

/** Properties of an uploaded file, detected from its content. */
export interface FileInspection {
  kind: ChatFileKind;
  mimeType: string;
  /** Accepted extensions of the file name; the first is the default. */
  endings: readonly [string, ...string[]];
  /** Content to store instead of the upload: pictures are re-encoded without camera metadata. */
  content?: Buffer;
  preview?: Buffer;
  width?: number;
  height?: number;
  duration?: number | null;
}

const bounds = { width: 2560, height: 2560 };
const small = { width: 480, height: 480 };
const maxDecodeSeconds = 60;

/** Extension of each accepted document type, by detected MIME type. */
const documents: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/rtf': 'rtf',
  'application/zip': 'zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
};
const texts = ['txt', 'csv', 'md', 'srt', 'vtt', 'm3u', 'm3u8', 'json', 'log'] as const;

const noFile = () => invalidInput({ file: 'noFile' });

/**
 * Detects the kind of an upload from its content. Throws BAD_USER_INPUT for content that is not accepted, and for
 * files that are declared as pictures, sounds or videos and are none.
 */
export async function inspectFile(library: MediaLibrary, file: SentFile): Promise<FileInspection> {
  if (file.size === 0) throw invalidInput({ file: 'required' });
  const mime = await contentTypeOf(file.path);
  const declared = file.declaredType?.split('/')[0];
  if (mime?.startsWith('image/') || declared === 'image') return pictureIn(file);
  if (isMediaType(mime)) return mediumIn(library, file);
  if (declared === 'audio' || declared === 'video') throw noFile();
  if (mime !== undefined) {
    const ending = documents[mime];
    if (!ending) throw noFile();
    return { kind: ChatFileKind.DOCUMENT, mimeType: mime, endings: [ending] };
  }
  if (!(await isText(file.path))) throw noFile();
  return { kind: ChatFileKind.DOCUMENT, mimeType: 'text/plain; charset=utf-8', endings: texts };
}

async function pictureIn({ path, declaredType }: SentFile): Promise<FileInspection> {
  try {
    const { content, width, height } = await fittedPicture(path, declaredType, bounds);
    const { content: preview } = await fittedPicture(path, declaredType, small);
    return {
      kind: ChatFileKind.PICTURE,
      mimeType: 'image/webp',
      endings: ['webp'],
      content,
      preview,
      width,
      height,
    };
  } catch (error) {
    throw error instanceof PictureError ? invalidInput({ file: error.problem }) : error;
  }
}

async function mediumIn(library: MediaLibrary, { path }: SentFile): Promise<FileInspection> {
  const { mime, format } = await library.inspect(path);
  if (!format) throw noFile();
  const { hasVideo, width, height } = format;
  const ending = acceptedAs(hasVideo ? MediaKind.VIDEO : MediaKind.SONG, mime, hasVideo);
  const isAccepted = /^[\da-z]+$/.test(ending);
  if (!isAccepted) throw noFile();
  const declaredDuration = format.duration === undefined ? null : Math.round(format.duration * 1000);
  if (hasVideo)
    return {
      kind: ChatFileKind.VIDEO,
      mimeType: mime!,
      endings: [ending],
      ...(width && height && { width, height }),
      duration: declaredDuration,
    };
  const duration = (await library.decodes()) ? await playedDuration(path) : declaredDuration;
  // Browsers record voice notes into WebM, which is detected as video.
  const isWebm = mime === 'video/webm';
  return {
    kind: ChatFileKind.SOUND,
    mimeType: isWebm ? 'audio/webm' : mime!.replace('video/', 'audio/').split(';')[0]!,
    endings: isWebm ? ['webm'] : [ending],
    duration,
  };
}

/**
 * Returns the duration of a sound in milliseconds. Decodes the sound, because browser recordings declare no
 * duration, and rejects files that cannot be decoded.
 */
async function playedDuration(path: string): Promise<number> {
  const measures = await measure(path, AbortSignal.timeout(maxDecodeSeconds * 1000));
  if (!measures || measures.duration === 0) throw noFile();
  return measures.duration;
}

const control = /[\p{Cc}--[\t\n\r\f]]/v;

async function isText(path: string): Promise<boolean> {
  try {
    return !control.test(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)));
  } catch {
    return false;
  }
}
