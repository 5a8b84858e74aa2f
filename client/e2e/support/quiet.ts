import type { Page } from 'playwright-core';
import { letPass } from './pause.ts';

/** Requests on their way, for each page. */
const underWay = new WeakMap<Page, Set<object>>();

/** Counts the requests of a page from here on. */
export function countRequests(page: Page): void {
  const requests = new Set<object>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Waits until a page has asked for nothing for a while. Playwright's `networkidle` does this once for each full load, and so
 * says nothing of a page that the app itself goes to.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const requests = underWay.get(page)!;
  let last = 0;
  const note = () => (last = performance.now());
  page.on('request', note);
  try {
    // At least one check, and the last one that long after the last request.
    do await letPass(page, 300);
    while (requests.size > 0 || performance.now() - last < 250);
  } finally {
    page.off('request', note);
  }
}
