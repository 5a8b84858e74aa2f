import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { Storage } from '../storage/storage.ts';

/** A drawing of the sample data, with the files that are made from it. */
export interface Drawing {
  svg: string;
  files: ReadonlyArray<{ key: string; width: number; height: number }>;
}

/** A storage key for a record of the sample data: the same on every machine, and unique to the record. */
export const sampleKey = (name: string): string => createHash('md5').update(`sample ${name}`).digest('hex');

/** Stores our own SVG drawings as pictures. SVG decoding is enabled for these only. */
export async function storeDrawings(storage: Storage, drawings: readonly Drawing[]): Promise<void> {
  const svg = { operation: ['VipsForeignLoadSvg'] };
  sharp.unblock(svg);
  try {
    await Promise.all(drawings.map((drawing) => storeDrawing(storage, drawing)));
  } finally {
    sharp.block(svg);
  }
}

/** Renders the drawing once, in its own size, and scales it down for each file. */
async function storeDrawing(storage: Storage, { svg, files }: Drawing): Promise<void> {
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const file of files) {
    const picture = sharp(data, { raw: { width, height, channels } }).resize(file.width, file.height);
    await storage.put(file.key, await written(picture, file.key).toBuffer());
  }
}

/** Encodes by file extension. The first start waits for these files, so fast encoding matters more than size. */
const written = (picture: Sharp, key: string) =>
  key.endsWith('.jpg')
    ? picture.flatten({ background: '#ffffff' }).jpeg({ quality: 86 })
    : picture.webp({ quality: 82, effort: 0 });
