import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import pLimit from 'p-limit';
import sharp, { type ResizeOptions } from 'sharp';
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
const maxPixels = 50_000_000;
const maxSeconds = 10;

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
export const squarePictures = (path: string, declaredType: string | undefined, sizes: readonly number[]) =>
  cutPictures(path, declaredType, sizes, 1);

/** The same with another shape: the sizes are widths, and the height is a share of them. */
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

/** One of our own pictures as JPEG, of a width that it was not kept in. */
export const asJpeg = (path: string, width: number, heightShare: number): Promise<Buffer> =>
  decoding(async () => {
    const box = { width, height: Math.round(width * heightShare), fit: 'cover' as const };
    return jpegOf(await decoded(path, box), box);
  });

/** What others ask of our pictures. */
export interface PictureDemands {
  /** How it is written; directories of podcasts read no WebP. */
  format?: 'webp' | 'jpeg';
  /** The pixels that what is sent has at least, along its shorter side. */
  minimum?: number;
  /** The widths in which it is kept as JPEG beside its own format; these come behind the others. */
  alsoJpeg?: readonly number[];
}

/** A whole picture, made smaller where it is wider or higher than the bounds, with the size that it has then. */
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

const opened = (path: string) => sharp(path, { failOn: 'truncated', limitInputPixels: maxPixels });

async function shorterSideOf(path: string): Promise<number> {
  const { width, height } = await opened(path).metadata();
  return Math.min(width, height);
}

type Decoded = Awaited<ReturnType<typeof decoded>>;

const webpOf = ({ data, raw }: Decoded, box: ResizeOptions) =>
  sharp(data, { raw }).resize(box).webp({ quality: 82 }).toBuffer();
/** It has no transparency: what shines through is white. */
const jpegOf = ({ data, raw }: Decoded, box: ResizeOptions) =>
  sharp(data, { raw }).resize(box).flatten({ background: '#ffffff' }).jpeg({ quality: 86 }).toBuffer();
const writtenAs = { webp: webpOf, jpeg: jpegOf };
