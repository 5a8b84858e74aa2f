// Configuration of the server tests. tsconfig.json configures decorators and their metadata. TEST_DATABASE=postgresql runs the
// tests that need PostgreSQL, together with TEST_EVERYTHING=yes all tests. TEST_CLOCK=<moment> runs tests on another day
// (tools/testing/running/testClock.ts). TEST_TIER=quick skips tests tagged `slow`, and runs a random sample of generated tests, which TEST_SEED
// repeats.
import { randomInt } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { environmentOf, limitsNow } from '../tools/testing/running/limits.ts';
import { testsOfPostgres } from '../tools/testing/services/engines.ts';
import { applyTestClock } from '../tools/testing/running/testClock.ts';
import { isQuick, slowFiles } from '../tools/testing/running/tier.ts';

applyTestClock();

const { resolve } = createRequire(import.meta.url);
const { TEST_DATABASE, TEST_EVERYTHING, TEST_SEED = String(randomInt(1, 1_000_000)) } = process.env;
const some = TEST_DATABASE === 'postgresql' && TEST_EVERYTHING !== 'yes';

/** Time limits of tests in milliseconds. They are generous, because they only end tests that hang. */
export const limits = { test: 180_000, hook: 180_000, poll: 20_000 };

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  cacheDir: 'node_modules/.vite/server',
  // type-graphql and graphql-jit load graphql's CommonJS build. Loading a second copy of graphql would make it reject every
  // schema.
  resolve: { alias: [{ find: /^graphql$/, replacement: resolve('graphql/index.js') }] },
  test: {
    environment: 'node',
    include: some ? testsOfPostgres() : ['server/**/*.test.ts', 'tools/{bench,testing}/**/*.test.ts'],
    // Tests with a real station depend on the clock, and are run separately.
    exclude: ['**/*.air.test.ts', ...(isQuick ? slowFiles() : [])],
    tags: [{ name: 'slow', description: 'Runs in npm run test:all only.' }],
    ...(isQuick && { tagsFilter: ['!slow'] }),
    env: { TEST_SEED, ...environmentOf(limits) },
    setupFiles: ['tools/testing/running/limits.setup.ts'],
    globalSetup: ['tools/testing/services/postgres.globalSetup.mjs'],
    // Without isolation, the schema is built once per worker rather than once per file.
    isolate: false,
    pool: 'forks',
    maxWorkers: 2,
    ...limitsNow(limits),
  },
});
