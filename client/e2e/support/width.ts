import type { Page } from 'playwright-core';
import { untilQuiet } from './quiet.ts';

/** By how many pixels the page is wider than the screen, down to its end; what is cut off counts, for it cannot be reached. */
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

/** Goes to the end, and waits for the parts that come when they are about to be seen. */
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
