// Benchmark of the first page load with an empty cache: paints, blocked time, layout shifts and bytes.
import type { Browser, Page } from 'playwright-core';
import { median, type Measurement } from './measurements.ts';
import { openSlowPage, type Visitor } from './slowPage.ts';
import { watchTraffic, type Traffic } from './traffic.ts';
import { readVitals, watchVitals, type Vitals } from './vitals.ts';

export interface LoadScenario {
  path: string;
  /** Resolves when the page shows its main content. */
  shown: (page: Page) => Promise<void>;
  /** Maximum JavaScript of the page, in kilobytes of gzip. */
  scriptGoal?: number;
}

const rounds = 5;
/** Milliseconds after the main content appears. Paints, layout shifts and requests within them still count. */
const settle = 1500;

/** Measures loading a page with an empty cache several times. Returns the medians, and the maximum of the layout shift. */
export async function firstLoad(
  browser: Browser,
  visitor: Visitor,
  scenario: LoadScenario,
): Promise<Measurement[]> {
  const seen: Array<Vitals & Traffic & { ready: number }> = [];
  for (let round = 0; round < rounds; round++) seen.push(await arrive(browser, visitor, scenario));
  const middle = (of: (visit: (typeof seen)[number]) => number) => median(seen.map(of));
  return [
    { name: 'ready', value: middle(({ ready }) => ready), unit: 'ms' },
    { name: 'largest paint', value: middle(({ largestPaint }) => largestPaint), unit: 'ms' },
    { name: 'total blocking time', value: middle(({ blocked }) => blocked), unit: 'ms' },
    {
      name: 'layout shift',
      value: Math.max(...seen.map(({ shift }) => shift)),
      unit: '',
      goal: { atMost: 0.02 },
    },
    {
      name: 'JavaScript, gzip',
      value: middle(({ script }) => script),
      unit: 'KB',
      ...(scenario.scriptGoal && { goal: { atMost: scenario.scriptGoal } }),
    },
    { name: 'everything, gzip', value: middle(({ total }) => total), unit: 'KB' },
    { name: 'requests', value: middle(({ requests }) => requests), unit: 'requests' },
  ];
}

async function arrive(browser: Browser, visitor: Visitor, { path, shown }: LoadScenario) {
  const { page, context } = await openSlowPage(browser, visitor);
  try {
    await watchVitals(page);
    const traffic = watchTraffic(page);
    const start = performance.now();
    await page.goto(path, { waitUntil: 'commit' });
    await shown(page);
    const ready = performance.now() - start;
    await page.waitForTimeout(settle);
    return { ready, ...(await readVitals(page)), ...(await traffic()) };
  } finally {
    await context.close();
  }
}
