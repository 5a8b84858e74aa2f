// How the walks through the built product run: two files at a time, each with a real server and a real browser of its own.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/e2e',
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    globalSetup: './support/sample.globalSetup.ts',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    // As long as the browser waits for what it is to press.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 300_000,
  },
});
