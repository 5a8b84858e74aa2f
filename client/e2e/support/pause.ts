import type { Page } from 'playwright-core';
import { patience } from '../../../server/testing/running/patience.ts';

/**
 * Waits where there is no condition to wait for, such as before checking that nothing happens; scales with `patience`.
 */
export const letPass = (page: Page, milliseconds: number): Promise<void> =>
  page.waitForTimeout(milliseconds * patience);
