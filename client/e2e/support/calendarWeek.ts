import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * From the view of this week, goes on by two weeks and returns the seven days that are shown then, Monday first: all of them
 * lie ahead whatever day it is. They are read from the page, whose clock and time zone are not those of the test.
 */
export async function showWeekAfterNext(page: Page, later = 'Later'): Promise<string[]> {
  // The grid comes after what stands around it.
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
