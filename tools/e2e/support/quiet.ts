import type { Page } from 'playwright-core';
import { patience } from '../../testing/running/patience.ts';

/** Pending requests of each page. */
const underWay = new WeakMap<Page, Set<object>>();

/** Starts counting the requests of a page that have no response yet, for `untilQuiet`. */
export function countRequests(page: Page): void {
  const requests = new Set<object>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Waits for some milliseconds, where a test has no condition to wait for. An example is a check that nothing happens. Multiplies
 * the time by `patience`.
 */
export const letPass = (page: Page, milliseconds: number): Promise<void> =>
  page.waitForTimeout(milliseconds * patience);

/**
 * Waits until a page has sent no request for a while. Playwright's `networkidle` occurs once per full load, so it does
 * not cover navigation within the app.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const requests = underWay.get(page)!;
  let last = 0;
  const note = () => (last = performance.now());
  page.on('request', note);
  try {
    // Check at least once, and a last time well after the last request.
    do await letPass(page, 300);
    while (requests.size > 0 || performance.now() - last < 250);
  } finally {
    page.off('request', note);
  }
}
