// Web vitals that a page reports: largest paint, blocked time and layout shift.
import type { Page } from 'playwright-core';

export interface Vitals {
  /** Largest contentful paint, in milliseconds after the start of the page load. */
  largestPaint: number;
  /** Total blocking time in milliseconds: the part of each long task beyond 50 ms, added up. */
  blocked: number;
  /** Cumulative layout shift; no unit. */
  shift: number;
}

declare global {
  interface Window {
    /** Set by `watchVitals`. */
    vitals: Vitals;
  }
}

/** Collects the web vitals of every page opened from now on. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vitals = { largestPaint: 0, blocked: 0, shift: 0 };
    Object.assign(window, { vitals });
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => (vitals.largestPaint = startTime));
    watch('longtask', ({ duration }) => (vitals.blocked += Math.max(0, duration - 50)));
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) vitals.shift += value;
    });
  });
}

export const readVitals = (page: Page): Promise<Vitals> => page.evaluate(() => window.vitals);
