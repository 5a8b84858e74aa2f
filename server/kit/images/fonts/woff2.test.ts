import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { trueTypeOf } from './woff2.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'regie-fonts-'));
});
afterAll(() => rm(folder, { recursive: true }));

const { resolve } = createRequire(import.meta.url);
const shipped = (name: string, subset: string) =>
  readFile(resolve(`@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`));

/** Draws a text in a font, as lightness by pixel. */
async function drawn(text: string, font: string, fontfile?: string) {
  const { data, info } = await sharp({
    text: { text, font: `${font} 60`, dpi: 72, ...(fontfile && { fontfile }) },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

describe('a font of the websites as TrueType', () => {
  test.each([
    ['lora', 'latin', 'Œuvre fi 12'],
    ['bricolage-grotesque', 'latin', 'Œuvre fi 12'],
    ['montserrat', 'latin-ext', 'Łódź'],
    ['cairo', 'arabic', 'شاطئ لا'],
    ['noto-naskh-arabic', 'arabic', 'شاطئ لا'],
  ])('draws letters of its own: %s, %s', async (name, subset, text) => {
    const family = `Own ${name} ${subset}`;
    const path = join(folder, `${name}-${subset}.ttf`);
    await writeFile(path, await trueTypeOf(await shipped(name, subset), family));
    const own = await drawn(text, family, path);
    const fallback = await drawn(text, 'No such family');
    expect(own.width * own.height).toBeGreaterThan(1000);
    expect([own.width, own.height, own.data.toString('base64')]).not.toEqual([
      fallback.width,
      fallback.height,
      fallback.data.toString('base64'),
    ]);
  });

  test('has other strokes when it is bold', async () => {
    const path = join(folder, 'bold.ttf');
    await writeFile(path, await trueTypeOf(await shipped('inter', 'latin'), 'Own Inter'));
    const inked = async (weight: string) =>
      (await drawn('HHH', `Own Inter ${weight}`, path)).data.reduce((sum, value) => sum + value, 0);
    expect(await inked('Bold')).toBeGreaterThan((await inked('Regular')) * 1.2);
  });

  test('is refused when it is none, or cut off', async () => {
    const font = await shipped('lora', 'latin');
    await expect(trueTypeOf(Buffer.from('no font at all, but some text'), 'X')).rejects.toThrow(
      'Not a WOFF2 font.',
    );
    await expect(trueTypeOf(font.subarray(0, font.length / 2), 'X')).rejects.toThrow(/unexpected end/);
  });
});
