// How the server's tests run; decorators and their metadata come from tsconfig.json.
// TEST_DATABASE=postgresql runs the same tests on PostgreSQL.
import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const { resolve } = createRequire(import.meta.url);

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite/server',
  // type-graphql and Apollo load graphql's CommonJS build; a second copy beside it makes it refuse every schema.
  resolve: { alias: [{ find: /^graphql$/, replacement: resolve('graphql/index.js') }] },
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    globalSetup: ['testing/postgres.globalSetup.mjs'],
    // The schema is built once a worker, not once a file.
    isolate: false,
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 15_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 30_000,
  },
});
