import { fileTypeFromFile } from 'file-type';
import { PictureError } from './pictureProblem.ts';

/** Accepted types of videos: the MIME type of the content, and the file extension. */
const accepted = new Map<string, VideoType>([
  ['video/mp4', 'mp4'],
  ['video/webm', 'webm'],
]);

export type VideoType = 'mp4' | 'webm';

/**
 * Detects the type of a video; undefined when it is not accepted. Throws a `PictureError` when it differs from the declared type.
 * `application/octet-stream` declares no type.
 */
export async function videoTypeOf(
  path: string,
  declared: string | undefined,
): Promise<VideoType | undefined> {
  const found = await fileTypeFromFile(path);
  const type = found && accepted.get(found.mime);
  const isDeclared = declared !== undefined && declared !== 'application/octet-stream';
  if (type && isDeclared && declared !== found.mime) throw new PictureError('otherPictureType');
  return type;
}
