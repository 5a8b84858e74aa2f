// What a walk through the product needs: `walk` is vitest's `test` with the product, a browser and a page.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { launchBrowser, openPage, takePicture } from './browser.ts';
import { startProduct } from './product.ts';

/**
 * `product` (one a file) runs on the demo data, `browser` is shared by the file,
 * `page` is new for each test and opens paths relative to the product's address.
 */
export const walk = test
  .extend('product', { scope: 'file' }, async ({}, { onCleanup }) => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'regie-data-'));
    await cp(inject('sampleFolder'), dataFolder, { recursive: true });
    const product = await startProduct({ dataFolder, env: { SEED: 'demo' } });
    onCleanup(async () => {
      await product.stop();
      await rm(dataFolder, { recursive: true, force: true });
    });
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
