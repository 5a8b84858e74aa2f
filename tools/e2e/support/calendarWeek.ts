import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Goes from this week to the week after next and returns its seven days, Monday first. All of them are in the future.
 * They are read from the page, because its clock and time zone differ from those of the test.
 */
export async function showWeekAfterNext(page: Page, later = 'Next'): Promise<string[]> {
  // The grid loads after the rest of the page.
  await page.locator('[data-occurrence]').first().waitFor();
  const days = () =>
    page
      .locator('[role=cell][data-date]')
      .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset['date']!));
  const [monday] = await days();
  const twoWeeksOn = new Date(Date.parse(monday!) + 14 * 86_400_000).toISOString().slice(0, 10);
  for (let week = 0; week < 2; week++) await page.getByRole('button', { name: later, exact: true }).click();
  await expect.poll(days).toContain(twoWeeksOn);
  return days();
}
