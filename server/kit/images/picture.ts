import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { PictureError } from './pictureProblem.ts';

/** What people may send, by the MIME type of the content. An animated PNG is a PNG to everyone but its sniffer. */
const accepted = new Map([
  ['image/png', 'image/png'],
  ['image/apng', 'image/png'],
  ['image/jpeg', 'image/jpeg'],
  ['image/webp', 'image/webp'],
  ['image/gif', 'image/gif'],
  ['image/avif', 'image/avif'],
]);

/** 50 megapixels: more than phones take, and about 200 MB of memory while it is decoded. */
const mostPixels = 50_000_000;
const mostSeconds = 10;

/** Decoding takes memory, and the threads that passwords are hashed on. */
const decoding = pLimit(2);

// Whatever a file pretends to be, only these decoders ever see it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((decoder) => `VipsForeignLoad${decoder}`),
});
// Files are seen once; keeping them open or decoded would only cost.
sharp.cache(false);

/**
 * Square WebP pictures of the given sizes in pixels, cut around the middle, upright, without any metadata.
 * Throws a `PictureError` for what is no picture, another one than declared, broken, or too large to be decoded.
 */
export async function squarePictures(
  path: string,
  declaredType: string | undefined,
  sizes: readonly number[],
): Promise<Buffer[]> {
  await checkType(path, declaredType);
  return decoding(async () => {
    const largest = Math.max(...sizes);
    const upright = await decoded(path, largest);
    return Promise.all(sizes.map((size) => squareWebp(upright, size)));
  });
}

/** The type of the content, which must be that of the declaration; an unknown one declares nothing. */
async function checkType(path: string, declared: string | undefined): Promise<void> {
  const found = await fileTypeFromFile(path);
  const type = found && accepted.get(found.mime);
  if (!type) throw new PictureError((await isSvg(path, declared)) ? 'svgPicture' : 'noPicture');
  if (declared && declared !== 'application/octet-stream' && declared !== type)
    throw new PictureError('otherPictureType');
}

const isSvg = async (path: string, declared: string | undefined) =>
  declared === 'image/svg+xml' || /<svg[\s>]/i.test((await headOf(path, 4096)).toString('latin1'));

async function headOf(path: string, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Decoded once, with its pixels checked to the last: half a file is no picture. */
async function decoded(path: string, size: number) {
  try {
    const { data, info } = await sharp(path, { failOn: 'truncated', limitInputPixels: mostPixels })
      .timeout({ seconds: mostSeconds })
      .autoOrient()
      .resize(size, size, { fit: 'cover' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
  } catch (error) {
    throw new PictureError(/pixel limit/i.test(String(error)) ? 'tooManyPixels' : 'brokenPicture', {
      cause: error,
    });
  }
}

const squareWebp = ({ data, raw }: Awaited<ReturnType<typeof decoded>>, size: number) =>
  sharp(data, { raw }).resize(size, size).webp({ quality: 82 }).toBuffer();
