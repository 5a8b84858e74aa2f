// The tests of the commands themselves: what they choose, and how they end what they started.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/cli',
  test: { environment: 'node', include: ['**/*.test.mjs'], pool: 'threads', testTimeout: 120_000 },
});
