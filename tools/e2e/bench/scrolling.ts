// Benchmark: scrolling a table of 100,000 songs, and for comparison a plain page with as many text rows.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { projectFolder, startProduct } from '../support/product/product.ts';
import { median, type Measurement } from './measurements.ts';
import { framesOfScrolling, type Frames } from './frames.ts';
import { openSlowPage } from './slowPage.ts';

/** Scroll speeds in pixels per second: about one and about seven window heights of rows. */
export const paces = [
  { name: 'reading', speed: 900 },
  { name: 'fast', speed: 6000 },
];
const seconds = 5;
const rounds = 3;
const rowHeight = 44;

/** Measures scrolling of the list of songs in a large library. Starts a product for it. */
export async function scrolling(browser: Browser): Promise<Measurement[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'regie-library-'));
  try {
    await promisify(execFile)(process.execPath, [
      join(projectFolder, 'dist/tools/bench/library.js'),
      dataFolder,
    ]);
    const product = await startProduct({ dataFolder, env: { SEED: 'demo' } });
    try {
      return [...(await ofList(browser, product.url)), ...(await ofPlainPage(browser, product.url))];
    } finally {
      await product.stop();
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function ofList(browser: Browser, baseURL: string): Promise<Measurement[]> {
  return inSlowPage(browser, { baseURL, signedIn: true }, async (page) => {
    let sentRequests = 0;
    page.on('request', (request) => (sentRequests += request.postData()?.includes('SongList') ? 1 : 0));
    await page.goto('/admin/multimedia/songs?perPage=all');
    await page.locator('tr[aria-rowindex="20"] a').waitFor();
    const measurements: Measurement[] = [];
    for (const { name, speed } of paces) {
      const before = sentRequests;
      measurements.push(...(await measurementsOf(page, `list, ${name}`, speed, { atLeast: 55 })));
      measurements.push({
        name: `list, ${name}: chunks asked for`,
        value: sentRequests - before,
        unit: 'requests',
      });
    }
    return measurements;
  });
}

async function ofPlainPage(browser: Browser, baseURL: string): Promise<Measurement[]> {
  const rows = (rounds * seconds * Math.max(...paces.map(({ speed }) => speed))) / rowHeight;
  const row = `<tr style="height:${rowHeight}px"><td>A song of the library</td><td>Its album</td><td>Jazz · 1999</td><td>3:45</td></tr>`;
  return inSlowPage(browser, { baseURL, signedIn: false }, async (page) => {
    await page.setContent(`<table style="width:100%;font:14px sans-serif">${row.repeat(rows)}</table>`);
    const measurements: Measurement[] = [];
    for (const { name, speed } of paces) {
      await page.evaluate(() => scrollTo(0, 0));
      measurements.push(...(await measurementsOf(page, `plain page, ${name}`, speed)));
    }
    return measurements;
  });
}

export async function inSlowPage(
  browser: Browser,
  visitor: Parameters<typeof openSlowPage>[1],
  measure: (page: Page) => Promise<Measurement[]>,
): Promise<Measurement[]> {
  const { page, context } = await openSlowPage(browser, visitor);
  try {
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** Measures scrolling a page several times, with a pause before each. `speed` is in pixels per second; a negative speed scrolls back. */
export async function measurementsOf(
  page: Page,
  name: string,
  speed: number,
  goal?: { atLeast: number },
): Promise<Measurement[]> {
  const seen: Frames[] = [];
  for (let round = 0; round < rounds; round++) {
    await page.waitForTimeout(1000);
    seen.push(await framesOfScrolling(page, { speed, seconds }));
  }
  const middle = (of: (frames: Frames) => number) => median(seen.map(of));
  return [
    { name, value: middle(({ perSecond }) => perSecond), unit: 'fps', ...(goal && { goal }) },
    { name: `${name}: frames that were dropped`, value: middle(({ dropped }) => dropped), unit: '%' },
    { name: `${name}: longest time without one`, value: middle(({ longest }) => longest), unit: 'ms' },
  ];
}
