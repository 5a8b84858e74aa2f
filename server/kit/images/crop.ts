import sharp from 'sharp';
import { decoding, maxSeconds, opened } from './picture.ts';

/**
 * Focal point of a picture, in percent of its width and height from the top left corner. It is in the middle of crops, as far as
 * the picture reaches.
 */
export interface Focus {
  x: number;
  y: number;
}

export const centre: Focus = { x: 50, y: 50 };

export interface Crop {
  width: number;
  height: number;
  focus: Focus;
  format: 'webp' | 'jpeg';
}

/**
 * Scales one of our own pictures and cuts a part of the given size out of it. The focus is in the middle of the part, as far as
 * the picture reaches.
 */
export const croppedPicture = (path: string, { width, height, focus, format }: Crop): Promise<Buffer> =>
  decoding(async () => {
    const whole = await opened(path).metadata();
    const scale = Math.max(width / whole.width, height / whole.height);
    const source = opened(path).timeout({ seconds: maxSeconds });
    const scaled = scale > 1 ? whole : sizeOf(whole, scale, { width, height });
    const part =
      scale > 1 ? sizeOf({ width, height }, 1 / scale, { width: 1, height: 1 }) : { width, height };
    const region = {
      left: startOf(scaled.width, part.width, focus.x),
      top: startOf(scaled.height, part.height, focus.y),
      ...part,
    };
    // A picture that is scaled down is scaled before it is cut, because WebP is decoded faster in a smaller size. One that is enlarged
    // is cut first: a picture of a single row of pixels would become larger than the memory.
    const picture =
      scale > 1
        ? source.extract(region).resize(width, height, { fit: 'fill' })
        : source.resize({ width: scaled.width, height: scaled.height, fit: 'fill' }).extract(region);
    return format === 'webp'
      ? picture.webp({ quality: 80 }).toBuffer()
      : picture.flatten({ background: '#ffffff' }).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
  });

/**
 * Returns the start of a crop with the focus in its middle, in pixels along one axis. The focus is at `percent` of the whole.
 * The crop stays inside the whole, so near an edge the focus is not in the middle.
 */
const startOf = (whole: number, part: number, percent: number): number =>
  Math.round(Math.min(whole - part, Math.max(0, (whole * percent) / 100 - part / 2)));

interface Size {
  width: number;
  height: number;
}

/** The scaled size, in whole pixels and no smaller than the least size. */
const sizeOf = ({ width, height }: Size, scale: number, least: Size): Size => ({
  width: Math.max(least.width, Math.round(width * scale)),
  height: Math.max(least.height, Math.round(height * scale)),
});

/** Longest side in pixels of the copy in which the focus is searched. */
const searched = 128;
/** Width of the part that the search cuts out, as a share of the copy's width. The focus is the most remarkable point. */
const croppedShare = 0.6;

/**
 * Guesses the focus of a picture: where colours are saturated, edges many, and skin tones present. Returns the centre when the
 * picture is too narrow to search, or has a single colour.
 */
export const guessFocus = (path: string): Promise<Focus> =>
  decoding(async () => {
    const { data, info } = await opened(path)
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .resize(searched, searched, { fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const found = await sharp(data, { raw: { width, height, channels } })
      .resize(Math.ceil(width * croppedShare), height, { fit: 'cover', position: 'attention' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { attentionX, attentionY } = found.info;
    // In a picture of a single colour, libvips finds the first pixel.
    if (!attentionX && !attentionY) return centre;
    return { x: percentOf(attentionX ?? 0, width), y: percentOf(attentionY ?? 0, height) };
  });

const percentOf = (part: number, whole: number) =>
  Math.min(100, Math.max(0, Math.round((part / whole) * 100)));
