// How the walks through the built product run: each worker has a real server, a real browser, and fresh data for each file.
// TEST_CLOCK=<moment> runs them on another day, see server/testing/testClock.ts.
import { defineConfig } from 'vitest/config';
import { patience } from '../../server/testing/patience.ts';
import { applyTestClock } from '../../server/testing/testClock.ts';

applyTestClock();

/** Either one process or two behind a proxy, on one PostgreSQL and Redis. */
const isSeveral = Boolean(process.env['WALK_SEVERAL']);

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/e2e',
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    // The start from a clone has a product of its own.
    exclude: isSeveral ? ['start.test.ts'] : ['several/**'],
    globalSetup: `./support/${isSeveral ? 'several' : 'sample'}.globalSetup.ts`,
    pool: 'forks',
    maxWorkers: 2,
    // The server and the browser stay for the next file.
    isolate: false,
    // Limits are for what hangs: they cost nothing where nothing does.
    testTimeout: 300_000 * patience,
    // As long as the browser waits for what it is to press.
    expect: { poll: { timeout: 30_000 * patience } },
    hookTimeout: 600_000 * patience,
  },
});
