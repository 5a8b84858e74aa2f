// @module-tag slow
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cutPictures, squarePictures } from './picture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'regie-pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

const fileOf = async (content: Buffer | string) => {
  const path = join(folder, String(Math.random()));
  await writeFile(path, content);
  return path;
};
const made = async (content: Buffer | string, type?: string, sizes = [64]) =>
  squarePictures(await fileOf(content), type, sizes);

/** A picture of noise, which no format compresses well, so that half of its file contains half of the picture. */
const noise = (width = 300, height = 200) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

const formats = ['png', 'jpeg', 'webp', 'gif', 'avif'] as const;

describe('a picture', () => {
  test.each(formats)('becomes square WebPs of all sizes: %s', async (format) => {
    const pictures = await made(await noise()[format]().toBuffer(), `image/${format}`, [64, 256, 512]);
    const found = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
    expect(found.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 64, 64],
      ['webp', 256, 256],
      ['webp', 512, 512],
    ]);
  });

  test('becomes a JPEG beside them where others read no WebP', async () => {
    const path = await fileOf(await noise().png().toBuffer());
    const pictures = await cutPictures(path, 'image/png', [64, 128], 1, { alsoJpeg: [256] });
    const found = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
    expect(found.map(({ format, width }) => [format, width])).toEqual([
      ['webp', 64],
      ['webp', 128],
      ['jpeg', 256],
    ]);
  });

  test('is upright, cropped around its centre, and contains no location', async () => {
    // A photo taken with a turned camera: the stored top is the right side of the picture.
    const content = await sharp({ create: { width: 200, height: 100, channels: 3, background: 'blue' } })
      .composite([
        { input: { create: { width: 200, height: 50, channels: 3, background: 'red' } }, gravity: 'north' },
      ])
      .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitude: '48/1 51/1 30/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer();
    expect((await sharp(content).metadata()).exif).toBeDefined();
    const [picture] = await made(content, 'image/jpeg');
    const { exif, icc, xmp, orientation } = await sharp(picture).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    const colourAt = (x: number, y: number) =>
      [...data.subarray((y * info.width + x) * info.channels)].slice(0, 3);
    const [[leftRed, , leftBlue], [rightRed, , rightBlue]] = [colourAt(10, 32), colourAt(54, 32)] as [
      number[],
      number[],
    ];
    expect(leftBlue! - leftRed!).toBeGreaterThan(100);
    expect(rightRed! - rightBlue!).toBeGreaterThan(100);
  });

  test('preserves transparency', async () => {
    const content = await sharp({
      create: { width: 80, height: 80, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const [picture] = await made(content, 'image/png');
    expect((await sharp(picture).stats()).isOpaque).toBe(false);
  });

  test.each([undefined, 'application/octet-stream', 'image/png'])(
    'may come without a type, or with its own: %s',
    async (type) => {
      expect(await made(await noise().png().toBuffer(), type)).toHaveLength(1);
    },
  );

  test('may be narrow, or a single pixel', async () => {
    for (const content of [await noise(1, 1).png().toBuffer(), await noise(3, 900).png().toBuffer()]) {
      const [picture] = await made(content, 'image/png');
      expect(await sharp(picture).metadata()).toMatchObject({ width: 64, height: 64 });
    }
  });
});

describe('an unacceptable picture', () => {
  test.each(formats)('is refused when it is cut off: %s', async (format) => {
    const whole = await noise()[format]().toBuffer();
    for (const part of [0.2, 0.5, 0.95]) {
      await expect(made(whole.subarray(0, whole.length * part), `image/${format}`)).rejects.toMatchObject({
        problem: 'brokenPicture',
      });
    }
  });

  test('is refused when it would fill the memory, before it is decoded', async () => {
    const bomb = await sharp({
      create: { width: 8000, height: 7000, channels: 3, background: 'red' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    // The file is small enough to be uploaded; only its decoded pixels are too many.
    expect(bomb.length).toBeLessThan(10_000_000);
    await expect(made(bomb, 'image/png')).rejects.toMatchObject({ problem: 'tooManyPixels' });
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ['an SVG', svg, 'image/svg+xml', 'svgPicture'],
    ['an SVG called PNG', `<?xml version="1.0"?>\n<!-- x -->${svg}`, 'image/png', 'svgPicture'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'image/png', 'noPicture'],
    ['a script', '#!/bin/sh\nrm -rf /', 'image/png', 'noPicture'],
    ['a PDF', '%PDF-1.7\n', 'image/jpeg', 'noPicture'],
    ['one byte', 'x', 'image/png', 'noPicture'],
    ['a bare signature', '\x89PNG\r\n\x1a\n', 'image/png', 'noPicture'],
    ['a page after a GIF signature', 'GIF89a<script>alert(1)</script>', 'image/gif', 'brokenPicture'],
  ])('is refused: %s', async (_, content, type, problem) => {
    await expect(made(Buffer.from(content, 'latin1'), type)).rejects.toMatchObject({ problem });
  });

  test('is refused as a TIFF, which only others read', async () => {
    await expect(made(await noise().tiff().toBuffer(), 'image/png')).rejects.toMatchObject({
      problem: 'noPicture',
    });
  });

  test('is refused when it is another one than declared', async () => {
    const png = await noise().png().toBuffer();
    for (const type of ['image/jpeg', 'image/svg+xml', 'text/html'])
      await expect(made(png, type)).rejects.toMatchObject({ problem: 'otherPictureType' });
  });
});

test('no decoder is left for anything but the accepted pictures', async () => {
  await expect(
    sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')).png().toBuffer(),
  ).rejects.toThrow('unsupported image format');
});
