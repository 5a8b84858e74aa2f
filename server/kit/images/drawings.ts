import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { Storage } from '../storage/storage.ts';

/** A drawing of the sample data, and the files that are made of it. */
export interface Drawing {
  svg: string;
  files: ReadonlyArray<{ key: string; width: number; height: number }>;
}

/** A name in the storage for something of the sample data: the same on every machine, and of no record but its own. */
export const sampleKey = (name: string): string => createHash('md5').update(`sample ${name}`).digest('hex');

/** Puts drawings of our own into the storage. No other SVG is ever read: the door is open for these alone. */
export async function storeDrawings(storage: Storage, drawings: readonly Drawing[]): Promise<void> {
  const svg = { operation: ['VipsForeignLoadSvg'] };
  sharp.unblock(svg);
  try {
    await Promise.all(drawings.map((drawing) => storeDrawing(storage, drawing)));
  } finally {
    sharp.block(svg);
  }
}

/** Drawn once, at its own size, and made smaller for each file. */
async function storeDrawing(storage: Storage, { svg, files }: Drawing): Promise<void> {
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const file of files) {
    const picture = sharp(data, { raw: { width, height, channels } }).resize(file.width, file.height);
    await storage.put(file.key, await written(picture, file.key).toBuffer());
  }
}

/** By the ending of its name. The first start waits for these: they may be a little larger than they could be. */
const written = (picture: Sharp, key: string) =>
  key.endsWith('.jpg')
    ? picture.flatten({ background: '#ffffff' }).jpeg({ quality: 86 })
    : picture.webp({ quality: 82, effort: 0 });
