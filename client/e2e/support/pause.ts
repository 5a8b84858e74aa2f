import type { Page } from 'playwright-core';
import { patience } from '../../../server/testing/patience.ts';

/** Lets time pass where there is nothing to wait for, such as before proving that something does not happen; grows with `patience`. */
export const letPass = (page: Page, milliseconds: number): Promise<void> =>
  page.waitForTimeout(milliseconds * patience);
