import type { Page } from 'playwright-core';

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
  let height = 0;
  for (let still = 0; still < 3;) {
    const now = await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
      return document.body.scrollHeight;
    });
    still = now === height ? still + 1 : 0;
    height = now;
    await page.waitForTimeout(300);
  }
}
