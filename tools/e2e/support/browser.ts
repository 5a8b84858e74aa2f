// Chromium and its pages. A failed test leaves a screenshot in dist/e2e/.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { findChromium } from '../../cli/lib/programs/chromium.mjs';
import { patience } from '../../testing/running/patience.ts';
import { realClock, testClockOffset } from '../../testing/running/testClock.ts';
import { projectFolder } from './product/product.ts';
import { countRequests } from './quiet.ts';

const pictures = join(projectFolder, 'dist', 'e2e');

/** A fake microphone that beeps once a second and needs no permission. */
const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/**
 * Debian's package `chromium-headless-shell`: the browser without window support. It takes 18 % less CPU than the full one (32 s
 * against 39 s for three test files), and cannot show notifications.
 */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Starts the installed Chromium without a window. Takes CHROMIUM_PATH, else the headless shell, else the full browser.
 * `more` are additional arguments; `isWhole` forces the full browser. With `handlesSignals`, the caller ends the process on Ctrl-C and
 * SIGTERM, and the browser ends with it; otherwise Playwright does.
 */
export async function launchBrowser(
  more: readonly string[] = [],
  isWhole = false,
  { handlesSignals = false } = {},
): Promise<Browser> {
  const takesShell = !isWhole && !process.env['CHROMIUM_PATH'] && existsSync(headlessShell);
  const executablePath = takesShell ? headlessShell : findChromium();
  if (!executablePath) throw new Error('There is no Chromium: install it, or set CHROMIUM_PATH.');
  if (testClockOffset() < 0)
    throw new Error('TEST_CLOCK must lie ahead: by the clock of Chromium, the cookies of then have expired.');
  // Chromium's sandbox does not work for the root user, so it is turned off.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const env = realClock() as Record<string, string>;
  const signals = handlesSignals && { handleSIGINT: false, handleSIGTERM: false };
  return chromium.launch({ executablePath, args: [...sandbox, ...microphone, ...more], env, ...signals });
}

/**
 * Opens a page in a new browser context, and collects the errors that the page reports. Animations are off unless
 * `reducedMotion: 'no-preference'` is set, because they cost time and CPU.
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
  await context.addInitScript(letClicksThroughToasts);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000 * patience);
  countRequests(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return { page, errors };
}

/**
 * Runs in the page: makes toasts transparent to the pointer, except for their buttons and links. A toast stays open while the pointer
 * is over it. On a slow machine it would cover a button all the time that Playwright retries to click that button.
 */
function letClicksThroughToasts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `[data-scope="toast"], [data-scope="toast"] * { pointer-events: none !important }
    [data-scope="toast"] :is(button, a, button *, a *) { pointer-events: auto !important }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Runs in the page: shifts its clock by the offset of TEST_CLOCK. */
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

/** Saves a screenshot as dist/e2e/<name>.png and returns its path. */
export async function takePicture(page: Page, name: string): Promise<string> {
  await mkdir(pictures, { recursive: true });
  const path = join(pictures, `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.png`);
  await page.screenshot({ path, fullPage: true });
  return path;
}
