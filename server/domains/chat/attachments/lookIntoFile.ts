import { readFile } from 'node:fs/promises';
import { invalidInput } from '../../../kit/errors.ts';
import { fittedPicture } from '../../../kit/images/picture.ts';
import { PictureError } from '../../../kit/images/pictureProblem.ts';
import type { SentFile } from '../../../kit/storage/fileKinds.ts';
import { acceptedAs } from '../../multimedia/analysis/acceptedTypes.ts';
import { contentTypeOf, isMediaType } from '../../multimedia/analysis/contentType.ts';
import { measure } from '../../multimedia/analysis/ffmpeg.ts';
import type { MediaLibrary } from '../../multimedia/analysis/mediaLibrary.ts';
import { MediaKind } from '../../multimedia/media/kinds/mediaKind.ts';
import { ChatFileKind } from './chatFileKind.ts';

/** What a file turned out to be, by its content. */
export interface LookedInto {
  kind: ChatFileKind;
  mimeType: string;
  /** The endings that its name may have; the first is its own. */
  endings: readonly [string, ...string[]];
  /** What is kept in place of what was sent, without what cameras write into pictures. */
  content?: Buffer;
  preview?: Buffer;
  width?: number;
  height?: number;
  duration?: number | null;
}

const bounds = { width: 2560, height: 2560 };
const small = { width: 480, height: 480 };
const maxDecodeSeconds = 60;

/** The documents that are taken, by the MIME type that their content shows. */
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

/** Looks at what was sent, whatever it calls itself. BAD_USER_INPUT for what is none of what is taken. */
export async function lookIntoFile(library: MediaLibrary, file: SentFile): Promise<LookedInto> {
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

async function pictureIn({ path, declaredType }: SentFile): Promise<LookedInto> {
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

async function mediumIn(library: MediaLibrary, { path }: SentFile): Promise<LookedInto> {
  const { mime, format } = await library.lookInto(path);
  if (!format) throw noFile();
  const { hasVideo, width, height } = format;
  const ending = acceptedAs(hasVideo ? MediaKind.VIDEO : MediaKind.SONG, mime, hasVideo);
  const isTaken = /^[\da-z]+$/.test(ending);
  if (!isTaken) throw noFile();
  const said = format.duration === undefined ? null : Math.round(format.duration * 1000);
  if (hasVideo)
    return {
      kind: ChatFileKind.VIDEO,
      mimeType: mime!,
      endings: [ending],
      ...(width && height && { width, height }),
      duration: said,
    };
  const duration = (await library.decodes()) ? await playedDuration(path) : said;
  // Browsers record voices into a container of videos.
  const isWebm = mime === 'video/webm';
  return {
    kind: ChatFileKind.SOUND,
    mimeType: isWebm ? 'audio/webm' : mime!.replace('video/', 'audio/').split(';')[0]!,
    endings: isWebm ? ['webm'] : [ending],
    duration,
  };
}

/** What browsers record says nothing of its length: it is decoded once, and what cannot be is no sound. */
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
