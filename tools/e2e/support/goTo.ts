import type { Page } from 'playwright-core';

/**
 * Navigates within the loaded app, as a link does, and waits until the previous page is gone. A full load (`page.goto`)
 * costs 3 to 4 seconds of CPU: use it only where the load itself is tested.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    // The page element is keyed by its path, so another path replaces it.
    if (new URL(address, location.href).pathname !== location.pathname)
      document.querySelector('main > *')?.setAttribute('data-leaving', '');
    const entry = history.state as { idx?: number } | null;
    const key = Math.random().toString(36).slice(2, 10);
    // Push the same history state as react-router, whose router listens for `popstate`.
    history.pushState({ usr: null, key, idx: (entry?.idx ?? 0) + 1 }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await page.locator('[data-leaving]').waitFor({ state: 'detached' });
}
