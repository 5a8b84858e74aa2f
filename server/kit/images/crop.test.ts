import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { centre, croppedPicture, guessFocus, type Focus } from './crop.ts';
import { wholePicture } from './wholePicture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'regie-crops-'));
});
afterAll(() => rm(folder, { recursive: true }));

const fileOf = async (content: Buffer) => {
  const path = join(folder, `${crypto.randomUUID()}.webp`);
  await writeFile(path, content);
  return path;
};
const plain = (width: number, height: number, background = '#808890') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A grey picture with a remarkable square around a point in percent. */
async function withSubject({ x, y }: Focus, width = 1600, height = 900) {
  const subject = await plain(160, 160, '#d02010')
    .composite([{ input: await plain(60, 60, '#ffd000').png().toBuffer() }])
    .png()
    .toBuffer();
  const [left, top] = [(width * x) / 100 - 80, (height * y) / 100 - 80].map(Math.round);
  return plain(width, height)
    .composite([{ input: subject, left: left!, top: top! }])
    .webp({ lossless: true })
    .toBuffer();
}

/** Red minus blue of the pixel at a position, given as shares of the width and the height. */
async function rednessOf(content: Buffer, x: number, y: number) {
  const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return data[at]! - data[at + 2]!;
}

describe('the guessed focus', () => {
  test('is near the subject', async () => {
    for (const subject of [
      { x: 80, y: 30 },
      { x: 15, y: 75 },
    ]) {
      const { x, y } = await guessFocus(await fileOf(await withSubject(subject)));
      expect([Math.abs(x - subject.x) < 12, Math.abs(y - subject.y) < 12]).toEqual([true, true]);
    }
  });

  test('is the centre of a single colour, pixel or row', async () => {
    for (const [width, height] of [
      [1200, 800],
      [1, 1],
      [1, 3000],
      [3000, 1],
    ] as const)
      expect(await guessFocus(await fileOf(await plain(width, height).png().toBuffer()))).toEqual(centre);
  });
});

describe('a crop', () => {
  test('has the size and shows the subject at its focus', async () => {
    const subject = { x: 85, y: 50 };
    const path = await fileOf(await withSubject(subject));
    const crop = { width: 300, height: 300, format: 'webp' } as const;
    const focused = await croppedPicture(path, { ...crop, focus: { x: 100, y: 50 } });
    expect(await sharp(focused).metadata()).toMatchObject({ width: 300, height: 300, format: 'webp' });
    // The square of 900 pixels at the right: its left edge is at 700, the subject at 1360.
    expect(await rednessOf(focused, (1360 - 700) / 900, 0.5)).toBeGreaterThan(60);
    const centred = await croppedPicture(path, { ...crop, focus: centre });
    expect(await rednessOf(centred, (1360 - 700) / 900, 0.5)).toBeLessThan(60);
  });

  test('has its focus in the middle, as far as the picture reaches', async () => {
    const path = await fileOf(await withSubject({ x: 50, y: 20 }, 800, 2000));
    const crop = { width: 400, height: 225, format: 'webp' } as const;
    const inMiddle = await croppedPicture(path, { ...crop, focus: { x: 50, y: 20 } });
    expect(await rednessOf(inMiddle, 0.5, 0.5)).toBeGreaterThan(60);
    const atTop = await croppedPicture(path, { ...crop, focus: { x: 50, y: 0 } });
    // The crop shows the upper 450 of 2000 pixels, and the subject is at 400.
    expect(await rednessOf(atTop, 0.5, 400 / 450)).toBeGreaterThan(60);
  });

  test('has the same part when it is larger than the picture, also from a picture of a single row', async () => {
    const small = await fileOf(await withSubject({ x: 85, y: 50 }, 800, 450));
    const focus = { x: 100, y: 50 };
    const large = await croppedPicture(small, { width: 900, height: 900, focus, format: 'jpeg' });
    expect(await sharp(large).metadata()).toMatchObject({ width: 900, height: 900, format: 'jpeg' });
    expect(await rednessOf(large, (680 - 350) / 450, 0.5)).toBeGreaterThan(60);
    for (const [width, height] of [
      [1, 2400],
      [2400, 1],
      [1, 1],
    ] as const) {
      const row = await fileOf(await plain(width, height).webp().toBuffer());
      const crop = await croppedPicture(row, { width: 1600, height: 900, focus: centre, format: 'webp' });
      expect(await sharp(crop).metadata()).toMatchObject({ width: 1600, height: 900 });
    }
  });
});

test('the whole picture is upright, at most 2400 pixels, never enlarged, and without metadata', async () => {
  const sideways = await plain(3000, 1500)
    .withExif({ IFD3: { GPSLatitude: '48/1 51/1 30/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const whole = await sharp(await wholePicture(await fileOf(sideways))).metadata();
  expect(whole).toMatchObject({ format: 'webp', width: 1200, height: 2400 });
  expect([whole.exif, whole.orientation]).toEqual([undefined, undefined]);
  const small = await wholePicture(await fileOf(await plain(40, 30).png().toBuffer()));
  expect(await sharp(small).metadata()).toMatchObject({ width: 40, height: 30 });
});
