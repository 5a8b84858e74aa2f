/**
 * `npm run bench:web`: benchmarks of the built product in Chromium with a slowed-down processor. They cover first
 * loads, clicks to painted rows, scrolling a long list, scrolling back in a chat, dragging in a full calendar week, and
 * Lighthouse. `npm run bench:web -- load`, `rows`, `scrolling`, `chat`, `dragging` or `lighthouse` runs one part. `npm
 * run bench:web -- rows Songs` tests a single list, `npm run bench:web -- lighthouse /site` the pages of the website.
 */
import { launchBrowser } from '../support/browser.ts';
import { startProduct, stopProductsWhenInterrupted } from '../support/product/product.ts';
import { chatScrolling } from './chatScrolling.ts';
import { clickToRows } from './clickToRows.ts';
import { dragging } from './dragging.ts';
import { print } from './measurements.ts';
import { firstLoad } from './firstLoad.ts';
import { lighthouse } from './lighthouse.ts';
import { scrolling } from './scrolling.ts';
import { slowdown } from './slowPage.ts';

const [only, ...named] = process.argv.slice(2);
const wants = (part: string) => !only || only === part;

stopProductsWhenInterrupted();
const product = await startProduct({ env: { SEED: 'demo' } });
const browser = await launchBrowser([], false, { handlesSignals: true });
try {
  console.log(`Chromium ${browser.version()}, processor slowed down ${slowdown} times, medians of 5`);
  const baseURL = product.url;
  const stranger = { baseURL, signedIn: false };
  const administrator = { baseURL, signedIn: true };
  if (wants('load')) {
    print(
      'First load of the sign-in page',
      await firstLoad(browser, stranger, {
        path: '/sign-in',
        shown: (page) => page.getByLabel('E-mail').waitFor(),
        scriptGoal: 230,
      }),
    );
    print(
      'First load of a list (invoices)',
      await firstLoad(browser, administrator, {
        path: '/admin/invoices',
        shown: (page) => page.locator('main tbody tr td').first().waitFor(),
        scriptGoal: 330,
      }),
    );
    print(
      'First load of the dashboard',
      await firstLoad(browser, administrator, {
        path: '/admin/dashboard',
        shown: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
      }),
    );
  }
  if (wants('rows')) print('From click to painted rows', await clickToRows(browser, administrator, named));
  if (wants('scrolling'))
    print('Scrolling 100,000 songs in one table, medians of 3', await scrolling(browser));
  if (wants('chat')) print('Scrolling back in a chat, medians of 3', await chatScrolling(browser));
  if (wants('dragging')) print('Dragging in a week of 400, medians of 3', await dragging(browser, baseURL));
  if (wants('lighthouse')) await lighthouse(baseURL, named[0]);
} finally {
  await browser.close();
  await product.stop();
}
