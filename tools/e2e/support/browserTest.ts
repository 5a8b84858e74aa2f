// Test function of the end-to-end tests: vitest's `test` with a product, a browser and a page.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { launchBrowser, openPage, takePicture } from './browser.ts';
import { ProductHost } from './product/servedProduct.ts';

/**
 * `product` has the demo data, restored for each test file. The files of a worker share its process and the `browser`. `page` is new
 * for each test, and resolves paths relative to the product's address.
 */
export const browserTest = test
  .extend('host', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const host = new ProductHost(inject('several'));
    onCleanup(() => host.stop());
    return host;
  })
  .extend('product', { scope: 'file' }, ({ host }) => host.serve(inject('sampleFolder')))
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('page', async ({ product, browser, task }, { onCleanup }) => {
    const { page, errors } = await openPage(browser, { baseURL: product.url });
    onCleanup(async () => {
      if (task.result?.state === 'fail') console.error(await whatItShows(page, task.name));
      await page.context().close();
      expect(errors, 'errors that the page reported').toEqual([]);
    });
    return page;
  });

/** Describes where a test failed and what the page showed. The text matters for remote runs, whose screenshots are lost. */
async function whatItShows(page: Page, name: string): Promise<string> {
  const words = await page.locator('main, [role=dialog]').allInnerTexts();
  const shown = words.join('\n').replaceAll(/\n+/g, ' · ').slice(0, 1500);
  return `Picture: ${await takePicture(page, name)}\nAt ${new URL(page.url()).pathname}: ${shown}`;
}
