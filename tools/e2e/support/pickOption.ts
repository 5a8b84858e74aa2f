import type { Page } from 'playwright-core';

/**
 * Selects an option of the open list once its items match the whole text. A press on a loading list can miss, because
 * the option moves between press and release.
 */
export async function pickOption(page: Page, name: string | RegExp): Promise<void> {
  const option = page
    .locator('[role=listbox]:not([aria-busy=true])')
    .getByRole('option', { name, exact: true })
    .first();
  await option.click();
  await option.waitFor({ state: 'hidden' });
}
