import type { Page } from 'playwright-core';

/**
 * Picks an option of the open list once its items are the results of the whole text. A press on a list that is still loading
 * can miss: the option moves between the press and the release.
 */
export async function pickOption(page: Page, name: string | RegExp): Promise<void> {
  const option = page
    .locator('[role=listbox]:not([aria-busy=true])')
    .getByRole('option', { name, exact: true })
    .first();
  await option.click();
  await option.waitFor({ state: 'hidden' });
}
