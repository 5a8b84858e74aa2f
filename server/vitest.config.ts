// Configuration of the server tests; decorators and their metadata come from tsconfig.json.
// TEST_DATABASE=postgresql runs the tests that need it on PostgreSQL, with TEST_EVERYTHING=yes all of them.
// TEST_CLOCK=<moment> runs them on another day (testing/testClock.ts).
// TEST_TIER=quick skips tests tagged `slow` and samples generated tests: TEST_SEED repeats a sample.
import { randomInt } from 'node:crypto';
import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { patience } from './testing/running/patience.ts';
import { testsOfPostgres } from './testing/services/engines.ts';
import { applyTestClock } from './testing/running/testClock.ts';
import { isQuick, slowFiles } from './testing/running/tier.ts';

applyTestClock();

const { resolve } = createRequire(import.meta.url);
const { TEST_DATABASE, TEST_EVERYTHING, TEST_SEED = String(randomInt(1, 1_000_000)) } = process.env;
const some = TEST_DATABASE === 'postgresql' && TEST_EVERYTHING !== 'yes';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite/server',
  // type-graphql and graphql-jit load graphql's CommonJS build; a second copy beside it makes it refuse every schema.
  resolve: { alias: [{ find: /^graphql$/, replacement: resolve('graphql/index.js') }] },
  test: {
    environment: 'node',
    include: some ? testsOfPostgres() : ['**/*.test.ts'],
    // Tests with a real station depend on the clock, and run on their own.
    exclude: ['**/*.air.test.ts', ...(isQuick ? slowFiles() : [])],
    tags: [{ name: 'slow', description: 'Runs in npm run test:all only.' }],
    ...(isQuick && { tagsFilter: ['!slow'] }),
    env: { TEST_SEED },
    globalSetup: ['testing/services/postgres.globalSetup.mjs'],
    // The schema is built once per worker, not once per file.
    isolate: false,
    pool: 'forks',
    maxWorkers: 2,
    // Timeouts are for hanging tests only, so they are generous.
    testTimeout: 180_000 * patience,
    expect: { poll: { timeout: 20_000 * patience } },
    hookTimeout: 180_000 * patience,
  },
});
