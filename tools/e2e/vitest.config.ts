// Configuration of the end-to-end tests, which run in a browser. Each worker has a real server, a real browser, and fresh data for each
// file.
//
// TEST_TIER=quick     runs only the tests with the tag `smoke`.
// TEST_SEVERAL=yes    runs several/ and the files with the tag `several` with two processes behind a proxy, which share
//                     a PostgreSQL and a Redis; TEST_SEVERAL=all runs all files that way.
// TEST_CLOCK=<moment> runs the tests with clocks that begin at that moment, see tools/testing/running/testClock.ts.
import { defineConfig } from 'vitest/config';
import { knownTags, findBrowserTests } from '../cli/lib/checks/browserTests.mjs';
import { patience } from '../testing/running/patience.ts';
import { applyTestClock } from '../testing/running/testClock.ts';

applyTestClock();

const several = process.env['TEST_SEVERAL'];
const isSmoke = process.env['TEST_TIER'] === 'quick';

type BrowserTestFile = ReturnType<typeof findBrowserTests>[number];

function isIncluded({ name, tags, needsSeveral, smokeTests }: BrowserTestFile): boolean {
  if (isSmoke && smokeTests === 0) return false;
  if (!several) return !needsSeveral;
  // The start test starts its own product, so it never runs with several processes.
  return several === 'all' ? name !== 'start.test.ts' : needsSeveral || tags.includes('several');
}

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/e2e',
  test: {
    environment: 'node',
    include: findBrowserTests()
      .filter(isIncluded)
      .map(({ name }) => name),
    // A file with an unknown tag fails.
    tags: knownTags(),
    ...(isSmoke && { tagsFilter: ['smoke'] }),
    globalSetup: `./support/product/${several ? 'several' : 'sample'}.globalSetup.ts`,
    pool: 'forks',
    // The smoke tests take less time than starting a second product and browser.
    maxWorkers: isSmoke ? 1 : 2,
    // The server and the browser are shared by the files of a worker.
    isolate: false,
    // Generous limits: they only end tests that hang.
    testTimeout: 300_000 * patience,
    // Equal to the browser's own timeout for elements.
    expect: { poll: { timeout: 30_000 * patience } },
    hookTimeout: 600_000 * patience,
  },
});
