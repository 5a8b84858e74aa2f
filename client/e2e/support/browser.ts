// A Chromium and its pages; a page whose test failed leaves a picture in dist/e2e/.
import { existsSync } from 'node:fs';
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

/**
 * Debian's package `chromium-headless-shell`: the same browser without what a window needs. It takes 18 % less CPU than the whole
 * one (three files of walks: 32 s against 39 s), and cannot show notifications.
 */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Starts the machine's own Chromium, without a window: CHROMIUM_PATH, the headless shell where it is installed, or the whole
 * browser. `more` are further arguments; `isWhole` takes the whole browser in any case.
 */
export async function launchBrowser(more: readonly string[] = [], isWhole = false): Promise<Browser> {
  const takesShell = !isWhole && !process.env['CHROMIUM_PATH'] && existsSync(headlessShell);
  const executablePath = takesShell ? headlessShell : findChromium();
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
