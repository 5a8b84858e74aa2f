import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import pLimit from 'p-limit';
import sharp, { type ResizeOptions } from 'sharp';
import { PictureError } from './pictureProblem.ts';

/**
 * Accepted types of pictures: the type that `file-type` detects, and the MIME type it counts as. Animated PNGs are detected as a
 * separate type.
 */
const accepted = new Map([
  ['image/png', 'image/png'],
  ['image/apng', 'image/png'],
  ['image/jpeg', 'image/jpeg'],
  ['image/webp', 'image/webp'],
  ['image/gif', 'image/gif'],
  ['image/avif', 'image/avif'],
]);

/** 50 megapixels: more than most phones take, and about 200 MB of memory during the decoding. */
const maxPixels = 50_000_000;
export const maxSeconds = 10;

/** Runs at most two picture operations at a time. Decoding uses much memory, and the threads that also hash passwords. */
export const decoding = pLimit(2);

// Disables all decoders, then enables only these, whatever type a file declares.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((decoder) => `VipsForeignLoad${decoder}`),
});
// Each file is read once, so a cache of open or decoded files would only cost memory.
sharp.cache(false);

/**
 * Makes square WebP pictures of the given sizes in pixels. They are cropped around the middle, upright, and without metadata. Throws a
 * `PictureError` when the file is not a picture, differs from its declared type, is broken, or has too many pixels.
 */
export const squarePictures = (path: string, declaredType: string | undefined, sizes: readonly number[]) =>
  cutPictures(path, declaredType, sizes, 1);

/** Like `squarePictures`, for pictures whose height is `heightShare` of their width. */
export async function cutPictures(
  path: string,
  declaredType: string | undefined,
  widths: readonly number[],
  heightShare: number,
  { format = 'webp', minimum = 0, alsoJpeg = [] }: PictureDemands = {},
): Promise<Buffer[]> {
  await checkType(path, declaredType);
  const boxOf = (width: number) => ({
    width,
    height: Math.round(width * heightShare),
    fit: 'cover' as const,
  });
  return decoding(async () => {
    const upright = await decoded(path, boxOf(Math.max(...widths, ...alsoJpeg)), minimum);
    return Promise.all([
      ...widths.map((width) => writtenAs[format](upright, boxOf(width))),
      ...alsoJpeg.map((width) => jpegOf(upright, boxOf(width))),
    ]);
  });
}

/** Converts a stored picture to JPEG at another width in pixels. Crops it to the height `width * heightShare`. */
export const asJpeg = (path: string, width: number, heightShare: number): Promise<Buffer> =>
  decoding(async () => {
    const box = { width, height: Math.round(width * heightShare), fit: 'cover' as const };
    return jpegOf(await decoded(path, box), box);
  });

/** Optional requirements for a picture. */
export interface PictureDemands {
  /** Output format. Defaults to WebP; podcast directories only accept JPEG. */
  format?: 'webp' | 'jpeg';
  /** Minimum of pixels along the shorter side of the upload. */
  minimum?: number;
  /** Widths in pixels at which the picture is also stored as JPEG. These results follow those in `format`. */
  alsoJpeg?: readonly number[];
}

/**
 * Scales a whole picture down to fit into the given width and height, without cropping. Returns the picture with its new size in
 * pixels.
 */
export async function fittedPicture(
  path: string,
  declaredType: string | undefined,
  bounds: { width: number; height: number },
): Promise<{ content: Buffer; width: number; height: number }> {
  await checkType(path, declaredType);
  return decoding(async () => {
    const box = { ...bounds, fit: 'inside' as const, withoutEnlargement: true };
    const upright = await decoded(path, box);
    const { width, height } = upright.raw;
    return { content: await webpOf(upright, { width, height }), width, height };
  });
}

/**
 * Throws unless the detected type of the file is accepted and equals the declared one. Undefined and `application/octet-stream`
 * declare no type.
 */
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

/** Decodes a picture and reads all its pixels, so that a truncated file is rejected. */
async function decoded(path: string, box: ResizeOptions, minimum = 0) {
  try {
    if (minimum > 0 && (await shorterSideOf(path)) < minimum) throw new PictureError('tooFewPixels');
    const { data, info } = await opened(path)
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .resize(box)
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError(/pixel limit/i.test(String(error)) ? 'tooManyPixels' : 'brokenPicture', {
      cause: error,
    });
  }
}

/** Opens a picture for decoding, without reading it yet. Reading throws when the picture has too many pixels or is truncated. */
export const opened = (path: string) => sharp(path, { failOn: 'truncated', limitInputPixels: maxPixels });

async function shorterSideOf(path: string): Promise<number> {
  const { width, height } = await opened(path).metadata();
  return Math.min(width, height);
}

type Decoded = Awaited<ReturnType<typeof decoded>>;

const webpOf = ({ data, raw }: Decoded, box: ResizeOptions) =>
  sharp(data, { raw }).resize(box).webp({ quality: 82 }).toBuffer();
/** Encodes as JPEG, which has no transparency: transparent pixels become white. */
const jpegOf = ({ data, raw }: Decoded, box: ResizeOptions) =>
  sharp(data, { raw }).resize(box).flatten({ background: '#ffffff' }).jpeg({ quality: 86 }).toBuffer();
const writtenAs = { webp: webpOf, jpeg: jpegOf };
