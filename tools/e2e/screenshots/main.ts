/**
 * `npm run screenshots`: takes the pictures of docs/features from the built product with new sample data, in English and light, 1,440 x
 * 900 pixels. `npm run screenshots -- audience songs` takes these two only. With `--url http://127.0.0.1:4000`, takes them from a demo
 * that runs already. Needs Chromium, and ffmpeg for the waveforms.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { administratorOf, type Execute } from '../support/administrator.ts';
import { launchBrowser, openPage } from '../support/browser.ts';
import { goTo } from '../support/goTo.ts';
import { waitForAnalysis } from '../support/product/fillSample.ts';
import { projectFolder, startProduct, stopProductsWhenInterrupted } from '../support/product/product.ts';
import { untilQuiet } from '../support/quiet.ts';
import { openAsDemo } from '../support/signIn.ts';
import { screens, type Screen } from './screens.ts';

const folder = join(projectFolder, 'docs/features/images');
const maxBytes = 90_000;

const options = { url: { type: 'string' } } as const;
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const unknown = positionals.filter((name) => !screens.some((screen) => screen.name === name));
if (unknown.length > 0) throw new Error(`There is no screen with this name: ${unknown.join(', ')}.`);
const chosen = screens.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

stopProductsWhenInterrupted();
const product = values.url ? undefined : await startProduct({ env: { SEED: 'demo' } });
const url = values.url ?? product!.url;
const browser = await launchBrowser([], false, { handlesSignals: true });
try {
  await mkdir(folder, { recursive: true });
  await waitForAnalysis(url);
  const execute = await administratorOf(url);
  const { page } = await openPage(browser, { baseURL: url });
  await openAsDemo(page);
  for (const screen of chosen) await take(page, screen, execute);
} finally {
  await browser.close();
  await product?.stop();
}

/** Takes one picture. Reports a failure with the exit code, so that the other pictures are taken too. */
async function take(page: Page, { name, path, prepare }: Screen, execute: Execute): Promise<void> {
  try {
    await goTo(page, typeof path === 'string' ? path : await path(execute));
    await untilShown(page);
    await prepare?.(page);
    await untilShown(page);
    await page.mouse.move(0, 0);
    const picture = await compress(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
    await writeFile(join(folder, `${name}.png`), picture);
    console.log(`${name.padEnd(24)}${Math.round(picture.length / 1000)} KB`);
  } catch (error) {
    console.error(`${name}: ${error}`);
    process.exitCode = 1;
  }
  // Dialogs would cover the next screen.
  await page.keyboard.press('Escape');
}

/** Waits until the page has its heading, no request under way, and no visible part that still loads. */
async function untilShown(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await untilQuiet(page);
  // Parts below the fold load when they are scrolled into view.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main .chakra-skeleton')].every(
      (part) => part.getBoundingClientRect().top > innerHeight,
    ),
  );
  await untilQuiet(page);
}

/** Compresses a picture to a palette: of 128 colours, or of fewer and without dithering when it would exceed `maxBytes`. */
async function compress(picture: Buffer): Promise<Buffer> {
  const withPalette = (colours: number, dither: number) =>
    sharp(picture).png({ palette: true, colours, dither, effort: 10, compressionLevel: 9 }).toBuffer();
  const best = await withPalette(128, 1);
  return best.length <= maxBytes ? best : withPalette(96, 0);
}
