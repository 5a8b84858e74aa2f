// Tests of the commands themselves: which checks they choose, and how they stop the programs that they started.
import { defineConfig } from 'vitest/config';
import { patience } from '../testing/running/patience.ts';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/cli',
  test: {
    environment: 'node',
    include: ['**/*.test.mjs'],
    pool: 'threads',
    testTimeout: 120_000 * patience,
    expect: { poll: { timeout: 60_000 * patience } },
  },
});
