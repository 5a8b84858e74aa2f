// What a walk through the product needs: `walk` is vitest's `test` with the product, a browser and a page.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { launchBrowser, openPage, takePicture } from './browser.ts';
import { ProductHost } from './servedProduct.ts';

/**
 * `product` runs on the demo data, fresh for each file; the process that serves it and the `browser` are those of the
 * worker; `page` is new for each test and opens paths relative to the product's address.
 */
export const walk = test
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

/** Where it failed and what was there, in words as well: of a run elsewhere only the output is left. */
async function whatItShows(page: Page, name: string): Promise<string> {
  const words = await page.locator('main, [role=dialog]').allInnerTexts();
  const shown = words.join('\n').replaceAll(/\n+/g, ' · ').slice(0, 1500);
  return `Picture: ${await takePicture(page, name)}\nAt ${new URL(page.url()).pathname}: ${shown}`;
}
