// What a walk through the product needs: `walk` is vitest's `test` with the product, a browser and a page.
import { expect, test } from 'vitest';
import { launchBrowser, openPage, takePicture } from './browser.ts';
import { startProduct } from './product.ts';

/**
 * `product` (one a file) runs on the demo data, `browser` is shared by the file,
 * `page` is new for each test and opens paths relative to the product's address.
 */
export const walk = test
  .extend('product', { scope: 'file' }, async ({}, { onCleanup }) => {
    const product = await startProduct({ env: { SEED: 'demo' } });
    onCleanup(async () => void (await product.stop()));
    return product;
  })
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('page', async ({ product, browser, task }, { onCleanup }) => {
    const { page, errors } = await openPage(browser, { baseURL: product.url });
    onCleanup(async () => {
      if (task.result?.state === 'fail') console.error(`Picture: ${await takePicture(page, task.name)}`);
      await page.context().close();
      expect(errors, 'errors that the page reported').toEqual([]);
    });
    return page;
  });
