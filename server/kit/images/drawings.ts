import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { Storage } from '../storage/storage.ts';

/** An SVG drawing of the demo data. `files` are the pictures that are made from it, with their widths in pixels. */
export interface Drawing {
  svg: string;
  files: ReadonlyArray<{ key: string; width: number; height: number }>;
}

/** Returns the storage key for a file of a demo record. The key is the same on every machine, and different for each record. */
export const sampleKey = (name: string): string => createHash('md5').update(`sample ${name}`).digest('hex');

/** Stores the SVG drawings of the demo data as pictures. SVG decoding is enabled only until they are stored. */
export async function storeDrawings(storage: Storage, drawings: readonly Drawing[]): Promise<void> {
  const svg = { operation: ['VipsForeignLoadSvg'] };
  sharp.unblock(svg);
  try {
    await Promise.all(drawings.map((drawing) => storeDrawing(storage, drawing)));
  } finally {
    sharp.block(svg);
  }
}

/** Renders the drawing once at its own size, and scales the result down for each file. */
async function storeDrawing(storage: Storage, { svg, files }: Drawing): Promise<void> {
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const file of files) {
    const picture = sharp(data, { raw: { width, height, channels } }).resize(file.width, file.height);
    await storage.put(file.key, await written(picture, file.key).toBuffer());
  }
}

/**
 * Encodes a picture in the format of its file extension. The first start waits for these files, so speed matters more than size.
 */
const written = (picture: Sharp, key: string) =>
  key.endsWith('.jpg')
    ? picture.flatten({ background: '#ffffff' }).jpeg({ quality: 86 })
    : picture.webp({ quality: 82, effort: 0 });
