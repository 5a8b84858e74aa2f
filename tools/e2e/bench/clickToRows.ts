// Benchmark: from a click in the menu to painted rows, the first time and with the page in the cache.
import type { Browser, Page } from 'playwright-core';
import { median, type Measurement } from './measurements.ts';
import { openSlowPage, type Visitor } from './slowPage.ts';

/** The lists in the menu, by their titles. */
const lists = [
  'Songs',
  'Artistes',
  'Invoices',
  'Employees',
  'Companies',
  'Products',
  'Users',
  'Team',
  'Radios',
  'Permissions',
  'Audit',
];
const rounds = 5;

/**
 * Measures the time from a click in the menu until a list shows its rows. Opens each list several times; `named` limits the
 * measurement to lists with these titles.
 */
export async function clickToRows(
  browser: Browser,
  visitor: Visitor,
  named: readonly string[],
): Promise<Measurement[]> {
  const { page, context } = await openSlowPage(browser, visitor);
  try {
    await page.goto('/admin/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const measurements: Measurement[] = [];
    for (const list of named.length > 0 ? named : lists) measurements.push(...(await visits(page, list)));
    return measurements;
  } finally {
    await context.close();
  }
}

async function visits(page: Page, list: string): Promise<Measurement[]> {
  const first = await visit(page, list);
  const again: number[] = [];
  for (let round = 0; round < rounds; round++) again.push(await visit(page, list));
  return [
    { name: `${list}, first visit`, value: first, unit: 'ms' },
    { name: `${list}, in the cache`, value: median(again), unit: 'ms', goal: { atMost: 150 } },
  ];
}

async function visit(page: Page, list: string): Promise<number> {
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await page.waitForURL('**/admin/dashboard');
  await page.waitForTimeout(700);
  const entry = page.getByRole('navigation').getByRole('link', { name: list, exact: true });
  await entry.hover();
  await page.waitForTimeout(700);
  await page.evaluate(timeToRows);
  await entry.click();
  return page.evaluate(() => window.painted);
}

declare global {
  interface Window {
    /** Milliseconds until rows are painted, set by `timeToRows`. */
    painted: Promise<number>;
  }
}

/** Runs in the page: measures from the next click until rows below a new heading are painted. */
function timeToRows() {
  const before = document.querySelector('h1')?.textContent;
  const rowsStand = () =>
    document.querySelector('h1')?.textContent !== before &&
    document.querySelector('main tbody tr td a, main tbody tr td') !== null;
  const painted = new Promise<number>((done, failed) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const giveUp = setTimeout(() => failed(new Error('No rows after 10 s.')), 10_000);
        const changes = new MutationObserver(() => {
          if (!rowsStand()) return;
          changes.disconnect();
          clearTimeout(giveUp);
          // The change is painted in the next frame; a timeout requested in that frame runs after the paint.
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp)));
        });
        changes.observe(document.body, { childList: true, subtree: true });
      },
      { capture: true, once: true },
    );
  });
  Object.assign(window, { painted });
}
