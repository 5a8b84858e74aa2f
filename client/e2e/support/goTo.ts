import type { Page } from 'playwright-core';

/**
 * Goes to another page of the portal within the loaded app, as a link does, and waits until the page before has left.
 * A full load (`page.goto`) costs 3 to 4 seconds of CPU: use it only where the load itself is tested.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    // The frame of a page has its path as its key: another path replaces the element.
    if (new URL(address, location.href).pathname !== location.pathname)
      document.querySelector('main > *')?.setAttribute('data-leaving', '');
    const entry = history.state as { idx?: number } | null;
    const key = Math.random().toString(36).slice(2, 10);
    // The state of an entry that react-router itself would push; its router listens for `popstate`.
    history.pushState({ usr: null, key, idx: (entry?.idx ?? 0) + 1 }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await page.locator('[data-leaving]').waitFor({ state: 'detached' });
}
