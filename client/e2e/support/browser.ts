// A Chromium and its pages; a page whose test failed leaves a picture in dist/e2e/.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { findChromium } from '../../../server/cli/lib/chromium.mjs';
import { patience } from '../../../server/testing/patience.ts';
import { realClock, testClockOffset } from '../../../server/testing/testClock.ts';
import { projectFolder } from './product.ts';
import { countRequests } from './quiet.ts';

const pictures = join(projectFolder, 'dist', 'e2e');

/** One that beeps once a second, and that every page may use without being asked. */
const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** Starts the machine's own Chromium, without a window; with more arguments where a walk needs them. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium: install it, or set CHROMIUM_PATH.');
  if (testClockOffset() < 0)
    throw new Error('TEST_CLOCK must lie ahead: by the clock of Chromium, the cookies of then have expired.');
  // Chromium's sandbox refuses to run as root.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const env = realClock() as Record<string, string>;
  return chromium.launch({ executablePath, args: [...sandbox, ...microphone, ...more], env });
}

/**
 * Opens a page without any memory of another. Errors that the page itself reports are collected. Nothing moves on the page
 * unless `reducedMotion: 'no-preference'` says so: what slides in costs time and CPU.
 */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  });
  if (testClockOffset() !== 0) await context.addInitScript(shiftClock, testClockOffset());
  const page = await context.newPage();
  page.setDefaultTimeout(30_000 * patience);
  countRequests(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return { page, errors };
}

/** Lets the pages of a browser see the clock of TEST_CLOCK; runs in the page. */
function shiftClock(offset: number): void {
  const Real = Date;
  const now = Real.now.bind(Real);
  Real.now = () => now() + offset;
  globalThis.Date = new Proxy(Real, {
    construct: (target, values, itself) =>
      Reflect.construct(target, values.length === 0 ? [Real.now()] : values, itself) as Date,
    apply: () => new Real(Real.now()).toString(),
  });
}

/** Saves what the page shows now as dist/e2e/<name>.png and gives that path. */
export async function takePicture(page: Page, name: string): Promise<string> {
  await mkdir(pictures, { recursive: true });
  const path = join(pictures, `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.png`);
  await page.screenshot({ path, fullPage: true });
  return path;
}
