// Finds the browser for the browser tests.
import { existsSync } from 'node:fs';

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of the browser: CHROMIUM_PATH, or one of the usual paths. Undefined when there is none. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...usualPaths].find((path) => path && existsSync(path));
}
