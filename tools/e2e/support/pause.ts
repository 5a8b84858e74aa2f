import type { Page } from 'playwright-core';
import { patience } from '../../testing/running/patience.ts';

/** Waits where no condition can be waited for, such as before checking that nothing happens. Scales with `patience`. */
export const letPass = (page: Page, milliseconds: number): Promise<void> =>
  page.waitForTimeout(milliseconds * patience);
