import type { Page } from 'playwright-core';
import { untilQuiet } from './quiet.ts';

/**
 * Returns by how many pixels the page is wider than the screen, over its full height. Clipped content counts, because
 * users cannot reach it.
 */
export async function excessWidth(page: Page): Promise<number> {
  await showAll(page);
  return page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('main')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  );
}

/** Scrolls to the end, and waits for the parts that load shortly before they become visible. */
async function showAll(page: Page): Promise<void> {
  const goToEnd = () =>
    page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
      return document.body.scrollHeight;
    });
  for (let height = -1, now = await goToEnd(); now !== height; now = await goToEnd()) {
    height = now;
    await untilQuiet(page);
  }
}
