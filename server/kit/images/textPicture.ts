import { invalidInput } from '../errors.ts';
import type { SentFile } from '../storage/fileKinds.ts';
import { randomKey } from '../storage/randomKey.ts';
import type { Storage } from '../storage/storage.ts';
import { fittedPicture } from './picture.ts';
import { PictureError } from './pictureProblem.ts';

/** Maximum width of pictures inside of texts, in pixels. */
const textWidth = 1600;

/** Address of a stored picture, and its size in pixels. */
interface StoredPicture {
  src: string;
  width: number;
  height: number;
}

/**
 * Stores an uncropped picture that belongs to no record, such as a picture inside of a rich text. Larger pictures are scaled down
 * to at most `widest` pixels in width and twice as many in height.
 */
export async function storeTextPicture(
  storage: Storage,
  folder: string,
  sent: SentFile,
  widest = textWidth,
): Promise<StoredPicture> {
  const { content, width, height } = await fitted(sent, widest);
  const key = `${folder}/${randomKey()}-${widest}.webp`;
  await storage.put(key, content);
  return { src: `/files/${key}`, width, height };
}

/** Like `storeTextPicture`, and also stores a thumbnail. The thumbnail's name differs only in the width at its end. */
export async function storeWithThumbnail(
  storage: Storage,
  folder: string,
  { sent, thumbnailWidth }: { sent: SentFile; thumbnailWidth: number },
): Promise<StoredPicture> {
  const thumbnail = await fitted(sent, thumbnailWidth);
  const stored = await storeTextPicture(storage, folder, sent);
  const key = stored.src.slice('/files/'.length).replace(`-${textWidth}.webp`, `-${thumbnailWidth}.webp`);
  await storage.put(key, thumbnail.content);
  return stored;
}

/**
 * Returns the picture, scaled down to at most this width and a height of twice this width. Throws `BAD_USER_INPUT` when the picture
 * is not accepted.
 */
async function fitted({ path, size, declaredType }: SentFile, width: number) {
  if (size === 0) throw invalidInput({ picture: 'required' });
  const bounds = { width, height: width * 2 };
  return fittedPicture(path, declaredType, bounds).catch((error: unknown) => {
    throw error instanceof PictureError ? invalidInput({ picture: error.problem }) : error;
  });
}
