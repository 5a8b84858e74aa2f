import { fileTypeFromFile } from 'file-type';
import { PictureError } from '../images/pictureProblem.ts';

/** What people may send, by the MIME type of the content, with the ending that it is kept under. */
const accepted = new Map([
  ['video/mp4', 'mp4'],
  ['video/webm', 'webm'],
] as const);

export type VideoType = 'mp4' | 'webm';

/**
 * What kind of video the content is, or undefined when it is none that we take. Throws a `PictureError` when it is
 * another type than declared; an unknown one declares nothing.
 */
export async function videoTypeOf(
  path: string,
  declared: string | undefined,
): Promise<VideoType | undefined> {
  const found = await fileTypeFromFile(path);
  const type = found && accepted.get(found.mime as never);
  const isDeclared = declared !== undefined && declared !== 'application/octet-stream';
  if (type && isDeclared && declared !== found.mime) throw new PictureError('otherPictureType');
  return type;
}
