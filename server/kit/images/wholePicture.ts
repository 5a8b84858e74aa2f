import { decoding, maxSeconds, opened } from './picture.ts';
import { PictureError } from './pictureProblem.ts';

/** End of the file name of an uncropped picture, after its random key. */
export const wholeEnding = 'whole.webp';

/** Longest side in pixels: enough for the largest crop on a screen of high density. */
const maxSide = 2400;

/**
 * Makes the file from which crops are made. It is the whole picture, upright, at most 2,400 pixels wide and high. Not the uploaded
 * bytes, because they contain places and names, and take up to ten seconds to decode for each crop.
 */
export const wholePicture = (path: string): Promise<Buffer> =>
  decoding(() =>
    opened(path)
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 90 })
      .toBuffer()
      .catch((error: unknown) => {
        throw new PictureError('brokenPicture', { cause: error });
      }),
  );
