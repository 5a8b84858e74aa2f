import { invalidInput } from '../errors.ts';
import type { SentFile } from '../storage/fileKinds.ts';
import { randomKey } from '../storage/randomKey.ts';
import type { Storage } from '../storage/storage.ts';
import { fittedPicture } from './picture.ts';
import { PictureError } from './pictureProblem.ts';

const widest = 1600;

/** Stores a picture for a rich text, at most 1,600 pixels wide; returns its address and size. */
export async function storeTextPicture(
  storage: Storage,
  folder: string,
  { path, size, declaredType }: SentFile,
): Promise<{ src: string; width: number; height: number }> {
  if (size === 0) throw invalidInput({ picture: 'required' });
  const bounds = { width: widest, height: widest * 2 };
  const { content, width, height } = await fittedPicture(path, declaredType, bounds).catch(
    (error: unknown) => {
      throw error instanceof PictureError ? invalidInput({ picture: error.problem }) : error;
    },
  );
  const key = `${folder}/${randomKey()}-${widest}.webp`;
  await storage.put(key, content);
  return { src: `/files/${key}`, width, height };
}
